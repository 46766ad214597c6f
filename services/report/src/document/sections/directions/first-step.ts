import { withArticle } from '@waymark/contracts/text/article'
import type { GoalAnswer, RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { entryWay } from '../../facts/entry-way.ts'
import { calledIn } from '../../facts/goal-name.ts'
import { DEGREE_WORDS, listing, occupationOf } from '../../facts/reading.ts'
import { theBody } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { SaidBefore } from '../../model/said-before.ts'
import { contactWords } from '../talks/contacts.ts'
import { changeSigns } from './change-signs.ts'

/** The first thing to do about one occupation: a person to reach through somebody the reader knows, then whoever decides on the gate. */
export function firstStep(input: ReportInput, ranked: RankedOccupation, at: number, before: SaidBefore): Text {
  const job = plain(withArticle(calledIn(input, ranked)))
  const contact = contactWords(input, at)
  const ask = before.tell(...turned(askWords(contact, job), at))
  const body = entryWay(ranked).gate?.lookUp[0]?.name
  const held = DEGREE_WORDS[input.profile.reach?.education ?? ''] ?? 'what you hold'
  const check = body && before.tell(...turned(gateWords(plain(body.replace(/^The /, '')), held), at))
  return [ask, check].filter((one) => one !== undefined && one !== '').join(' ')
}

function askWords(contact: Text, job: Text): Text[] {
  return [
    `Ask ${contact} this week: who do you know that works as ${job}?`,
    `Write to ${contact}. You want one name: ${job} with twenty minutes to spare.`,
    `One message to ${contact} will do: has anybody there met ${job}?`,
    `Put it to ${contact}: whom should I hear before I think of work as ${job}?`,
    `Tell ${contact} that you look for ${job}. Let them think of a name overnight.`,
    `Try ${contact} first, and come away with a phone number: that of ${job}.`,
  ]
}

function gateWords(body: Text, held: Text): Text[] {
  return [
    `Then read at ${theBody(body)} what it takes, with ${held} in hand.`,
    `Next, ${theBody(body)}: does ${held} shorten the way?`,
    `The ${body} can say which of your years count.`,
    `On the site of ${theBody(body)} stand the rules of your state.`,
    `Check the list of ${theBody(body)} before you pay any school.`,
    `A mail to ${theBody(body)} settles what is still missing.`,
  ]
}

/** What would turn the verdict around, from the engine's own rules, then from what this reader told, then from any visit. */
export function whatWouldChange(
  input: ReportInput,
  ranked: RankedOccupation,
  at: number,
  before: SaidBefore,
  goal?: GoalAnswer,
): Text {
  const opens = goal && goal.answer !== 'yes' ? opening(goal) : undefined
  if (opens) return before.fresh(`${plain(opens)}{^K}`) ?? plain(opens)
  const { note } = occupationOf(ranked)
  const task = note?.tasks.at(-1)?.text.replace(/\.$/, '')
  const firm = note?.certificates.length ? undefined : 'a paper that we do not know of'
  const words = turned(
    [
      'Two people who do it describe the same bad day, and it is one you know too well. Then cross it out.',
      'A visit in which you look at the clock before noon. That weighs more than any figure here.',
      'If the pay that two employers name lies under what you need, it is off the list.',
      'You try it as below and put it off twice. That is an answer.',
      'Somebody in the work says they would not choose it again, and you nod.',
      'One employer says what your record lacks, and you do not want to learn it.',
    ],
    at,
  )
  return (
    before.tell(...turned(changeSigns(input), at), ...words) ??
    `A no from two people in the work${firm ? `, or ${firm}` : ''}${task ? '' : ''}.`
  )
}

/** Of a place that we advise against: the engine's own condition, else the limit of the reader's that alone keeps it out. */
export function whatWouldOpen(
  input: ReportInput,
  ranked: RankedOccupation,
  at: number,
  before: SaidBefore,
  goal?: GoalAnswer,
): Text {
  const { code } = occupationOf(ranked)
  const opens = goal && opening(goal)
  const refused = input.ranking.refused.find((one) => one.code === code)
  const limit = input.ranking.limits.find((one) => one.opens.some(({ occupation }) => occupation?.code === code))
  const said = opens ?? refused?.whatWouldOpenIt
  const condition = said
    ? (before.fresh(`${plain(said)}{^K}`) ?? plain(said))
    : limit
      ? before.tell(
          `Your own limit alone keeps it out: “${plain(limit.label)}”.{^Y} Take it back, and it is on the list.`,
          `One limit of yours stands before it, “${plain(limit.label)}”.{^Y} It is yours to move.`,
        )
      : before.tell(
          ...turned(
            [
              'More than one thing stands against it, so no single change opens it. Page {page:sure} tells the rules apart.',
              'No one step opens this. Should your limits move, ask again and see whether it comes back.',
              'Neither time nor a course alone would turn this around; look at it again when your limits change.',
            ],
            at,
          ),
        )
  const leave = before.tell(
    ...turned(
      [
        'Until then put no money and no evening into it.',
        'Before that it deserves no course and no application.',
        'While that is so, leave it on this page.',
      ],
      at,
    ),
  )
  return [condition, leave].filter((words) => words !== undefined).join(' ')
}

/** The sentences of an answer that say what would open it. */
function opening({ why }: GoalAnswer): string | undefined {
  const sentences = why.split(/(?<=[.!?])\s+/).filter((sentence) => /\b(?:opens?|nearest|would)\b/i.test(sentence))
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** The list begun at another place, so that equal parts of a report take different words. */
export function turned<T>(list: readonly T[], at: number): T[] {
  const from = at % Math.max(1, list.length)
  return [...list.slice(from), ...list.slice(0, from)]
}

export const phrasesOf = (phrases: readonly string[]): string => listing(phrases)
