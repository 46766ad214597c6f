import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject, PDFRawStream } from 'pdf-lib'

/**
 * What of PDF/UA-1 can be read off a file without a checker of its own: rows of a table as wide as its first, pictures with words,
 * fonts in the file, and no glyph that stands for nothing. Empty when all is well.
 */
export async function faultsInTags(pdf: Uint8Array): Promise<string[]> {
  const doc = await PDFDocument.load(pdf, { updateMetadata: false })
  const faults: string[] = []
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue
    const role = String(object.get(PDFName.of('S')))
    if (role === '/Table') faults.push(...unevenRows(doc, object))
    if (role === '/Figure' && !object.has(PDFName.of('Alt'))) faults.push('a picture without words')
    if (object.get(PDFName.of('Type')) === PDFName.of('Font')) faults.push(...faultsOfFont(object))
  }
  return faults
}

function unevenRows(doc: PDFDocument, table: PDFDict): string[] {
  const widths = rowsOf(doc, table).map((row) => childrenOf(doc, row).reduce((sum, cell) => sum + span(doc, cell), 0))
  return new Set(widths).size > 1 ? [`a table with rows of ${widths.join(', ')} cells`] : []
}

function rowsOf(doc: PDFDocument, element: PDFDict): PDFDict[] {
  return childrenOf(doc, element).flatMap((child) => (roleOf(child) === '/TR' ? [child] : rowsOf(doc, child)))
}

const roleOf = (element: PDFDict) => String(element.get(PDFName.of('S')))

function childrenOf(doc: PDFDocument, element: PDFDict): PDFDict[] {
  const kids = element.lookup(PDFName.of('K'))
  const list: PDFObject[] = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
  return list
    .map((kid) => doc.context.lookup(kid))
    .filter((kid) => kid instanceof PDFDict && kid.has(PDFName.of('S'))) as PDFDict[]
}

/** Columns that a cell takes. */
function span(doc: PDFDocument, cell: PDFDict): number {
  const attributes = cell.lookup(PDFName.of('A'))
  const list = attributes instanceof PDFArray ? attributes.asArray().map((one) => doc.context.lookup(one)) : [attributes]
  const spans = list.map((one) => (one instanceof PDFDict ? one.lookup(PDFName.of('ColSpan')) : undefined))
  const found = spans.find((one) => one instanceof PDFNumber)
  return found instanceof PDFNumber ? found.asNumber() : 1
}

function faultsOfFont(font: PDFDict): string[] {
  const faults: string[] = []
  const name = String(font.get(PDFName.of('BaseFont')))
  const descriptor = font.lookup(PDFName.of('FontDescriptor'))
  if (descriptor instanceof PDFDict && !['FontFile', 'FontFile2', 'FontFile3'].some((file) => descriptor.has(PDFName.of(file))))
    faults.push(`${name} is not in the file`)
  const table = font.lookup(PDFName.of('ToUnicode'))
  if (table instanceof PDFRawStream) {
    const entries = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1')
    for (const [entry] of entries.matchAll(/^<[0-9A-F]+> <(?:0000|FEFF|FFFE)>$/gm)) faults.push(`${name} has ${entry}`)
  }
  return faults
}
