import { createHash } from 'node:crypto'

/**
 * A set that says "perhaps" or "certainly not": with 20 bits and 14 hashes a member, one of 15,000 others is taken for a member. The two
 * halves of one digest give all positions (Kirsch and Mitzenmacher, 2006).
 */
export type BloomFilter = { has(text: string): boolean }

export const BITS_EACH = 20
const HASHES = 14

export function openBloomFilter(bits: Uint8Array): BloomFilter {
  return { has: (text) => positions(text, bits.length * 8).every((at) => ((bits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0) }
}

export function fillBloomFilter(texts: readonly string[]): Uint8Array {
  const bits = new Uint8Array(Math.ceil((texts.length * BITS_EACH) / 8))
  for (const text of texts)
    for (const at of positions(text, bits.length * 8)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
  return bits
}

function positions(text: string, size: number): number[] {
  const digest = createHash('sha256').update(text).digest()
  const [first, second] = [digest.readUInt32LE(0), (digest.readUInt32LE(4) | 1) >>> 0]
  return Array.from({ length: HASHES }, (_none, i) => (first + i * second) % size)
}
