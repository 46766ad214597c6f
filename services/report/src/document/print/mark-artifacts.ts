import { type PDFDocument, PDFName } from 'pdf-lib'
import { contentRefs, readStream, replaceStream } from './content-streams.ts'

/**
 * Chromium paints CSS backgrounds, borders and margin boxes outside any tag. PDF/UA asks that such marks be named
 * artifacts: each painting operation outside marked content is put between /Artifact BMC and EMC.
 */
export async function markArtifacts(doc: PDFDocument): Promise<void> {
  await Promise.all(
    doc.getPages().map(async (page) => {
      const refs = contentRefs(page)
      const [first] = refs
      if (!first) return
      const parts = await Promise.all(refs.map((ref) => readStream(doc, ref)))
      await replaceStream(doc, { ref: first, content: wrapUntagged(parts.join('\n')) })
      page.node.set(PDFName.of('Contents'), first)
      for (const ref of refs.slice(1)) doc.context.delete(ref)
    }),
  )
}

const PATH_START = new Set(['m', 're'])
const PATH_PAINT = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*'])
const PAINT = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh'])

/** A content stream with its untagged painting wrapped. Exported for its test. */
export function wrapUntagged(stream: string): string {
  const out: string[] = []
  let written = 0
  let operandsFrom = -1
  let pathFrom = -1

  const wrap = (from: number, to: number) => {
    out.push(stream.slice(written, from), '/Artifact BMC\n', stream.slice(from, to), '\nEMC')
    written = to
  }
  for (let at = 0, lexeme = lexemeAt(stream, at); lexeme; lexeme = lexemeAt(stream, at)) {
    at = lexeme.to
    if (lexeme.operand) {
      if (operandsFrom < 0) operandsFrom = lexeme.from
      continue
    }
    const from = operandsFrom < 0 ? lexeme.from : operandsFrom
    operandsFrom = -1
    const operator = stream.slice(lexeme.from, lexeme.to)
    if (operator === 'BDC' || operator === 'BMC') {
      at = endOfTagged(stream, at)
      // A group of letters with words of its own, such as a Hebrew name in the page's foot, is no tag.
      const opening = stream.slice(from, lexeme.to)
      if (/^\/(?:Span|ReversedChars)\b/.test(opening) && !opening.includes('/MCID')) wrap(from, at)
    } else if (PATH_START.has(operator)) pathFrom = pathFrom < 0 ? from : pathFrom
    else if (operator === 'n') pathFrom = -1
    else if (PATH_PAINT.has(operator)) {
      wrap(pathFrom < 0 ? from : pathFrom, lexeme.to)
      pathFrom = -1
    } else if (PAINT.has(operator)) wrap(from, lexeme.to)
  }
  out.push(stream.slice(written))
  return out.join('')
}

/** What opens or closes marked content, and what such a word may stand in without being one. */
const MARKS = /\(|%[^\r\n]*|\b(?:BDC|BMC|EMC)\b/g

/** Where the marked content ends that begins before `from`. Nearly all of a page is tagged: it is not read word by word. */
function endOfTagged(stream: string, from: number): number {
  let depth = 1
  MARKS.lastIndex = from
  for (let mark = MARKS.exec(stream); mark; mark = MARKS.exec(stream)) {
    const word = mark[0]
    if (word === '(') MARKS.lastIndex = endOfString(stream, mark.index)
    else if (word.startsWith('%') || stream[mark.index - 1] === '/') continue
    else {
      depth += word === 'EMC' ? -1 : 1
      if (depth === 0) return MARKS.lastIndex
    }
  }
  return stream.length
}

interface Lexeme {
  from: number
  to: number
  operand: boolean
}

/** Space, string, hex string or bracket, name, comment, or a run of anything else: the six shapes in a content stream. */
const SHAPES =
  /[\s\0]+|\((?:[^()\\]|\\[\s\S])*\)|<<|>>|<[0-9A-Fa-f\s]*>|[[\]{}]|%[^\r\n]*|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+|[\s\S]/y

/** The operator or operand at or after a position of a content stream. Arrays and dictionaries come as several operands. */
function lexemeAt(stream: string, start: number): Lexeme | undefined {
  for (let from = start; from < stream.length; from = SHAPES.lastIndex) {
    SHAPES.lastIndex = from
    const word = SHAPES.exec(stream)![0]
    const first = word.charCodeAt(0)
    if (first <= 32 || first === 37) continue
    // A string with brackets of its own is rare: it is read letter by letter.
    const to = first === 40 && word.length === 1 ? endOfString(stream, from) : from + word.length
    return { from, to, operand: isOperand(first, word) }
  }
  return undefined
}

/** Numbers, names, strings, brackets; true, false and null. */
function isOperand(first: number, word: string): boolean {
  if ((first >= 48 && first <= 57) || '-+.(<>[]{}/'.includes(String.fromCharCode(first))) return true
  return word === 'true' || word === 'false' || word === 'null'
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
