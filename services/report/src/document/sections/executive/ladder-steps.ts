import { withArticle } from '@waymark/contracts/text/article'
import { keyOn } from '../../facts/answered.ts'
import { lower } from '../../facts/reading.ts'
import { BUDGET_WORDS, type Missing, missingFor, PEOPLE_WORDS } from '../../ladder/missing.ts'
import type { Standing } from '../../ladder/standing.ts'
import type { LeadingFunction, ScopeField } from '../../ladder/tables.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { jobTokens } from '../parts.ts'
import { ownFacts, shortSkill } from '../person/own-facts.ts'
import { rowOf } from './ladder-pay.ts'

/** What to do first about what is missing; three steps at most, each from the reader's gaps and the words of their work. */
export function stepsTo(input: ReportInput, standing: Standing): Text[] {
  const { work, rungs } = standing
  const gaps = missingFor(input, standing, rungs[0]!)
  const further = rungs.slice(1).flatMap((rung) => missingFor(input, standing, rung))
  const steps = gaps.map((gap) => stepFor(gap, input, standing))
  const skill = shortSkill(input, 0)
  const teach = skill ? [`Teach ${skill} to somebody who could do it after you, and say who that is.{^Y}`] : []
  const fields = rungs.map(({ field }) => FIELD_STEPS[field](work))
  const board = further.some(({ kind }) => kind === 'board')
    ? [`Sit in once, as a guest, when this is shown to a board: ${work.figures[2]}.`]
    : []
  const others = [FIELD_STEPS.people(work), FIELD_STEPS.growth(work), FIELD_STEPS.public(work)]
  const all = [...steps.slice(0, 2), ...teach, ...steps.slice(2), ...board, ...fields, ...others]
  return [...new Set(all)].slice(0, 3)
}

function stepFor({ kind }: Missing, input: ReportInput, { work, rungs }: Standing): Text {
  const next = rungs[0]!
  switch (kind) {
    case 'schooling':
      return `Ask two who are ${plain(lower(next.name))} whether they were hired without the degree. Two yeses are your answer.`
    case 'people':
      return `You led ${PEOPLE_WORDS[keyOn(input, 'leadership.people')]}, so ask to lead one thing across teams: ${work.case}.{^Y}`
    case 'budget':
      return `Your largest budget was ${BUDGET_WORDS[keyOn(input, 'leadership.budget')]}, so ask for the yearly plan behind this figure: ${work.figures[0]}.{^Y}`
    case 'board':
      return `Ask for ten minutes at a board's table, on one figure: ${work.figures[0]}.`
    case 'field':
      return FIELD_STEPS[next.field](work)
  }
}

const FIELD_STEPS: Readonly<Record<ScopeField, (work: LeadingFunction) => Text>> = {
  profit: ({ figures }) => `Own one figure for a whole year, in good months and in bad: ${figures[1]}.`,
  growth: (work) => `Write two pages that ask for this: ${work.case}.`,
  operations: ({ hear }) => `Spend a week close to the work: ${hear}.`,
  people: ({ name }) => `Name two people in ${name} who could take your place, and begin to train one.`,
  technology: ({ name }) => `Put on a page what the newest tool in ${name} costs and what it saves.`,
  deals: ({ name }) => `Follow one contract or sale in ${name} from the first talk to the signature.`,
  crisis: ({ risks }) => `Take the problem that nobody wants: ${risks[0]}.`,
  public: ({ body }) => `Speak once this quarter outside your employer, say at ${body}.`,
}

/** What the reader said that the next rung makes harder, and what its pay would change. */
export function againstClimb(input: ReportInput, facts: FactTable, { rungs }: Standing): Text[] {
  const next = rungs[0]!
  const value = input.profile.valuesOrder[0] ?? ''
  const loved = quotedWhole(ownFacts(input).motivation, 110)
  return [
    ...(VALUE_PRICES[value] ? [VALUE_PRICES[value](plain(withArticle(lower(next.name))))] : []),
    ...(loved ? [`${loved}: ask whoever holds the post how much of that is left in a week.{^Y}`] : []),
    payWords(input, facts, next),
  ]
}

const VALUE_PRICES: Readonly<Record<string, (post: Text) => Text>> = {
  achievement: (post) => `Using your abilities comes first for you: as ${post} you see results late, and through others.{^Y}`,
  independence: (post) =>
    `Deciding for yourself comes first for you: as ${post} you have more people to convince, not fewer.{^Y}`,
  recognition: (post) =>
    `Getting ahead comes first for you: beware of the title ${post.replace(/^an? /, '')} with no people and no money behind it.{^Y}`,
  relationships: (post) => `Good people come first for you: as ${post} you will judge some who are your friends today.{^Y}`,
  support: (post) => `A boss who backs you comes first for you: over ${post} there is seldom anybody with the time.{^Y}`,
  working_conditions: (post) => `Security and healthy hours come first for you: ask ${post} about last month’s evenings.{^Y}`,
}

function payWords(input: ReportInput, facts: FactTable, next: Standing['rungs'][number]): Text {
  const occupation = rowOf(input, next)
  const own = input.profile.reach?.salaryCurrent ?? 0
  if (!occupation) return `What ${plain(withArticle(lower(next.name)))} earns is in no table of ours. Ask before the second talk.`
  const job = jobTokens(facts, occupation.code)
  const [low, high] = [job.value('p25') ?? 0, job.value('p75') ?? 0]
  if (own === 0 || !job.has('p75') || !facts.has('you.pay'))
    return `You told no pay. Half of those counted there earn less than ${job.or('median', 'a sum that is not published')}.`
  if (own >= high)
    return `You earn ${facts.ref('you.pay')}, more than three in four in that row, so the step has to bring something other than base.`
  if (own >= low)
    return `Your ${facts.ref('you.pay')} lies inside the middle half of that row, so the title alone may not raise it.`
  return `That row begins its middle half at ${job.ref('p25')}, above your ${facts.ref('you.pay')}: do not let them count up from there.`
}

/** The opening for the one who decides: the next rung, and the first gaps as a question. */
export function sentenceToSay(input: ReportInput, standing: Standing): Text {
  const [next] = standing.rungs
  const post = plain(lower(next!.name))
  if (standing.work.key === 'owner')
    return `To the person you trust most in the business: “In ____ months I want ${plain(withArticle(post))}. Which part would you run, and for what pay?”`
  if (standing.work.key === 'chief')
    return `“I would like us to talk about my next years here. What would make you support a seat on another board?”`
  const gaps = missingFor(input, standing, next!).map(({ kind }) => SAID[kind])
  const skill = shortSkill(input, 1)
  const ask =
    gaps.length > 1
      ? `which should come first, ${gaps[0]} or ${gaps[1]}?`
      : skill
        ? `what must I show beside ${skill}?`
        : 'what would you need to see?'
  return `“I want to be ready for ${post} within ____ months: ${ask}”`
}

const SAID: Readonly<Record<Missing['kind'], Text>> = {
  schooling: 'the degree',
  people: 'a larger team',
  budget: 'a budget of my own',
  field: 'the field that I have not carried',
  board: 'a talk before the board',
}
