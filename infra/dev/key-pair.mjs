import { generateKeyPairSync } from 'node:crypto'

/** A fresh Ed25519 pair for identity tokens, each half as every process reads it: DER in base64url. Runs before anything is installed. */
export function freshKeyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const encoded = (key, type) => key.export({ type, format: 'der' }).toString('base64url')
  return { privateKey: encoded(privateKey, 'pkcs8'), publicKey: encoded(publicKey, 'spki') }
}
