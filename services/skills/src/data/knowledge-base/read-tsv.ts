/** Rows of a tab-separated text with a heading line, as cells in the order of the headings asked for. */
export function readTsv(text: string, columns: readonly string[]): string[][] {
  const lines = text.split('\n')
  const names = (lines[0] ?? '').split('\t')
  const positions = columns.map((column) => {
    const position = names.indexOf(column)
    if (position < 0) throw new Error(`no column "${column}"`)
    return position
  })
  const rows: string[][] = []
  for (const line of lines.slice(1)) {
    if (line === '') continue
    const cells = line.split('\t')
    rows.push(positions.map((position) => cells[position] ?? ''))
  }
  return rows
}
