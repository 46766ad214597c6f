import type { RankedOccupation, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { type InventedPerson, papersOf, roleOf, stateOf } from './person-profile.ts'

/** The list of an invented person as a page: all that they told, what answers their goals, wishes and limits, and each place with its reasons. */
export function printedList(person: InventedPerson, list: RankResponse): string {
  const sections: readonly (readonly [string, readonly string[]])[] = [
    ['Goals', list.goals.map(({ phrase, answer, why }) => `${phrase}: ${answer}. ${why}`)],
    ['Wishes', list.wishes.map(({ label, answer, why }) => `${label}: ${answer}. ${why}`)],
    ['Limits', list.limits.map(({ label, refused }) => `${label}: keeps ${refused} off the list`)],
    ['Not offered', list.refused.map(({ title, why }) => `${title}: ${why}`)],
  ]
  const head = `${roleOf(person) || 'No job'}, ${person.years} years, ${person.education}, $${person.salaryCurrent}`
  return `<!doctype html><meta charset="utf-8"><title>${escaped(person.id)}</title><h1>${escaped(head)}</h1>
<p>${escaped(person.careerGoals)}</p>${lines(toldOf(person))}<p>${escaped(`${list.confidence}: ${list.confidenceReason}`)}</p>
${list.ranked.map(placeOf).join('\n')}
${sections.map(([name, texts]) => (texts.length > 0 ? `<h2>${name}</h2>${lines(texts)}` : '')).join('')}\n`
}

/** What the record holds beside work, pay and goal, for a reader to judge the list by. */
function toldOf(person: InventedPerson): string[] {
  const { salaryTarget, studying, payFloorShare, monthsAvailable, learningHours, remotePreference, texts = {} } = person
  return [
    salaryTarget > 0 && `Pay hoped for: $${salaryTarget}`,
    payFloorShare && `Least pay: ${Math.round(100 * payFloorShare)} % of today's`,
    monthsAvailable && `Months for the change: ${monthsAvailable}`,
    learningHours && `Hours a week to learn: ${learningHours}`,
    remotePreference && `Where to work: ${remotePreference}`,
    person.state && `State: ${stateOf(person) ?? `${person.state} (not known)`}`,
    studying && `Studying: ${studying}`,
    papersOf(person).length > 0 && `Papers: ${papersOf(person).join(', ')}`,
    person.leads && 'Has led people',
    ...Object.entries(texts).map(([question, text]) => `${question}: ${text}`),
  ].filter((line) => typeof line === 'string')
}

function placeOf({ occupation, step, fit, entry, reasonsFor, reasonsAgainst }: RankedOccupation): string {
  const months = entry?.known
    ? `study ${entry.studyLow}-${entry.studyHigh}, paid ${entry.paidLow}-${entry.paidHigh}`
    : 'way in not known'
  const heading = `${occupation?.title} (${step}, fit ${fit}, $${occupation?.wages?.median}, ${months})`
  return `<h2>${escaped(heading)}</h2>${lines([
    ...reasonsFor.map(({ text }) => `+ ${text}`),
    ...reasonsAgainst.map(({ text }) => `− ${text}`),
  ])}`
}

const lines = (texts: readonly string[]): string => `<ul>${texts.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
