import type { occupationPage, similarOccupations } from '@waymark/contracts/models/skills/occupation'
import type * as t from 'io-ts'
import {
  agreementWord,
  hoursOf,
  lenses,
  type Pile,
  pileOf,
  piles,
  type Reading,
  sayHalved,
  sayObserved,
  sumPiles,
} from '../ai-transition/readings.ts'
import { element } from './element.ts'

type Occupation = t.TypeOf<typeof occupationPage>
type Similar = t.TypeOf<typeof similarOccupations>

const MOST_HOURS = 80
const EXAMPLES = 3

/** The activities of a job with hours to set, their sum, the four lenses of the whole occupation, and where its skills lead. */
export function drawResult(occupation: Occupation, similar: Similar): HTMLElement {
  const hours = hoursOf(occupation.activities.map(({ share }) => share))
  const rows = occupation.activities.map((activity, index) => drawActivity(activity, hours[index] ?? 0))
  const sums = element('ul', { class: 'wk num' })
  const heading = element('h2', { class: 't-3' })
  const out = element(
    'aside',
    { class: 'panel out', 'aria-live': 'polite' },
    heading,
    sums,
    element('p', { class: 'small muted' }, explained),
  )
  const sum = () => drawSums({ heading, sums, piles: sumPiles(rows.map((row) => row.state())) })
  const body = element('tbody', {}, ...rows.map(({ line }) => line))
  body.addEventListener('input', sum)
  sum()

  const head = ['Activity', 'Hours', 'People say', 'A model says', 'Seen in use'].map((name) =>
    element('th', { scope: 'col' }, name),
  )
  const week = element(
    'section',
    {},
    element('h2', { class: 't-3' }, `Your week as ${occupation.title.toLowerCase()}`),
    element(
      'p',
      { class: 'muted ai-note' },
      `${rows.length} activities are on record. The hours follow the shares of the tasks; change them to your own.`,
    ),
    element('table', { class: 'tbl tk num' }, element('thead', {}, element('tr', {}, ...head)), body),
    element('p', { class: 'cap ai-note' }, readingSources),
  )
  return element('div', {}, element('div', { class: 'ac2' }, week, out), drawLenses(occupation), drawSimilar(similar))
}

const explained =
  'By the mean of the readings, in thirds over all tasks. Aided is not gone: the same work takes less time, and fewer hours may be needed. None of them says when.'
const readingSources =
  'Could a language model halve the time? Read by people and by a model: Eloundou and others, 2023. Seen in use: how often people bring such work to an assistant, Tomlinson and others, 2025.'

type Activity = Occupation['activities'][number]

function drawActivity(activity: Activity, hours: number) {
  const { people, model, observed, verdict } = activity
  // A group of tasks that no words hold for has none in the table.
  const label = activity.label || 'other tasks of this work'
  const tick = element('input', { type: 'checkbox', checked: true })
  const field = element('input', {
    class: 'input num',
    type: 'number',
    min: '0',
    max: String(MOST_HOURS),
    value: String(hours),
    'aria-label': `Hours: ${label}`,
  })
  const line = element(
    'tr',
    {},
    element('td', {}, element('label', { class: 'check' }, tick, capital(label))),
    element('td', {}, field),
    drawReading('People say', sayHalved(people)),
    drawReading('A model says', sayHalved(model)),
    drawReading('Seen in use', sayObserved(observed)),
  )
  const state = () => ({ pile: pileOf(verdict), ticked: tick.checked, hours: within(field.valueAsNumber) })
  return { line, state }
}

function drawReading(label: string, { mark, word }: Reading): HTMLElement {
  return element('td', { 'data-l': label }, element('span', { class: `rd ${mark}` }, word))
}

function drawSums(options: { heading: HTMLElement; sums: HTMLElement; piles: Record<Pile, number> }): void {
  const total = Object.values(options.piles).reduce((sum, value) => sum + value, 0)
  options.heading.replaceChildren(`Your ${total} hours`)
  options.sums.replaceChildren(
    ...piles.map(({ pile, name }) => {
      const hours = options.piles[pile]
      const bar = element('i', { class: `pile-${pile}` })
      bar.style.inlineSize = `${total ? (hours / total) * 100 : 0}%`
      return element('li', {}, element('span', {}, name), element('b', {}, `${hours} h`), bar)
    }),
  )
}

