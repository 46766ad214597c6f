import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFString } from 'pdf-lib'

/**
 * Chromium names the header cells of tables, and in every cell the headers it belongs to, by numbers that go on counting from one
 * document of a tab to the next. They are numbered from 1 here, in the same order, so that the same report has the same bytes.
 */
export function nameHeaderCells(doc: PDFDocument): void {
  const root = doc.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)?.lookupMaybe(PDFName.of('IDTree'), PDFDict)
  if (!root) return
  const nodes = nodesOf(root)
  const names = nodes.flatMap((node) => stringsOf(node.lookupMaybe(PDFName.of('Names'), PDFArray)))
  const fresh = new Map(names.map((name, index) => [name, PDFString.of(`cell${String(index + 1).padStart(8, '0')}`)]))
  const rename = (value: PDFObject): PDFObject => (value instanceof PDFString && fresh.get(value.asString())) || value
  const renameAll = (list: PDFArray | undefined) => {
    for (let index = 0; index < (list?.size() ?? 0); index++) list!.set(index, rename(list!.get(index)))
  }

  for (const node of nodes) for (const key of ['Names', 'Limits']) renameAll(node.lookupMaybe(PDFName.of(key), PDFArray))
  for (const [, element] of doc.context.enumerateIndirectObjects()) {
    if (!(element instanceof PDFDict)) continue
    const id = element.get(PDFName.of('ID'))
    if (id) element.set(PDFName.of('ID'), rename(id))
    const attributes = element.get(PDFName.of('A'))
    for (const one of attributes instanceof PDFArray ? attributes.asArray() : [attributes])
      if (one instanceof PDFDict) renameAll(one.lookupMaybe(PDFName.of('Headers'), PDFArray))
  }
}

/** A name tree's nodes, from left to right. */
function nodesOf(node: PDFDict): PDFDict[] {
  const kids = node.lookupMaybe(PDFName.of('Kids'), PDFArray)
  return [node, ...Array.from({ length: kids?.size() ?? 0 }, (_, index) => nodesOf(kids!.lookup(index, PDFDict))).flat()]
}

const stringsOf = (list: PDFArray | undefined): string[] =>
  (list?.asArray() ?? []).flatMap((one) => (one instanceof PDFString ? one.asString() : []))
