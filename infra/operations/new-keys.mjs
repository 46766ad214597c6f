// `node infra/operations/new-keys.mjs`: a fresh Ed25519 pair for identity tokens, a link secret with its name and a password, as
// variables for a shell. Runs on the machine's own Node, before anything is installed; nothing is written anywhere.
import { generateKeyPairSync, randomBytes } from 'node:crypto'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const encoded = (key, type) => key.export({ type, format: 'der' }).toString('base64url')
const fresh = {
  NEW_PRIVATE_KEY: encoded(privateKey, 'pkcs8'),
  NEW_PUBLIC_KEY: encoded(publicKey, 'spki'),
  NEW_LINK_KEY_ID: `k${Date.now().toString(36)}`,
  NEW_LINK_SECRET: randomBytes(32).toString('base64url'),
  NEW_PASSWORD: randomBytes(24).toString('hex'),
}
console.log(
  Object.entries(fresh)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n'),
)
