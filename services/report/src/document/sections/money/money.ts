import { moneyPanels } from '../../charts/money-panels.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { payState } from '../../facts/pay-place.ts'
import { capital } from '../../facts/reading.ts'
import { isCourse } from '../../facts/school-fees.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { startMoneyPage } from '../own-business/money-page.ts'
import { box, columns, figure, heading, points, small } from '../parts.ts'
import type { PageContent, Section } from '../section.ts'
import { payExtra } from './money-extras.ts'
import { roadFindings } from './money-findings.ts'
import { mixWords, noticeWords, payMixTable } from './money-mix.ts'
import { readerItems } from './money-reader.ts'
import { counted, lettersOf, type Purse, purseOf, type Road } from './money-roads.ts'
import { moneyTable } from './money-table.ts'
import { withoutPayStandfirst } from './money-without-pay.ts'
import { moneyHeadline, moneyStandfirst, panelWords } from './money-words.ts'

/** What a change costs, with school and the months at lower pay, and when that is earned back. */
export const money: Section = {
  id: 'money',
  pages: 1,
  title: 'Money: when a change pays',
  group: 'do',
  compose(input, facts) {
    const start = ownStartOf(input)
    return [start ? startMoneyPage(input, facts, start, 'Money') : moneyPage(purseOf(input, facts), 'Money')]
  },
}

export function moneyPage(purse: Purse, kicker: string): PageContent {
  const { roads, input } = purse
  const sums = counted(roads)
  const findings = roadFindings(purse)
  const studied = roads.some(({ entry }) => entry.study[1] > 0)
  const schooled = sums.some(({ way }) => way.school[1] > 0)
  const paid = purse.base.from !== 'none'
  const mix = input.reportType === 'executive_transition' && !studied
  return {
    id: 'money',
    title: 'Money: when a change pays',
    group: 'do',
    kicker,
    headline: moneyHeadline(purse),
    standfirst: paid ? moneyStandfirst(purse) : withoutPayStandfirst(purse),
    blocks: [
      ...(sums.length > 0
        ? [
            figure(
              paid ? 'Ten years against staying, added up' : 'Ten years of pay added up, fees taken off',
              moneyPanels(
                sums.map((road) => panelOf(road, paid)),
                499,
                mix ? 96 : studied ? 90 : 130,
              ),
              {
                note: `${paid ? LINES[schooled ? 'school' : 'open'] : LINES.unpaid} Circles: ${paid ? 'earned back' : 'fees earned back'}.{^${lettersOf(purse.base)}}`,
              },
            ),
          ]
        : []),
      ...(roads.length > 0 ? [moneyTable(purse)] : []),
      columns(
        'halves',
        [
          heading('What this says'),
          points(
            'plus',
            findings.filter(({ good }) => good),
            { size: 'small' },
          ),
          points(
            'minus',
            findings.filter(({ good }) => !good),
            { size: 'small' },
          ),
        ].filter(hasItems),
        [heading('Held against what you told us'), points('number', readerItems(purse), { size: 'small' })],
      ),
      ...(mix
        ? [heading('Pay mix and notice'), small(`${mixWords(input)} ${noticeWords(input)}`), payMixTable()]
        : [numberBox(purse)]),
      ...(mix ? [] : [small(`**Ask before you pay.** ${askWords(roads)}`, { drop: 3 })]),
      points('minus', [{ lead: 'Not in these sums:', text: leftOutWords(purse) }], { size: 'small', drop: 4 }),
      ownFigures(),
    ],
  }
}

const LINES = {
  school: 'Line: school at half pay. Dashed: no pay at school, two months of search, two years on low pay.',
  open: 'Line: a fair start. Dashed: two months of search, then two years at the lowest quarter.',
  unpaid: 'Line: the short way in. Dashed: the long one, two months of search, two years on low pay.',
}

const hasItems = (block: Block): boolean => block.kind !== 'points' || block.items.length > 0

function panelOf(road: ReturnType<typeof counted>[number], paid: boolean) {
  const words = paid
    ? panelWords(road)
    : (road.fees.range?.[1] ?? 0) > 0
      ? `fees back ${panelWords(road)}`
      : 'no fees to earn back'
  return { label: capital(road.occupation.shortTitle), words, way: road.way, unpaid: !paid }
}

/** The one figure that the reader has to look up, as no table holds it. */
function numberBox({ input, base }: Purse): Block {
  const { find, why } = payExtra(input.present?.code, base.from === 'you')
  return box('Find one number first', [small(`${find} ${why}`)], { tone: 'you', drop: 1 })
}

/** Whom to ask about the price, by the way in that costs most. */
function askWords(roads: readonly Road[]): Text {
  const school = roads.find(({ entry }) => entry.known && entry.study[1] > 0 && !isCourse(entry.study))
  const paid = roads.find(({ entry }) => entry.known && entry.study[1] === 0 && entry.paid[1] > 0)
  const course = roads.find(({ entry }) => isCourse(entry.study))
  if (school) {
    const accreditor = school.entry.gate?.accreditors[0]?.name
    const whom = accreditor ? `a school that ${plain(accreditor)} lists` : 'a public college near you'
    return `For ${school.name}, ask ${whom}: “What do all terms cost, with books? Which of my classes count?” Yours: $______.`
  }
  if (paid)
    return `For ${paid.name}, ask the employer or sponsor: “What is the first wage, and when is each next step?” Get the steps in writing. Yours: $______ an hour.`
  if (course)
    return `For ${course.name}, ask two employers which course they would count, then its price and its hours. Yours: $______.`
  return roads.length === 0
    ? 'Nothing to pay so far.'
    : `Nothing has to be paid before ${roads[0]!.name}. If a course is offered to you as a must, ask an employer whether it is.`
}

/** What no sum holds, and the question on it for the first talk in the new work. */
function leftOutWords({ input, roads }: Purse): Text {
  const { ask } = payExtra((roads[0]?.occupation ?? input.present)?.code)
  const state = payState(input)
  const place = state ? `places within ${plain(state)}` : 'your state, as you named none'
  const school = roads.some(({ fees }) => fees.range === undefined) ? ', fees of schools without a public price' : ''
  return `taxes, benefits, raises${school}, ${place}. Ask at the first talk: “${ask}”`
}

function ownFigures(): Block {
  const empty = '\u00a0'
  return {
    kind: 'table',
    caption: 'Your own figures',
    columns: [
      { head: 'Per month', width: 30 },
      { head: 'Now' },
      { head: 'While I learn' },
      { head: 'First year' },
      { head: 'Later' },
    ],
    rows: ['What comes in', 'What must go out', 'What is left'].map((name) => ({ cells: [name, empty, empty, empty, empty] })),
    style: 'worksheet',
    reserve: true,
  }
}
