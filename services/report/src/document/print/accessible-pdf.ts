import { createHash } from 'node:crypto'
import { type PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { RIGHT_TO_LEFT } from '../model/rich-text.ts'
import { loadPdf } from './load-pdf.ts'
import { markArtifacts } from './mark-artifacts.ts'
import { nameGlyphs } from './name-glyphs.ts'
import { nameHeaderCells } from './name-header-cells.ts'

export interface AccessibleOptions {
  title: string
  /** Who the file is by; Waymark when left out. */
  author?: string
  /** Every date in the file: the same report has the same bytes. */
  createdAt: string
  /** What tells this file from all others: the same gives the same bytes. */
  identity: string
  /** The headings as they are printed, each with the words of its bookmark. */
  outline: readonly Heading[]
  /** What a screen reader says of a link that leads out; links inside the file lead to a page of the report. */
  linkText?: (address: string) => string
}

/** Makes Chromium's tagged file a PDF/UA-1 one: title, language, metadata, link texts, artifacts, whole outline titles. */
export async function makeAccessible(
  pdf: Uint8Array,
  options: AccessibleOptions,
): Promise<{ pdf: Uint8Array; pages: number; outline: OutlineEntry[] }> {
  const doc = await loadPdf(pdf)
  const date = new Date(options.createdAt)
  doc.setTitle(options.title, { showInWindowTitleBar: true })
  doc.setLanguage('en-US')
  doc.setAuthor(options.author ?? 'Waymark')
  doc.setCreator('Waymark')
  doc.setProducer('Waymark')
  doc.setCreationDate(date)
  doc.setModificationDate(date)
  doc.catalog.set(PDFName.of('Metadata'), doc.context.register(metadata(doc, { ...options, date })))
  describeLinks(doc, options.linkText)
  nameHeaderCells(doc)
  await nameGlyphs(doc)
  await markArtifacts(doc)
  const outline = renameOutline(doc, options.outline)
  const id = PDFHexString.of(fingerprint(options))
  doc.context.trailerInfo.ID = doc.context.obj([id, id])
  return {
    pdf: await doc.save({ useObjectStreams: false, updateFieldAppearances: false, objectsPerTick: 1_500 }),
    pages: doc.getPageCount(),
    outline,
  }
}

export type Heading = { printed: string; title: string }

export interface OutlineEntry {
  title: string
  level: number
  /** Printed page it leads to, from 1; 0 when it has no target. */
  page: number
}

function metadata(doc: PDFDocument, { title, author = 'Waymark', date }: AccessibleOptions & { date: Date }) {
  const iso = `${date.toISOString().slice(0, 19)}Z`
  const xmp = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${iso}</xmp:CreateDate><xmp:ModifyDate>${iso}</xmp:ModifyDate><xmp:CreatorTool>Waymark</xmp:CreatorTool>
<pdf:Producer>Waymark</pdf:Producer>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`
  return doc.context.stream(Buffer.from(xmp, 'utf8'), { Type: 'Metadata', Subtype: 'XML' })
}

/** A link without words of its own fails; the target's name is what a screen reader should say. */
function describeLinks(doc: PDFDocument, linkText: AccessibleOptions['linkText']): void {
  for (const page of doc.getPages()) {
    const annotations = page.node.Annots() as PDFArray | undefined
    for (let index = 0; index < (annotations?.size() ?? 0); index++) {
      const annotation = annotations!.lookup(index, PDFDict)
      if (annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Link')) continue
      const address = linkText && addressOf(annotation)
      const words = address ? linkText(address) : 'Go to this page of the report'
      annotation.set(PDFName.of('Contents'), PDFHexString.fromText(words))
    }
  }
}

function addressOf(annotation: PDFDict): string | undefined {
  const uri = annotation.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'))
  return uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : undefined
}

/**
 * Chromium loses the space where a heading wraps ("Moveit toward"): each outline entry takes its words from the document instead.
 * Entries are matched by their letters, as spaces cannot be trusted.
 */
function renameOutline(doc: PDFDocument, headings: readonly Heading[]): OutlineEntry[] {
  const root = doc.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)
  const entries: OutlineEntry[] = []
  if (!root) return entries
  const byLetters = new Map(headings.map(({ printed, title }) => [letters(printed), title]))
  const pageOf = new Map(doc.getPages().map((page, index) => [page.ref.toString(), index + 1]))

  const visit = (parent: PDFDict, level: number) => {
    let item = parent.lookupMaybe(PDFName.of('First'), PDFDict)
    while (item) {
      const raw = item.lookup(PDFName.of('Title'))
      const shown = raw instanceof PDFHexString || raw instanceof PDFString ? raw.decodeText() : ''
      const title = byLetters.get(letters(shown)) ?? shown
      item.set(PDFName.of('Title'), PDFHexString.fromText(title))
      entries.push({ title, level, page: targetPage(doc, item, pageOf) })
      visit(item, level + 1)
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict)
    }
  }
  visit(root, 1)
  return entries
}

function targetPage(doc: PDFDocument, item: PDFDict, pageOf: Map<string, number>): number {
  let dest = item.lookup(PDFName.of('Dest'))
  if (!dest) dest = item.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('D'))
  if (dest instanceof PDFName || dest instanceof PDFString || dest instanceof PDFHexString) dest = namedDestination(doc, dest)
  const first = dest && 'get' in dest ? (dest as PDFArray).get(0) : undefined
  return first ? (pageOf.get(first.toString()) ?? 0) : 0
}

function namedDestination(doc: PDFDocument, name: PDFName | PDFString | PDFHexString) {
  const dests = doc.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict)
  return name instanceof PDFName ? dests?.lookup(name) : dests?.lookup(PDFName.of(name.decodeText()))
}

/** Chromium writes right-to-left words the wrong way around: there only their letters are compared. */
function letters(text: string): string {
  if (RIGHT_TO_LEFT.test(text)) return (text.match(/[\p{L}\p{N}]/gu) ?? []).sort().join('')
  return text.replace(/[\s\u00a0]/g, '')
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)
}

function fingerprint({ title, createdAt, identity }: AccessibleOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([identity, createdAt, title]))
    .digest('hex')
    .slice(0, 32)
    .toUpperCase()
}
