/** O*NET's element ids: 2.A and 2.B are skills, 2.C is knowledge. A gap in a tool is named by the tool's slug. */
export function slugOfGap({ id, name }: { id: string; name: string }): string {
  const family = /^2\.([ABC])\./.exec(id)?.[1]
  if (!family) return id
  return `${family === 'C' ? 'knowledge' : 'skill'}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
}
