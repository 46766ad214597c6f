import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sayStep } from '../../../../infra/tools/say-step.ts'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { rank } from '../../../skills/src/domain/matching/rank.ts'
import { purposeOf } from '../../../skills/src/domain/person/purposes.ts'
import { presentRanking } from '../../../skills/src/grpc/present-ranking.ts'
import { readStatedGoals } from '../../../skills/src/use-cases/read-stated-goals.ts'
import { type InventedPerson, profileOfPerson } from './person-profile.ts'

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
const { engine, goals } = careers
mkdirSync(folder, { recursive: true })
const people = JSON.parse(readFileSync(from, 'utf8')) as InventedPerson[]
sayStep(`ranking ${people.length} people`, 'usually a second for every five')
for (const person of people) {
  const profile = profileOfPerson(person, careers)
  const stated = readStatedGoals(goals, { text: person.careerGoals, removed: [] }, profile.currentOccupation, profile.currentRole)
  const ranking = rank(engine, profile, { purpose, limit: 10, draws: 50, goals: stated })
  writeFileSync(join(folder, `${person.id.replace(/[^a-z0-9-]/gi, '')}.html`), page(person, presentRanking(engine, ranking)))
}
console.log(`${people.length} lists written to .cache/people.`)

function page(person: InventedPerson, list: ReturnType<typeof presentRanking>): string {
  const places = list.ranked.map(({ occupation, step, fit, entry, reasonsFor, reasonsAgainst }) => {
    const months = entry?.known
      ? `study ${entry.studyLow}-${entry.studyHigh}, paid ${entry.paidLow}-${entry.paidHigh}`
      : 'way in not known'
    const lines = [...reasonsFor.map(({ text }) => `+ ${text}`), ...reasonsAgainst.map(({ text }) => `− ${text}`)]
    const heading = `${occupation?.title} (${step}, fit ${fit}, $${occupation?.wages?.median}, ${months})`
    return `<h2>${escaped(heading)}</h2><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
  })
  const head = `${person.role || 'No job'}, ${person.years} years, ${person.education}, $${person.salaryCurrent}`
  const refused = list.refused.map(({ title, why }) => `<li>${escaped(`${title}: ${why}`)}</li>`).join('')
  return `<!doctype html><meta charset="utf-8"><title>${escaped(person.id)}</title><h1>${escaped(head)}</h1>
<p>${escaped(person.careerGoals)}</p><p>${escaped(`${list.confidence}: ${list.confidenceReason}`)}</p>${places.join('\n')}<ul>${refused}</ul>\n`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
