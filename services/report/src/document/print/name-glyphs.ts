import { PDFDict, type PDFDocument, PDFName, type PDFPage, PDFRef } from 'pdf-lib'
import { contentRefs, readStream, replaceStream } from './content-streams.ts'

/**
 * Chromium tells of each glyph which character it draws, and writes 0 where no single one does: the forms that a letter takes beside
 * its neighbors, as in Arabic, Hindi or Thai. PDF/UA allows no 0. What such a glyph stands for is told by the words that Chromium
 * puts around its group (/ActualText): those that no other glyph of the group accounts for.
 */
export async function nameGlyphs(doc: PDFDocument): Promise<void> {
  const fonts = await fontsWithNameless(doc)
  if (fonts.size === 0) return
  for (const page of doc.getPages()) await learn(doc, page, fonts)
  for (const { ref, table, names } of fonts.values()) {
    const content = table.replace(ENTRY, (entry, glyph: string, code: string) =>
      Number.parseInt(code, 16) === 0 ? `<${glyph}> <${utf16(names.get(glyph) || UNKNOWN)}>` : entry,
    )
    await replaceStream(doc, { ref, content })
  }
}

/** REPLACEMENT CHARACTER: for a glyph that adds nothing to the words of its group. */
const UNKNOWN = '\uFFFD'

/** A line of a ToUnicode table: glyph, and what it draws. */
const ENTRY = /^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm

type NamelessFont = {
  ref: PDFRef
  table: string
  /** Characters by glyph, 0 left out. */
  known: Map<string, string>
  /** What was learned of the others. */
  names: Map<string, string>
}

/** By the number of the font's object. */
async function fontsWithNameless(doc: PDFDocument): Promise<Map<string, NamelessFont>> {
  const fonts = new Map<string, NamelessFont>()
  for (const [font, object] of doc.context.enumerateIndirectObjects()) {
    const ref = object instanceof PDFDict ? object.get(PDFName.of('ToUnicode')) : undefined
    if (!(ref instanceof PDFRef)) continue
    const table = await readStream(doc, ref)
    const entries = [...table.matchAll(ENTRY)].map(([, glyph = '', code = '']) => [glyph, fromUtf16(code)] as const)
    if (entries.every(([, drawn]) => drawn !== '\0')) continue
    fonts.set(font.toString(), { ref, table, known: new Map(entries.filter(([, drawn]) => drawn !== '\0')), names: new Map() })
  }
  return fonts
}

/** A font is chosen, a group with its words begins, other marked content begins, a group or that ends, glyphs are drawn. */
const STEP = /\/(\S+) \S+ Tf\b|\/Span ?<< ?\/ActualText <FEFF([0-9A-F]*)> ?>> BDC|\b(B[DM]C)\b|\b(EMC)\b|<([0-9A-F]+)> Tj/g

async function learn(doc: PDFDocument, page: PDFPage, fonts: Map<string, NamelessFont>): Promise<void> {
  const named = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
  const parts = await Promise.all(contentRefs(page).map((ref) => readStream(doc, ref)))
  let font: NamelessFont | undefined
  /** Marked content that is open: a group has words, other content none. */
  const open: ({ words: string; glyphs: { font: NamelessFont; glyph: string }[] } | undefined)[] = []
  for (const [, chosen, words, other, end, drawn] of parts.join('\n').matchAll(STEP)) {
    if (chosen !== undefined) font = fonts.get(named?.get(PDFName.of(chosen))?.toString() ?? '')
    else if (words !== undefined) open.push({ words: fromUtf16(words), glyphs: [] })
    else if (other) open.push(undefined)
    else if (end) {
      const group = open.pop()
      if (group) name(group)
    } else if (drawn && font) {
      const group = open.findLast((one) => one !== undefined)
      for (const glyph of drawn.match(/.{4}/g) ?? []) group?.glyphs.push({ font, glyph })
    }
  }
}

function name({ words, glyphs }: { words: string; glyphs: { font: NamelessFont; glyph: string }[] }): void {
  let left = words
  for (const { font, glyph } of glyphs) left = left.replace((font.known.get(glyph) ?? '').normalize('NFKC'), '')
  const first = glyphs.find(({ font, glyph }) => !font.known.has(glyph))
  if (first && left && !first.font.names.has(first.glyph)) first.font.names.set(first.glyph, left)
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
