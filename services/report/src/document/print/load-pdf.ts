import { ParseSpeeds, PDFDocument, PDFObject, PDFRef } from 'pdf-lib'

/**
 * Reads Chromium's file. Of a report's objects three in four only tell how its parts hang together, and are passed on as they were written:
 * reading and writing them took more than all that is changed. What is changed is read: header cells, which are named, and all the rest.
 */
export async function loadPdf(pdf: Uint8Array): Promise<PDFDocument> {
  const found = objectsOf(pdf)
  const load = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast })
  // Written otherwise than Chromium does today: all of it is read.
  if (!found) return load(pdf)
  const { objects, trailer } = found
  const kept = objects.filter(({ isPassedOn }) => !isPassedOn)
  const parts = [pdf.subarray(0, objects[0]!.from), ...kept.map(({ from, to }) => pdf.subarray(from, to)), trailer]
  const doc = await load(Buffer.concat(parts))
  for (const { number, from, to, isPassedOn } of objects)
    if (isPassedOn) doc.context.assign(PDFRef.of(number), new PassedOn(pdf.subarray(from + opening(number), to - CLOSING.length)))
  return doc
}

type Place = { number: number; from: number; to: number; isPassedOn: boolean }

/** Every object, in the order of the file, and the end of the file without the list of places; undefined where it has another form. */
function objectsOf(pdf: Uint8Array): { objects: Place[]; trailer: Uint8Array } | undefined {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const list = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(file.toString('latin1', Math.max(0, file.length - 64)))?.[1])
  const text = file.toString('latin1', list)
  const count = Number(/^xref\n0 (\d+)\n/.exec(text)?.[1])
  const trailer = text.indexOf('trailer\n')
  if (!(count > 1) || trailer < 0) return undefined
  const first = text.indexOf('\n', 'xref\n'.length) + 1
  const places = Array.from({ length: count }, (_, number) => {
    const at = first + LINE * number
    return { number, from: Number(text.slice(at, at + 10)), isUsed: text[at + 17] === 'n' }
  })
  const used = places.filter(({ isUsed }) => isUsed).sort((a, b) => a.from - b.from)
  const objects = used.map(({ number, from }, at) => {
    const to = used[at + 1]?.from ?? list
    return { number, from, to, isPassedOn: isPassedOn(file.toString('latin1', from, Math.min(to, from + LONGEST)), number) }
  })
  if (
    objects.length === 0 ||
    objects.some(({ number, from }) => !file.toString('latin1', from, from + 20).startsWith(`${number} 0 obj\n`))
  )
    return undefined
  return { objects, trailer: file.subarray(list + trailer) }
}

/** A part of the structure with neither a name nor the names of header cells, written out to its end. */
function isPassedOn(object: string, number: number): boolean {
  return (
    object.startsWith('<</Type /StructElem\n', opening(number)) &&
    object.endsWith(CLOSING) &&
    !object.includes('/ID') &&
    !object.includes('/Headers')
  )
}

const opening = (number: number): number => `${number} 0 obj\n`.length
const CLOSING = '\nendobj\n'
/** Bytes of a line in the list of places. */
const LINE = 20
/** Bytes from which an object is read like any other. */
const LONGEST = 4_000

/** An object as it stands in the file. */
class PassedOn extends PDFObject {
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    super()
    this.#bytes = bytes
  }
  override clone(): PassedOn {
    return this
  }
  override toString(): string {
    return Buffer.from(this.#bytes).toString('latin1')
  }
  override sizeInBytes(): number {
    return this.#bytes.length
  }
  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    buffer.set(this.#bytes, offset)
    return this.#bytes.length
  }
}
