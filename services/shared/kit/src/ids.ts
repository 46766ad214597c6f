import { randomBytes } from 'node:crypto'

let lastMs = 0
let sequence = 0

/**
 * UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then a 12-bit counter, then 62 random bits.
 * Ids made by one process sort in the order they were made, also within one millisecond.
 */
export function uuidv7(now: number = Date.now()): string {
  if (now > lastMs) {
    lastMs = now
    sequence = randomBytes(1).readUInt8()
  } else if (++sequence > 0xfff) {
    // The counter is full: borrow the next millisecond rather than repeat or go back.
    lastMs += 1
    sequence = 0
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether PostgreSQL takes a text as a UUID, of whatever version. Ids from outside may be anything, and a comparison with what is none fails. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
