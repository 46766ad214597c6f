import { type Circle, supportMap } from '../../charts/support-map.ts'
import { keysOn, labelsOn, ratedOn, ratingOn } from '../../facts/answered.ts'
import { countWord, listing, lower } from '../../facts/reading.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { type AimWords, aimWords, turnedWords } from '../opening/aim-words.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import type { Section } from '../section.ts'
import { askTable } from './support-asks.ts'
import { freeHelp, hurdles } from './support-help.ts'

/** From this rating on a circle of people counts as near. */
const NEAR = 6

/** Page 30: who could help, with what, and how to ask. */
export const support: Section = {
  id: 'support',
  pages: 1,
  title: 'Support map',
  group: 'do',
  compose(input, facts) {
    const circles = circlesOf(input)
    const words = turnedWords(aimWords(input), 4)
    return [
      {
        id: 'support',
        title: 'Support map',
        group: 'do',
        kicker: 'Support map',
        headline: headlineFor(circles, words),
        standfirst: standfirstFor(input, words),
        blocks: [
          figure('People around you, by how much they could help', supportMap(circles), {
            note: circles.some((one) => one.help !== undefined)
              ? '{sym:you} you. Near and green: 6 or more of 10, as you rated them.{^Y} Thick ring: you named them as standing behind you.{^Y}'
              : '{sym:you} you. Nobody is rated yet: all stand on the outer ring. Write a name beside each.',
          }),
          askTable(input, facts, circles, words),
          columns(
            'halves',
            [heading('What stands in the way, and who helps'), points('ask', hurdles(input, facts, words), { size: 'small' })],
            [heading('Free help'), points('plus', freeHelp(input, words), { size: 'small' })],
          ),
          columns(
            'halves',
            [{ kind: 'lines', label: 'The first person I will write to, and by which day', count: 2 }],
            [{ kind: 'lines', label: 'What I can give back', count: 2 }],
          ),
          ...whenLow(input),
          { kind: 'lines', label: 'Whom I thank when it is done', count: 1, reserve: true },
        ],
      },
    ]
  },
}

/** Only for those whose answers give a reason: the line is for a bad day, and reads as an insult on a good one. */
function whenLow(input: ReportInput): Block[] {
  const low = (rating: number | undefined): boolean => rating !== undefined && rating <= LOW
  const alone = keysOn(input, 'people.support').includes('nobody')
  if (!alone && !low(ratingOn(input, 'present.energy')) && !low(ratingOn(input, 'present.satisfaction'))) return []
  return [
    box('If you feel low', [
      small('A person helps more than a page: a doctor, a friend, or the 988 line at any hour, by call or text. It is free.'),
    ]),
  ]
}

/** A rating of one's work, of 10. */
const LOW = 3

const SHORT: Record<string, string> = {
  family: 'Family, close friends',
  colleagues: 'Colleagues now',
  former_colleagues: 'Former colleagues',
  customers: 'Customers, suppliers',
  school: 'School or training',
  association: 'Union or club',
  neighbours: 'Neighbors, volunteers',
  online: 'People online',
}

const NAMED_BY: Record<string, string[]> = {
  family: ['partner', 'family', 'friend'],
  colleagues: ['boss', 'colleague'],
  former_colleagues: ['mentor'],
}

function circlesOf(input: ReportInput): Circle[] {
  const rated = new Map(ratedOn(input, 'people.network').map((item) => [item.key, item.value]))
  const behind = keysOn(input, 'people.support')
  return Object.entries(SHORT).map(([key, label]) => ({
    label,
    help: rated.get(key),
    named: (NAMED_BY[key] ?? []).some((name) => behind.includes(name)),
  }))
}

function headlineFor(circles: readonly Circle[], { aJob, employers }: AimWords): Text {
  const rated = circles.filter((one) => one.help !== undefined)
  if (rated.length === 0) return `Eight circles to fill: who of them knows somebody in the work?`
  const near = rated.filter((one) => one.help! >= NEAR).sort((a, b) => b.help! - a.help!)
  if (near.length === 0) return 'No circle is near yet, so one stranger has to do'
  const even = near.filter(({ help }) => help === near[0]!.help).length
  const who = even > 1 ? `${countWord(even)} circles are equally near` : `${near[0]!.label} first`
  const whole = `${who}: ask for names in ${employers[0] ?? 'the field'}`
  return whole.length <= TWO_LINES ? whole : `${who}: ask each for ${aJob}`
}

/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 76

function standfirstFor(input: ReportInput, { employers, work, tasks, job }: AimWords): Text {
  const behind = labelsOn(input, 'people.support', 3).map((label) =>
    lower(label)
      .replace(/^my\b/, 'your')
      .replace(/\bI can\b/, 'you can'),
  )
  const place = employers[0] ? ` (${employers[0]})` : ''
  if (keysOn(input, 'people.support').includes('nobody'))
    return `You said that nobody stands behind you so far.{^Y} Begin small: tell one person that you think of “${tasks[0] ?? job}”.`
  if (behind.length > 0)
    return `You named ${plain(listing(behind))}.{^Y} They carry you. News of ${work} comes from further out${place}.`
  return `Those who carry you rarely know about ${work}. Fill both: who carries, and who hears of it${place}.`
}
