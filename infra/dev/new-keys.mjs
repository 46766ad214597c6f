// `node infra/dev/new-keys.mjs`: a fresh Ed25519 pair for identity tokens, a link secret with its name, one for second steps and a password, as
// variables for a shell. Runs on the machine's own Node, before anything is installed; nothing is written anywhere.
import { randomBytes } from 'node:crypto'
import { freshKeyPair } from './key-pair.mjs'

const { privateKey, publicKey } = freshKeyPair()
const fresh = {
  NEW_PRIVATE_KEY: privateKey,
  NEW_PUBLIC_KEY: publicKey,
  NEW_LINK_KEY_ID: `k${Date.now().toString(36)}`,
  NEW_LINK_SECRET: randomBytes(32).toString('base64url'),
  NEW_SECOND_STEP_SECRET: randomBytes(32).toString('base64url'),
  NEW_PASSWORD: randomBytes(24).toString('hex'),
}
console.log(
  Object.entries(fresh)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n'),
)
