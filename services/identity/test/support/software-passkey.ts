import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** Bits of the authenticator data: user present, user verified, credential attached. */
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTACHED = 0x40

type Options = { rpId: string; challenge: string }
/** What an attacker, or a device that is built badly, does otherwise. */
type Otherwise = { origin?: string; rpId?: string; flags?: number; counter?: number; challenge?: string; userHandle?: string }

/** An authenticator in software: a P-256 key, attestation `none`, and the counter that a test gives it. */
export function createSoftwarePasskey(site: { origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (rpId: string, flags: number, count: number) =>
    Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), uint(count, 4)])

  return {
    id: id.toString('base64url'),
    /** `navigator.credentials.create` */
    create(options: { rp: { id: string }; user: { id: string }; challenge: string }, otherwise: Otherwise = {}) {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attached = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, cose])
      const flags = otherwise.flags ?? PRESENT | VERIFIED | ATTACHED
      const authData = Buffer.concat([head(otherwise.rpId ?? options.rp.id, flags, otherwise.counter ?? counter), attached])
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const challenge = otherwise.challenge ?? options.challenge
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, otherwise.origin ?? site.origin).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
    /** `navigator.credentials.get` */
    get(options: Options, otherwise: Otherwise = {}) {
      counter = otherwise.counter ?? counter + 1
      const authData = head(otherwise.rpId ?? options.rpId, otherwise.flags ?? PRESENT | VERIFIED, counter)
      const client = clientData('webauthn.get', otherwise.challenge ?? options.challenge, otherwise.origin ?? site.origin)
      const signature = sign('sha256', Buffer.concat([authData, createHash('sha256').update(client).digest()]), privateKey)
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: otherwise.userHandle ?? userHandle,
        },
        clientExtensionResults: {},
      }
    },
  }
}
export type SoftwarePasskey = ReturnType<typeof createSoftwarePasskey>
export const flags = { PRESENT, VERIFIED, ATTACHED }

type Item = number | string | Buffer | Map<number | string, Item>

/** As much of CBOR (RFC 8949) as a key and an attestation need. */
function cbor(item: Item): Buffer {
  if (typeof item === 'number') return item >= 0 ? headOf(0, item) : headOf(1, -1 - item)
  if (typeof item === 'string') return Buffer.concat([headOf(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([headOf(2, item.length), item])
  return Buffer.concat([headOf(5, item.size), ...[...item].flatMap(([key, value]) => [cbor(key), cbor(value)])])
}

function headOf(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.concat([Buffer.from([(major << 5) | 25]), uint(value, 2)])
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
