import { withArticle } from '@waymark/contracts/text/article'
import { entryWay } from '../../facts/entry-way.ts'
import { calledIn } from '../../facts/goal-name.ts'
import { leadOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import { capital, lower, occupationOf } from '../../facts/reading.ts'
import { sharesStem } from '../../facts/work/work-match.ts'
import { monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { employerKinds } from '../directions/employer-kinds.ts'
import { aimOf } from '../opening/aim.ts'
import { tradeOf } from '../own-business/trades.ts'
import { drainOf } from '../person/drain-of.ts'
import { type OwnFacts, ownText, skillList } from '../person/own-facts.ts'
import { contactWords } from '../talks/contacts.ts'
import { accomplishmentOf } from './accomplishment.ts'

/** Thirty seconds in the first person: who, what came of it, where to, and one question. What was not told is a blank. */
export function pitch(input: ReportInput, own: OwnFacts): Text {
  const start = ownStartOf(input)
  const machine = ownText(input, 'ai.keep_human', 90)
  const { proud } = own
  const { did, came } = accomplishmentOf(proud)
  const parts = [
    who(own),
    proud ? `${plain(spoken(did && came ? proud : came || did))}.` : '',
    machine ? `What I would never hand to a machine: ${plain(lower(machine))}.` : '',
    ...(start
      ? [
          `I am starting ${plain(start.aName)}, beside my job for now.`,
          tradeOf(start)?.pitch ??
            `My ${plain(start.short)} sells you nothing today: who do you know who needs it, and whom do they call?`,
        ]
      : [whereTo(input), question(input)]),
  ]
  return `“${parts.filter(Boolean).join(' ')}”{^Y}`
}

/** The work, the years and what they are trusted with, in one breath. */
function who({ role, years, skills, proud }: OwnFacts): Text {
  const first = skills.slice(0, 2).map(({ name }) => name)
  const trusted = first.length > 0 ? `people trust me with ${skillList(first)}` : proud ? '' : 'people come to me for ______'
  if (!role) return `My name is ______${trusted ? `, and ${trusted}` : ''}.`
  const long = years === 0 ? '' : years === 1 ? ' for one year' : ` for ${years} years`
  const since = years === 0 ? `I am ${plain(withArticle(role))}` : `I have worked as ${plain(withArticle(role))}${long}`
  return trusted ? `${since}; ${trusted}.` : `${since}.`
}

/** Where they want to go, said as surely as they may: open, on the way, in their own trade, or an idea that they only test. */
function whereTo(input: ReportInput): Text {
  const { kind } = leadOf(input)
  const occupation = occupationOf(aimOf(input))
  const called = calledIn(input, aimOf(input))
  const job = plain(withArticle(called))
  // Where they gave it a title of their own, our kinds of employers may be those of its neighbors.
  const [place] = sharesStem(called, occupation.shortTitle) ? employerKinds(occupation.note) : []
  const where = place ? `, in ${plain(place)} or elsewhere` : ''
  if (kind === 'own_work') return `My own trade I want to keep: ${job}${where}.`
  const { known, total } = entryWay(aimOf(input))
  if (kind === 'goal' && known && total[0] > 0) return `I am on my way to work as ${job}, and I may need ${monthsSpan(total)}.`
  if (kind === 'goal') return `What I want next is work as ${job}${where}.`
  return `I am looking at work as ${job}${where}, before I decide.`
}

/** No job is asked for: one thing that only somebody inside knows, and that counts for this reader. */
function question(input: ReportInput): Text {
  const key = drainOf(input)?.key ?? input.profile.valuesOrder[0] ?? ''
  return ASKS[key] ?? 'I do not ask for a job: what was your first month like?'
}

/** By the keys of the question on what costs energy, then of what counts most. */
const ASKS: Readonly<Record<string, Text>> = {
  too_much: 'I do not ask you for a post: what gets left undone on a bad day?',
  too_little: 'Only tell me: what did you last have to think about for an hour?',
  same_again: 'One question, no more: what made this Tuesday unlike the last?',
  no_say: 'Just this: what did you change there, and who had to agree?',
  conflict: 'May I ask you one thing: what do people there argue about?',
  hours: 'I ask for no favor: what were your hours in the worst week of the year?',
  body: 'Tell me one thing: what hurts on a Friday, if anything?',
  commute: 'One thing only: how many days would I have to be there?',
  travel: 'One thing only: how many nights were you away last month?',
  worry: 'I will not ask you for a job, only this: who left last, and why?',
  meaning: 'Just one question: who would miss it if all of you stayed home?',
  paperwork: 'Tell me only this: how many hours are forms?',
  people_all_day: 'One thing I cannot read anywhere: when are you left alone there?',
  achievement: 'One question: what did you finish last that you would show a friend?',
  independence: 'One question: what do you settle there without a signature?',
  recognition: 'One question: who was moved up last, and for what?',
  relationships: 'One question: whom do you call when it goes wrong?',
  support: 'One question: who showed you the work, and for how long?',
  working_conditions: 'One question: what did they promise you, and keep?',
}

/** Both halves of a deed, as somebody says it of themselves: a half alone may speak of nothing. */
function spoken(deed: string): string {
  return /\b(?:i|we|my|our)\b/i.test(deed) || !DEED.test(deed) ? capital(deed) : `I ${lower(deed)}`
}
const DEED = /^(?:\p{L}+ed|built|led|ran|wrote|taught|made|cut|won|grew|sold|found|set up|rebuilt|kept|brought) /iu

/** To whom it is said first. */
export function rehearsal(input: ReportInput): Text {
  const fear = ownText(input, 'fear.main', 120)
  if (/interview|freeze|nervous|speak/i.test(fear))
    return `You wrote: “${plain(fear)}.”{^Y} So say it to a friend twice, standing up, before anybody else hears it.`
  return `Try it on ${contactWords(input, 1)}, and change each word that sounds bought.`
}
