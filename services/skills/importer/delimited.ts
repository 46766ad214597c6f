/** Rows of a CSV or TSV text: quoted fields, doubled quotes and line breaks inside quotes; empty lines are left out. */
export function parseDelimited(source: string, separator: ',' | '\t'): string[][] {
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const field = text[at] === '"' ? quoted(text, at + 1) : plain(text, at, separator)
    row.push(field.value)
    at = field.end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) row.push('')
      continue
    }
    if (text[at] === '\r') at += 1
    if (text[at] === '\n') at += 1
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

function plain(text: string, start: number, separator: string): Field {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(start, end), end }
}

function quoted(text: string, start: number): Field {
  let value = ''
  let from = start
  while (true) {
    const quote = text.indexOf('"', from)
    if (quote < 0) throw new Error('a quoted field is never closed')
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}

type Field = { readonly value: string; readonly end: number }
