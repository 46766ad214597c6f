import { keysOn, ratedOn } from '../../facts/answered.ts'
import { aimWords } from '../../facts/goal-name.ts'
import { capital } from '../../facts/reading.ts'
import type { Standing } from '../../ladder/standing.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { runwayTable } from '../own-business/runway.ts'
import { columns, heading, points, small } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import { contactWords } from '../talks/contacts.ts'

/** Whether the reader named work of their own: as a way that they ticked, or in their goals. */
export function ownBusinessAsked(input: ReportInput): boolean {
  const ticked = keysOn(input, 'leadership.paths').some((key) => key === 'own_business' || key === 'consulting')
  return ticked || NAMED.test(input.careerGoals)
}

const NAMED =
  /\b(?:(?:own|start|open|buy|found|launch|run (?:my|our) own)\b[^.]{0,40}\b(?:business|company|firm|shop|studio|practice|place|restaurant|agency|store)|(?:business|company|firm|shop|studio|practice|place) of my own|my own (?:business|company|firm|shop|studio|practice|place)|self.?employed|freelanc\w*|consult(?:ing|ant|ancy)?|go independent)\b/i

/** Codes of work that many do on their own account: a sixth of them or more, by the projections of 2024. */
const COMMON =
  /^(?:11-(?:2011|9013|9021|9051|9081|9141|9171|9179)|13-(?:1011|2052)|19-303[2-9]|25-3021|27-(?:10[12]|2011|2021|203|204|209|3011|304|309|402|403)|29-(?:1011|112[89]|1291|1299)|31-9011|35-2013|37-(?:101|3011|3013)|39-(?:1|2011|2021|50|9011)|41-(?:1011|1012|901|902|903|909)|45-(?:3031|402)|47-20|47-21(?:41|42|71|81)|47-2231|49-909|51-(?:6041|6042|605|7021|703|9071|9151)|53-3054)/

/** One's own business as months and customers; where nobody named it and few do it, a single line of a plan. */
export function ownBusiness(input: ReportInput, facts: FactTable, standing: Standing): Block[] {
  const { work } = standing
  const asked = ownBusinessAsked(input)
  if (!asked && work.key !== 'owner' && !COMMON.test(input.present?.code ?? ''))
    return [
      columns(
        'halves',
        [heading('Work of your own'), small(oneLine(input, standing))],
        [{ kind: 'lines', label: 'What would have to happen for me to think of it', count: 2 }],
      ),
      ...reserveTable(input, facts, standing),
    ]
  return [
    ...reserveTable(input, facts, standing),
    columns(
      'halves',
      [heading('The first customers'), points('number', customers(input, standing), { size: 'small' })],
      [
        heading(work.key === 'owner' ? 'Before you put more of your money in' : 'True before you give notice'),
        points('box', conditions(input, standing), { size: 'small' }),
      ],
    ),
  ]
}

/** A plan in one line for who did not name it. */
function oneLine(input: ReportInput, { work }: Standing): Text {
  const rare = input.present && !COMMON.test(input.present.code) ? ', and few in your line of work do it{^P}' : ''
  const goal = aimWords(input, 80)
  const aim = goal ? ` It would have to serve this: ${goal}.{^Y}` : ''
  return `You did not name it${rare}. If it comes up: ${work.offer}, for ${work.customers}; before that, ${work.must}.${aim}`
}

/** What months without pay would be enough for, in this line of work. */
function reserveTable(input: ReportInput, facts: FactTable, { work }: Standing): Block[] {
  return [
    runwayTable(input, facts, [
      `Testing ${short(work.offer)}`,
      'A first year that starts late',
      'Customers who pay ninety days late',
    ]),
  ]
}

const short = (words: string): string => (words.length <= 44 ? words : 'the idea')

function customers(input: ReportInput, { work }: Standing): Text[] {
  const said = quotedWhole(ownFacts(input).proud, 90)
  const best = shortSkill(input, 0)
  if (work.key === 'owner')
    return [
      `Write to ten customers of last year who have not come back${said ? `, and put this above it: ${said}` : ''}.`,
      best
        ? `Sell ${best} by itself for a fixed price, and see who asks.`
        : `Sell one thing by itself for a fixed price, and see who asks.`,
      `Then ${work.customers}: they pay for ${work.offer}.`,
    ]
  return [
    `What you could sell: ${work.offer}; not before this is settled: ${work.must}.`,
    said ? `Show ${work.customers} this line: ${said}.{^Y}` : `Whom to ask first: ${work.customers}.`,
    `Then ${contactWords(input, 1)}: ${best ? `what does it cost them each month that nobody does ${best}?` : 'what does the trouble cost them each month?'}`,
  ]
}

function conditions(input: ReportInput, { work }: Standing): Text[] {
  const goal = aimWords(input, 80)
  const skill = shortSkill(input, 0)
  const dealsRated = ratedOn(input, 'leadership.strengths').find(({ key }) => key === 'deals')
  const sells =
    dealsRated && dealsRated.value <= 5
      ? `You rate closing deals ${dealsRated.value} of 10, so somebody has said yes to selling${skill ? ` ${skill}` : ''} with you.{^Y}`
      : `Three have paid a full price${skill ? ` for ${skill}` : ''}, and one of them came through another.`
  if (work.key === 'owner')
    return [
      `You know the profit of each product or site, and ${work.figures[0]!.replace('cash in weeks', 'the cash in weeks')}.`,
      `Somebody could run it for a month: ${work.show}.`,
      sells,
    ]
  return [
    sells,
    ...(skill ? [] : [capital(`${work.must}: settled, on paper.`)]),
    goal
      ? `A number and a date at which you stop stand beside this: ${goal}.{^Y}`
      : 'A number and a date at which you stop are written down, and one person has read them.',
  ]
}
