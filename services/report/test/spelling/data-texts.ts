/** The texts of some columns of a table whose first row names them. */
export const columnTexts = (table: string, columns: string[]): string[] => {
  const [head, ...rows] = table.split('\n').map((line) => line.split('\t'))
  const places = columns.map((column) => {
    const place = head!.indexOf(column)
    if (place < 0) throw new Error(`no column "${column}" in ${head!.join(', ')}`)
    return place
  })
  return rows.flatMap((row) => places.map((place) => row[place] ?? ''))
}

/** Every text under some keys of a JSON document, at any depth. */
export const keyTexts = (json: string, keys: string[]): string[] => {
  const wanted = new Set(keys)
  const collect = (value: unknown, isWanted: boolean): string[] => {
    if (typeof value === 'string') return isWanted ? [value] : []
    if (Array.isArray(value)) return value.flatMap((each) => collect(each, isWanted))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, each]) => collect(each, wanted.has(key)))
  }
  return collect(JSON.parse(json), false)
}

/**
 * The lines of a hand-written list: no comments; of a heading "= id | pattern | …" what follows the pattern, of a heading "@ code | …"
 * the field of work at its end.
 */
export const listTexts = (list: string): string[] =>
  list
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      if (line.startsWith('= ')) return line.split(' | ').slice(2).join(' | ')
      return line.startsWith('@ ') ? line.split(' | ').at(-1)! : line
    })

/** The lines of a hand-written table without heads, less the column (from 0) that only programs read. */
export const linesWithout =
  (unread: number) =>
  (list: string): string[] =>
    list
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) =>
        line
          .split(' | ')
          .filter((_, column) => column !== unread)
          .join(' | '),
      )
