import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sayStep } from '../../../../infra/tools/say-step.ts'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { PURPOSES } from '../../../skills/src/domain/person/purposes.ts'
import { composePerson } from '../crowd/compose-person.ts'
import { crowdOf, drawPerson } from '../crowd/draw-person.ts'
import { engineInProcess } from '../paper/support/persona-input.ts'
import { listOfPerson } from './list-of-person.ts'
import type { InventedPerson } from './person-profile.ts'

/**
 * Counts how often each occupation is listed, for the invented people under every purpose and for some of the crowd, and writes
 * code, title and count to .cache/people/listed.tsv, most often first: make listed FROM=<people.json> PEOPLE=400
 */
const from = process.env.FROM
if (!from) {
  console.error('Usage: make listed FROM=<people.json>, a list of invented people; PEOPLE=<how many of the crowd> (400).')
  process.exit(1)
}
const careers = createCareers()
const { engine } = careers
const { occupations } = engine.base
const counts = new Map<string, number>()
const people = JSON.parse(readFileSync(from, 'utf8')) as InventedPerson[]
sayStep('ranking the invented people and the crowd', 'usually five minutes')
const skills = engineInProcess(careers)
for (const person of people) {
  for (const purpose of PURPOSES) {
    const { ranked } = await listOfPerson(person, { careers, skills, purpose, draws: 20 })
    for (const { occupation } of ranked) count(occupation!.code)
  }
}
const crowd = crowdOf(careers)
for (let index = 0; index < Number(process.env.PEOPLE || 400); index++) {
  const { input } = await composePerson(drawPerson(crowd, '1', index), skills)
  for (const { occupation } of input?.ranking.ranked ?? []) count(occupation!.code)
}
const lines = [...counts]
  .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  .map(([code, listed]) => [code, occupations[engine.base.indexOf.get(code)!]!.title, listed].join('\t'))
const folder = new URL('../../../../.cache/people/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('listed.tsv', folder), `code\ttitle\tlisted\n${lines.join('\n')}\n`)
console.log(`${lines.length} occupations are listed at least once; the counts are in .cache/people/listed.tsv.`)

function count(code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1)
}
