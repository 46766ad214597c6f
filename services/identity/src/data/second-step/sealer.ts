import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

export type Sealer = {
  /** AES-256-GCM: `<key name>.<base64url>`. Opens only for the same `owner`, so that one row's value is of no use in another's. */
  seal(plain: Buffer, owner: string): string
  /** Undefined when no key that we have made it, or it was changed. */
  open(sealed: string, owner: string): Buffer | undefined
  /** HMAC-SHA-256 as hex under each key, the current one first: what is short enough to be guessed from a plain hash is stored like this. */
  digests(text: string): [string, ...string[]]
}

/** `secrets`: the deployment's, the current one first; the others open what they sealed and seal nothing. */
export function createSealer(secrets: readonly [string, ...string[]]): Sealer {
  const keys = secrets.map((secret) => ({
    name: derived(secret, 'second step: name of the key', 4).toString('hex'),
    seal: derived(secret, 'second step: sealing', 32),
    digest: derived(secret, 'second step: digests', 32),
  }))
  const digestWith = (key: (typeof keys)[number], text: string) => createHmac('sha256', key.digest).update(text).digest('hex')
  const [current, ...others] = keys as [(typeof keys)[number], ...typeof keys]

  return {
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.seal, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return `${current.name}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, owner) {
      const [name, body = ''] = sealed.split('.')
      const key = keys.find((each) => each.name === name)
      const bytes = Buffer.from(body, 'base64url')
      if (!key || bytes.length < IV_BYTES + TAG_BYTES) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key.seal, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      } catch {
        return undefined
      }
    },
    digests: (text) => [digestWith(current, text), ...others.map((key) => digestWith(key, text))],
  }
}

function derived(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'waymark identity', purpose, bytes))
}
