import { openZip, type ZipArchive } from './zip.ts'

/**
 * Rows of one worksheet of an Excel workbook (first sheet when no name is given), cells as text; empty cells are ''.
 * A reader for plain tables only: no formulas, dates or styles. It scans the sheet's XML once, because the largest
 * workbooks here hold 60,000 rows and general readers build a tree of objects from them.
 */
export function readWorkbook(bytes: Buffer, sheet?: string): string[][] {
  const zip = openZip(bytes)
  const path = sheetPath(zip, sheet)
  const xml = text(zip, path)
  return parseRows(xml, sharedStrings(zip))
}

export function sheetNames(bytes: Buffer): string[] {
  return sheets(openZip(bytes)).map((entry) => entry.name)
}

function sheetPath(zip: ZipArchive, wanted: string | undefined): string {
  const all = sheets(zip)
  const found = wanted === undefined ? all[0] : all.find((entry) => entry.name === wanted)
  if (!found)
    throw new Error(`no sheet "${wanted ?? 1}"; the workbook has ${all.map((entry) => `"${entry.name}"`).join(', ') || 'none'}`)
  const relations = text(zip, 'xl/_rels/workbook.xml.rels')
  for (const [tag] of relations.matchAll(/<Relationship\b[^>]*>/g)) {
    if (attribute(tag, 'Id') !== found.relation) continue
    const target = attribute(tag, 'Target')
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  throw new Error(`sheet "${found.name}" has no content`)
}

function sheets(zip: ZipArchive): { name: string; relation: string }[] {
  const tags = text(zip, 'xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)
  return [...tags].map(([tag]) => ({ name: attribute(tag, 'name'), relation: attribute(tag, 'r:id') }))
}

function sharedStrings(zip: ZipArchive): string[] {
  const xml = zip.read('xl/sharedStrings.xml')?.toString('utf8')
  if (!xml) return []
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, body]) => plainText(body ?? ''))
}

function parseRows(xml: string, strings: readonly string[]): string[][] {
  const rows: string[][] = []
  for (const [, body] of xml.matchAll(/<row\b[^>]*?(?:\/>|>([\s\S]*?)<\/row>)/g)) {
    const row: string[] = []
    for (const [, attributes, inner] of (body ?? '').matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const column = columnOf(attribute(attributes!, 'r'), row.length)
      while (row.length < column) row.push('')
      row.push(cellText(attribute(attributes!, 't'), inner ?? '', strings))
    }
    rows.push(row)
  }
  return rows
}

function cellText(type: string, inner: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return plainText(inner)
  const value = /<v\b[^>]*>([\s\S]*?)<\/v>/.exec(inner)?.[1] ?? ''
  return type === 's' ? (strings[Number(value)] ?? '') : decodeEntities(value)
}

/** Zero-based column of a cell reference such as "AB12"; the next free one when the writer left the reference out. */
function columnOf(reference: string, next: number): number {
  if (reference === '') return next
  let column = 0
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64
    if (code < 1 || code > 26) break
    column = column * 26 + code
  }
  return column - 1
}

function plainText(xml: string): string {
  const visible = xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '')
  return [...visible.matchAll(/<t\b[^>]*>([\s\S]*?)<\/t>/g)].map(([, part]) => decodeEntities(part!)).join('')
}

function attribute(tag: string, name: string): string {
  return decodeEntities(new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
}

function decodeEntities(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return NAMED[name as string] ?? whole
  })
}

function text(zip: ZipArchive, name: string): string {
  const bytes = zip.read(name)
  if (!bytes) throw new Error(`not an Excel workbook: ${name} is missing`)
  return bytes.toString('utf8')
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
