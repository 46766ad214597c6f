import { decodePDFRawStream, PDFArray, type PDFDocument, PDFName, PDFRawStream, type PDFRef } from 'pdf-lib'

/**
 * Chromium paints CSS backgrounds, borders and margin boxes outside any tag. PDF/UA asks that such marks be named
 * artifacts: each painting operation outside marked content is put between /Artifact BMC and EMC.
 */
export function markArtifacts(doc: PDFDocument): void {
  for (const page of doc.getPages()) {
    const contents = page.node.Contents()
    if (!contents) continue
    const own = page.node.get(PDFName.of('Contents'))
    const refs: unknown[] = contents instanceof PDFArray ? contents.asArray() : [own]
    const parts = refs.map((ref) => {
      const stream = doc.context.lookup(ref as PDFRef)
      if (!(stream instanceof PDFRawStream)) throw new Error('A page without a content stream')
      return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    })
    const marked = Buffer.from(wrapUntagged(parts.join('\n')), 'latin1')
    page.node.set(PDFName.of('Contents'), doc.context.register(doc.context.flateStream(marked)))
    for (const ref of refs) doc.context.delete(ref as PDFRef)
  }
}

const PATH_START = new Set(['m', 're'])
const PATH_PAINT = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const PAINT = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh'])

/** A content stream with its untagged painting wrapped. Exported for its test. */
export function wrapUntagged(stream: string): string {
  const out: string[] = []
  let written = 0
  let nesting = 0
  let operandsFrom = -1
  let pathFrom = -1

  const wrap = (from: number, to: number) => {
    out.push(stream.slice(written, from), '/Artifact BMC\n', stream.slice(from, to), '\nEMC')
    written = to
  }
  for (const lexeme of lexemes(stream)) {
    if (lexeme.operand) {
      if (operandsFrom < 0) operandsFrom = lexeme.from
      continue
    }
    const from = operandsFrom < 0 ? lexeme.from : operandsFrom
    operandsFrom = -1
    const operator = stream.slice(lexeme.from, lexeme.to)
    if (operator === 'BDC' || operator === 'BMC') nesting++
    else if (operator === 'EMC') nesting--
    else if (nesting > 0) continue
    else if (PATH_START.has(operator)) pathFrom = pathFrom < 0 ? from : pathFrom
    else if (operator === 'n') pathFrom = -1
    else if (PATH_PAINT.has(operator)) {
      wrap(pathFrom < 0 ? from : pathFrom, lexeme.to)
      pathFrom = -1
    } else if (PAINT.has(operator)) wrap(from, lexeme.to)
  }
  out.push(stream.slice(written))
  return out.join('')
}

interface Lexeme {
  from: number
  to: number
  operand: boolean
}

const SPACE = /[\s\0]/
const DELIMITER = /[\s\0()<>[\]{}/%]/

/** Operators and operands of a content stream, by position. Arrays and dictionaries come as several operands. */
function* lexemes(stream: string): Generator<Lexeme> {
  let at = 0
  while (at < stream.length) {
    const char = stream[at]!
    if (SPACE.test(char)) {
      at++
      continue
    }
    const from = at
    if (char === '%') {
      while (at < stream.length && stream[at] !== '\n' && stream[at] !== '\r') at++
      continue
    }
    if (char === '(') at = endOfString(stream, at)
    else if (char === '<' && stream[at + 1] !== '<') at = stream.indexOf('>', at) + 1
    else if ('<>[]{}'.includes(char)) at += char === stream[at + 1] && '<>'.includes(char) ? 2 : 1
    else {
      at++
      while (at < stream.length && !DELIMITER.test(stream[at]!)) at++
    }
    const word = stream.slice(from, at)
    yield { from, to: at, operand: /^[-+.\d(<>[\]{}/]/.test(word) || word === 'true' || word === 'false' || word === 'null' }
  }
}

function endOfString(stream: string, from: number): number {
  let open = 0
  for (let at = from; at < stream.length; at++) {
    const char = stream[at]
    if (char === '\\') at++
    else if (char === '(') open++
    else if (char === ')' && --open === 0) return at + 1
  }
  return stream.length
}
