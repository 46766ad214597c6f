import { crc32, deflateRawSync } from 'node:zlib'

/** A small Excel workbook, as the importer reads them: shared strings, deflated, one or more sheets. */
export function writeWorkbook(sheets: Readonly<Record<string, readonly (readonly string[])[]>>): Buffer {
  const strings: string[] = []
  const indexOf = (text: string): number => {
    const known = strings.indexOf(text)
    return known >= 0 ? known : strings.push(text) - 1
  }
  const names = Object.keys(sheets)
  const pages = names.map((name) => sheetXml(sheets[name]!, indexOf))
  const list = names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')
  const relations = names
    .map((_, at) => `<Relationship Id="rId${at + 1}" Type="worksheet" Target="worksheets/sheet${at + 1}.xml"/>`)
    .join('')
  return zip(
    new Map([
      ['xl/workbook.xml', `<workbook><sheets>${list}</sheets></workbook>`],
      ['xl/_rels/workbook.xml.rels', `<Relationships>${relations}</Relationships>`],
      ['xl/sharedStrings.xml', `<sst>${strings.map((text) => `<si><t>${xmlText(text)}</t></si>`).join('')}</sst>`],
      ...pages.map((page, at) => [`xl/worksheets/sheet${at + 1}.xml`, page] as const),
    ]),
  )
}

/** Numbers are written as numbers, everything else as shared strings; empty cells are left out, as Excel does. */
function sheetXml(rows: readonly (readonly string[])[], indexOf: (text: string) => number): string {
  const cells = (row: readonly string[], at: number): string =>
    row
      .map((cell, column) => {
        const reference = `${String.fromCharCode(65 + column)}${at + 1}`
        if (cell === '') return ''
        if (/^-?\d+(?:\.\d+)?$/.test(cell)) return `<c r="${reference}"><v>${cell}</v></c>`
        return `<c r="${reference}" t="s"><v>${indexOf(cell)}</v></c>`
      })
      .join('')
  return `<worksheet><sheetData>${rows.map((row, at) => `<row r="${at + 1}">${cells(row, at)}</row>`).join('')}</sheetData></worksheet>`
}

function zip(files: ReadonlyMap<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const data = Buffer.from(content)
    const packed = deflateRawSync(data)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(8, 8)
    header.writeUInt32LE(crc32(data), 14)
    header.writeUInt32LE(packed.length, 18)
    header.writeUInt32LE(data.length, 22)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    header.copy(entry, 8, 6, 30)
    entry.writeUInt32LE(offset, 42)
    parts.push(header, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
