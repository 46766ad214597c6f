import { inflateRawSync } from 'node:zlib'

/**
 * Entries of a zip archive held in memory, by name, inflated when asked.
 * Reads the central directory (the only place where sizes are always right) and supports the two methods that
 * office files use: stored and deflated. Throws when the bytes are not a zip archive.
 */
export function openZip(bytes: Buffer): ZipArchive {
  const end = bytes.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0 || end + 22 > bytes.length) throw new Error('not a zip archive')
  const count = bytes.readUInt16LE(end + 10)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new Error('the zip directory is damaged')
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    entries.set(name, {
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return { names: [...entries.keys()], read: (name) => readEntry(bytes, entries.get(name)) }
}

export type ZipArchive = { readonly names: readonly string[]; readonly read: (name: string) => Buffer | undefined }

function readEntry(bytes: Buffer, entry: Entry | undefined): Buffer | undefined {
  if (!entry) return undefined
  const start = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28)
  const packed = bytes.subarray(start, start + entry.size)
  if (entry.method === 0) return packed
  if (entry.method === 8) return inflateRawSync(packed)
  throw new Error(`zip method ${entry.method} is not supported`)
}

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])

type Entry = { readonly method: number; readonly size: number; readonly offset: number }
