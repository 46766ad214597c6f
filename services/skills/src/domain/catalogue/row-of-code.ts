/** Of rows by the beginning of a code, the one with the longest beginning of this code. */
export function rowOfCode<T>(rows: ReadonlyMap<string, T>, code: string): T | undefined {
  for (let length = code.length; length >= 2; length -= 1) {
    const row = rows.get(code.slice(0, length))
    if (row !== undefined) return row
  }
  return undefined
}
