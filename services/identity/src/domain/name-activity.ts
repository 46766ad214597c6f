/** The line with its subject's name, when somebody knows it; the line that needs none otherwise. */
export function nameActivity(
  row: { description: string; subject: string | null; named: string | null },
  names: ReadonlyMap<string, string>,
): string {
  const name = row.subject === null ? undefined : names.get(row.subject)
  return name === undefined || row.named === null ? row.description : row.named.replace('{name}', () => name)
}