function drawLenses({ exposures, exposureAgreement, outlook, wages }: Occupation): HTMLElement {
  const rows = lenses.map(({ letter, name, asks, year }) => {
    const rank = exposures.find(({ lens }) => lens === letter)?.percentile
    const dot = element('u')
    const axis = element(
      'span',
      { class: 'lens-axis', role: 'img', 'aria-label': rank === undefined ? 'no figure' : `${rank} of 100` },
      dot,
    )
    if (rank === undefined) dot.remove()
    else dot.style.insetInlineStart = `${rank}%`
    const stand = rank === undefined ? 'no figure' : `above ${rank}% of occupations`
    return element(
      'li',
      {},
      element('div', {}, element('b', {}, name), element('small', {}, asks)),
      axis,
      element('small', {}, `${year}: ${stand}`),
    )
  })
  const growth = outlook.growth?.value
  const facts = [
    growth === undefined ? '' : `Jobs by 2034: ${growth < 0 ? '−' : '+'}${Math.abs(growth).toFixed(1)}%.`,
    outlook.openings ? `${outlook.openings.value.toLocaleString('en-US')} openings a year (BLS, 2024–34).` : '',
    wages.median ? `Median pay $${wages.median.value.toLocaleString('en-US')} (BLS, May 2024).` : '',
  ]
  return element(
    'section',
    { class: 'lenses' },
    element('h2', { class: 't-3' }, `The whole occupation: ${spanOf({ exposures, exposureAgreement })}`),
    element('ul', { class: 'lens num' }, ...rows),
    element('p', { class: 'cap' }, facts.filter(Boolean).join(' ')),
  )
}

/** Neighbors that do not pay less than nothing is known of: only those with figures, growing ones first. */
function drawSimilar(similar: Similar): HTMLElement {
  const known = similar.filter(({ medianPay, growthPercent }) => medianPay !== undefined && growthPercent !== undefined)
  const shown = known.filter(({ growthPercent = 0 }) => growthPercent > 0).slice(0, EXAMPLES)
  if (shown.length === 0) return element('div')
  const cards = shown.map(({ title, medianPay = 0, growthPercent = 0, openings, entryEducation }) =>
    element(
      'div',
      {},
      element('h3', { class: 't-4' }, title),
      element('p', { class: 'num small' }, `$${medianPay.toLocaleString('en-US')} · +${growthPercent.toFixed(1)}%`),
      element('ul', { class: 'reasons' }, element('li', {}, `${(openings ?? 0).toLocaleString('en-US')} openings a year.`)),
      element(
        'ul',
        { class: 'reasons against' },
        element('li', {}, `Usual entry: ${(entryEducation ?? 'not stated').toLowerCase()}.`),
      ),
    ),
  )
  return element(
    'section',
    { class: 'lenses' },
    element('h2', { class: 't-3' }, 'Growing directions that use similar skills'),
    element('div', { class: 'panel mv' }, ...cards),
    element(
      'p',
      { class: 'cap' },
      'Examples for the occupation, not for you. Pay: BLS, May 2024. Growth and openings: BLS, 2024–34.',
    ),
  )
}

/** "split, 44 to 99 of 100": the word for how far the lenses agree, and the span of their ranks. */
function spanOf({ exposures, exposureAgreement }: Pick<Occupation, 'exposures' | 'exposureAgreement'>): string {
  const ranks = exposures.map(({ percentile }) => percentile)
  if (ranks.length === 0) return 'no figures'
  return `${agreementWord(exposureAgreement)}, ${Math.min(...ranks)} to ${Math.max(...ranks)} of 100`
}

function within(hours: number): number {
  return Number.isFinite(hours) ? Math.min(MOST_HOURS, Math.max(0, Math.round(hours))) : 0
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
