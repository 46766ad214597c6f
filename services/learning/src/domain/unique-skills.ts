/** Trimmed, without empty entries, each skill once however it is written. */
export function uniqueSkills(skills: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const skill of skills.map((name) => name.trim().replace(/\s+/g, ' ')).filter(Boolean)) {
    const key = skill.toLowerCase()
    if (!seen.has(key)) seen.set(key, skill)
  }
  return [...seen.values()]
}
