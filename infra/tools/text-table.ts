/** Rows as lines with their columns one below the other; figures stand at the right of theirs. */
export function textTable(rows: readonly (readonly string[])[], isFigure: (column: number) => boolean = () => false): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) => text[isFigure(column) ? 'padStart' : 'padEnd'](widths[column] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd())
}
