import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnowledgeBase, SkillEntry } from '../../domain/catalogue/figures.ts'
import { SHIPPED } from '../shipped.ts'
import { readTsv } from './read-tsv.ts'

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

/**
 * How people write skills and tools: `text/skill-phrases.tsv` (a phrase, ids of elements; the longest phrase of whole words wins) and
 * `text/technology-aliases.tsv`. Extend them there when a common word is not understood.
 */
export function loadSkillWords(folder: string = SHIPPED.text): Pick<KnowledgeBase, 'skillPhrases' | 'technologyAliases'> {
  const read = (file: string, columns: readonly string[]) => readTsv(readFileSync(join(folder, file), 'utf8'), columns)
  return {
    skillPhrases: new Map(read('skill-phrases.tsv', ['phrase', 'elements']).map(([phrase, ids]) => [phrase!, listed(ids!, ' ')])),
    technologyAliases: new Map(read('technology-aliases.tsv', ['alias', 'tool']).map(([alias, tool]) => [alias!, tool!])),
  }
}

function listed(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}
