/** Rows of a file with one JSON object a line, heading first; cells that are no text are kept as JSON. */
export function readJsonLines(text: string, columns: readonly string[]): string[][] {
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const known = columns.filter((column) => records.some((record) => column in record))
  return [known, ...records.map((record) => known.map((column) => cell(record[column])))]
}

function cell(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '')
}
