import type { SkillEntry } from '../../domain/catalogue/figures.ts'

/** Columns of `text/skills.tsv`: our own names, sentences and aliases, and what an entry stands for in the table. */
export const SKILL_COLUMNS = ['id', 'name', 'category', 'description', 'aliases', 'basis'] as const

/**
 * A row of the skill list. `basis` holds parts such as `t:git,github` (tools of the table), `e:2.A.1.d` (elements of the
 * skill and knowledge scales), `o:29-1141` (occupations whose work it is) and `u:15-1252` (occupations that use a tool the
 * table does not name). Without `t`, an id that is a tool's slug stands for that tool.
 */
export function parseSkillEntry(cells: readonly string[]): SkillEntry {
  const [id = '', name = '', category = '', description = '', aliases = '', basis = ''] = cells
  const parts = new Map(basis.split(' ').map((part) => [part.charAt(0), listed(part.slice(2), ',')]))
  return {
    id,
    name,
    category,
    description,
    aliases: listed(aliases, ';'),
    tools: parts.get('t') ?? [],
    elements: parts.get('e') ?? [],
    occupations: parts.get('o') ?? [],
    users: parts.get('u') ?? [],
  }
}

function listed(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}
