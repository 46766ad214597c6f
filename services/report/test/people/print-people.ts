import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayStep } from '../../../../infra/tools/say-step.ts'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { purposeOf } from '../../../skills/src/domain/person/purposes.ts'
import { engineInProcess } from '../paper/support/persona-input.ts'
import { listOfPerson } from './list-of-person.ts'
import type { InventedPerson } from './person-profile.ts'
import { printedList } from './printed-list.ts'

/**
 * Prints the list of every invented person with its reasons to .cache/people/<id>.html, to be read by a person:
 * make people FROM=<people.json> PURPOSE=career_change
 */
const from = process.env.FROM
const purpose = purposeOf(process.env.PURPOSE || 'career_deep_dive')
if (!from || !purpose) {
  console.error('Usage: make people FROM=<people.json>, a list of invented people; PURPOSE=<kind of report> for another kind.')
  process.exit(1)
}
const folder = new URL('../../../../.cache/people/', import.meta.url).pathname
const careers = createCareers()
const skills = engineInProcess(careers)
mkdirSync(folder, { recursive: true })
const people = JSON.parse(readFileSync(from, 'utf8')) as InventedPerson[]
sayStep(`ranking ${people.length} people`, 'usually a second for every five')
for (const person of people) {
  const list = await listOfPerson(person, { careers, skills, purpose, draws: 50 })
  writeFileSync(join(folder, `${person.id.replace(/[^a-z0-9-]/gi, '')}.html`), printedList(person, list))
}
console.log(`${people.length} lists written to .cache/people.`)
