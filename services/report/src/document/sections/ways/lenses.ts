import { withArticle } from '@waymark/contracts/text/article'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { aiView, hasFullAi } from '../../facts/ai-view.ts'
import { textOn } from '../../facts/answered.ts'
import { goalName } from '../../facts/goal-name.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { capital, type LensSpan, lensSpan, listing } from '../../facts/reading.ts'
import { tasksOf, type Week, weekOf } from '../../facts/week.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { countWords } from '../../model/words.ts'
import { briefPage } from '../ai/ai-brief.ts'
import { LENSES, lensFigure, lensTable, mostDisputed, mostHelped, named, ownSkills } from '../ai/ai-parts.ts'
import { unknownPage } from '../ai/ai-unknown.ts'
import { shownGoals } from '../opening/goals/answer-goals.ts'
import { columns, heading, jobTokens, points, text } from '../parts.ts'
import type { PageContent, Section } from '../section.ts'

/** AI and the present job, first page: four measures side by side, never one. The only page where there is little to say. */
export const lenses: Section = {
  id: 'lenses',
  pages: 1,
  title: 'AI and your job',
  group: 'work',
  compose(input, facts) {
    const page = { id: 'lenses', title: 'AI and your job', group: 'work' as const, kicker: kickerFor(input, 1) }
    const { present } = input
    if (!present || aiView(input) === 'unknown') return [{ ...page, ...unknownPage(input, facts) }]
    return [{ ...page, ...(hasFullAi(input) ? fullPage(input, facts, present) : briefPage(input, facts, present)) }]
  },
}

/** "AI and your job, 1 of 2"; without a count where one page says it all. */
export function kickerFor(input: ReportInput, part: number): string {
  if (!hasFullAi(input)) return 'AI and your job'
  return `AI and your job, ${part} of ${input.reportType === 'ai_transition' ? 4 : 2}`
}

type Body = Pick<PageContent, 'headline' | 'standfirst' | 'blocks'>

function fullPage(input: ReportInput, facts: FactTable, present: Occupation): Body {
  const span = lensSpan(present.exposures)
  const week = weekOf(present)
  return {
    headline: headlineFor(span, present),
    standfirst: standfirstFor(week),
    blocks: [
      lensFigure(present, 36),
      lensTable(facts, present),
      columns(
        'halves',
        [heading(`Agreement: ${span.word}`), ...agreement(facts, present, week).map((words) => text(words))],
        [heading('What no measure can see'), points('minus', unseen(input, week))],
      ),
    ],
  }
}

function headlineFor({ low, high, count, word }: LensSpan, { shortTitle }: Occupation): Text {
  const job = `the work of ${plain(withArticle(shortTitle))}`
  const rated = capital(countWords(count))
  if (count < 3) return `Only ${countWords(count)} of four measures ${count === 1 ? 'rates' : 'rate'} ${job}`
  if (word === 'agree' && low > UPPER) return `${rated} measures agree: ${job} is more exposed than most jobs`
  if (word === 'agree' && high < LOWER) return `${rated} measures agree: ${job} is less exposed than most jobs`
  if (word === 'agree') return `${rated} measures put ${job} near the middle`
  return `From ${Math.round(low)} to ${Math.round(high)} of 100: ${word === 'split' ? 'the measures split over your work' : 'the measures agree in part'}`
}

function standfirstFor(week: Week): Text {
  const lifts = mostHelped(week).slice(0, 2).map(named)
  const holds = tasksOf(week, 'human').slice(0, 2).map(named)
  const up =
    lifts.length > 0 ? `What lifts the readings is ${listing(lifts)}.` : 'No listed task of yours lifts the readings by much.'
  const down =
    holds.length > 0
      ? `${capital(listing(holds))} ${holds.length === 1 ? 'holds' : 'hold'} them down.`
      : 'No listed task holds them down, so read the rows one by one.'
  return `${up} ${down}`
}

function agreement(facts: FactTable, present: Occupation, week: Week): Text[] {
  const job = jobTokens(facts, present.code)
  const order = [...present.exposures].sort((a, b) => b.percentile - a.percentile)
  const [most, least] = [order[0], order.at(-1)]
  if (!most || !least || most === least) return ['One measure is no agreement. We print it and leave it there.']
  const name = (lens: string) => `“${LENSES[lens]?.name ?? lens}”`
  const apart = `${name(most.lens)} puts it at ${job.ref(`lens.${most.lens}`)}, ${name(least.lens)} at ${job.ref(`lens.${least.lens}`)}.`
  const disputed = mostDisputed(week)
  if (!disputed) return [apart, `On ${named(week.tasks[0]!)} and all your other tasks the readings lie close together.`]
  return [apart, ratersWords(facts, present, disputed)]
}

/** The readings of one task side by side. */
function ratersWords(facts: FactTable, { code }: Occupation, task: Week['tasks'][number]): Text {
  const put = (kind: 'people' | 'model' | 'observed', source: string) =>
    facts.put({ id: `reading.${code}.${task.label}.${kind}`, value: task[kind], unit: 'ratio', source })
  const said = [
    ...(task.people >= 0 ? [`people say ${put('people', 'A')}`] : []),
    ...(task.model >= 0 ? [`a language model ${put('model', 'A')}`] : []),
    ...(task.observed >= 0 ? [`real use ${put('observed', 'B')}`] : []),
  ]
  return `Over ${named(task)} the readings lie furthest apart: ${listing(said)}, on a scale from 0 to 1.`
}

/** What stands in no table: who does the work, what they want, what they did, and who decides about the time saved. */
function unseen(input: ReportInput, week: Week) {
  const skills = ownSkills(input).slice(0, 2)
  const [goal] = shownGoals(input)
  const proud = textOn(input, 'history.proud', 400)
  const [helped] = mostHelped(week)
  return [
    ...(AT_MACHINES.test(input.present?.code ?? '')
      ? [
          {
            lead: 'Machines.',
            text: 'The two newest rate software. A robot or a line that runs alone is in neither: ask what is ordered.',
            drop: 4,
          },
        ]
      : []),
    ...(skills.length > 0
      ? [{ lead: 'Who does it.', text: `They rate kinds of tasks. How good you are at ${listing(skills)} is in none of them.` }]
      : []),
    ...(goal
      ? [{ lead: 'Where you want to go.', text: `“${plain(goalName(input, goal))}” stands in none of them.`, drop: 2 }]
      : []),
    ...(proud && proud.length <= 130 ? [{ lead: 'What you did.', text: `“${plain(proud)}”{^Y}`, drop: 3 }] : []),
    isOwnBoss(input)
      ? { lead: 'Your business.', text: 'What you would do with the time saved is your own to say, and in no table.' }
      : helped
        ? {
            lead: 'Your employer.',
            text: `Time saved on ${named(helped)} can go to better work or to fewer posts. Neither is in the data.`,
          }
        : { lead: 'Your employer.', text: 'What a firm does with saved time is in no table.' },
  ]
}

/** Trades, production and transport. */
const AT_MACHINES = /^(?:47|49|51|53)-/
const UPPER = 60
const LOWER = 40
