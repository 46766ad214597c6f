import { readFileSync } from 'node:fs'
import { endianness } from 'node:os'
import { join } from 'node:path'
import type { PairFigures } from '../../domain/catalogue/figures.ts'

/** Reads the figures of all pairs. Throws, naming the file, when one is missing or of another size than the table asks for. */
export function loadPairs(folder: string, count: number): PairFigures {
  const read = (file: string, size: number): Uint8Array => {
    const path = join(folder, file)
    const cure = 'Restore it from the repository or run "make data FROM=<folder>".'
    try {
      const bytes = readFileSync(path)
      if (bytes.length !== size) throw new Error(`has ${bytes.length} bytes, not ${size}`)
      // A copy of its own: views on two bytes need an even start.
      return Uint8Array.from(bytes)
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}. ${cure}`)
    }
  }
  const triangle = (file: string): Uint16Array => littleEndian(read(file, count * (count - 1)))
  return {
    ratings: triangle('likeness-ratings.bin'),
    all: triangle('likeness-all.bin'),
    moves: read('moves.bin', count * count),
  }
}

/** The files are little-endian, as nearly every machine is. */
function littleEndian(bytes: Uint8Array): Uint16Array {
  if (endianness() === 'BE') Buffer.from(bytes.buffer).swap16()
  return new Uint16Array(bytes.buffer)
}
