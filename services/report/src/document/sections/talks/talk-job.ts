import { withArticle } from '@waymark/contracts/text/article'
import { capital, listing } from '../../facts/reading.ts'
import { likedTask } from '../../facts/work/own-evidence.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { drainOf, sparesHands } from '../person/drain-of.ts'
import { contactWords } from './contacts.ts'
import type { Panel } from './talk-panel.ts'
import { ASK_HANDS, WISH_ASKS } from './week-asks.ts'

/** The second talk: with somebody who does the work, about their week, its hard side and what the reader wants to leave behind. */
export function jobTalk(input: ReportInput, words: AimWords): Panel {
  const { tasks, hard, employers, own } = words
  const liked = likedTask(own.motivation, tasks)
  return {
    who: capital(words.aCalled),
    when: `Twenty minutes, by phone; ask for a name: ${contactWords(input, 0)}`,
    open: opening(words),
    ask: [
      momentAsk(words, liked),
      drainAsk(input, words) ?? wishAsk(input) ?? beginAsk(words),
      hard[0]
        ? `Is this so where you are: “${hard[0]}”?`
        : `Which part of this did you not expect: “${tasks[0] ?? words.called}”?`,
    ],
    good: own.motivation
      ? `A moment of last week, told without a pause${liked ? `, and hours for “${liked}”` : ''}.`
      : `Hours for “${tasks[1] ?? tasks[0] ?? 'the work'}”, and a reason to stay that is not the pay.`,
    ifNot:
      hard[1] && employers[1]
        ? `All you hear is “${hard[1]}”. Ask in another place (${employers[1]}) before you believe it.`
        : own.motivation
          ? 'They look for one, and find none. Ask a second person: two without it are an answer.'
          : `They hardly do this: “${tasks[1] ?? tasks[0] ?? 'that'}”. Then the name means other work there: ask which post does.`,
  }
}

function opening({ own, tasks }: AimWords): Text {
  const [skill] = own.skills
  const who = own.role ? `I am ${plain(withArticle(own.role))}` : 'I am looking for my next work'
  if (skill) return `${who}, and what I do best is ${plain(skill.name)}: where would it show in your week?`
  if (own.proud !== '' && own.proud.length <= LONGEST_STORY)
    return `${who}, and this is what I would bring: “${plain(own.proud)}.” Where would it count in your week?`
  if (own.role && own.years > 1)
    return `Which of my ${own.years} years as ${plain(withArticle(own.role))} would help with this: “${tasks[0] ?? 'your day'}”?`
  return `${who}. What did you do today of this: “${tasks[0] ?? 'your usual work'}”?`
}

/** Whether what they like most comes again there: by the task in which it would, else by their own sentence. */
function momentAsk({ own, tasks, called }: AimWords, liked: Text | undefined): Text {
  if (liked) return `How many hours of your week are this: “${liked}”?`
  if (own.motivation !== '' && own.motivation.length <= LONGEST_STORY)
    return `I wrote: “${plain(own.motivation)}.” When did you last have such a moment as ${plain(withArticle(called))}?`
  return `How many hours of your week go to this: “${tasks[0] ?? called}”?`
}

/** What they wish of the work, asked of somebody in it. */
function wishAsk({ ranking }: ReportInput): Text | undefined {
  const asked = ranking.wishes.flatMap(({ id }) => WISH_ASKS[id] ?? [])[0]
  return asked === undefined ? undefined : capital(asked)
}

/** Characters of a sentence of theirs that fit into one of ours. */
const LONGEST_STORY = 110

/** Whether what wears the reader out waits there too; undefined where our note could not make it a question. */
function drainAsk(input: ReportInput, words: AimWords): Text | undefined {
  return sparesHands(input) ? capital(ASK_HANDS) : DRAIN_ASKS[drainOf(input)?.key ?? '']?.(words)
}

type Ask = (words: AimWords) => Text | undefined

const told: Ask = ({ shifts }) => (shifts[0] ? `Is this so for newcomers too: “${shifts[0]}”?` : undefined)
const DRAIN_ASKS: Readonly<Record<string, Ask>> = {
  hours: (words) => told(words) ?? `When did you last work a weekend as ${words.aCalled}?`,
  body: ({ aCalled }) => `What did you lift yesterday as ${aCalled}, and how long did you stand?`,
  too_much: ({ tasks }) => (tasks[2] ? `What gives when it piles up: this, “${tasks[2]}”, or your evening?` : undefined),
  same_again: ({ tasks }) => (tasks[3] ? `How often do you get to this: “${tasks[3]}”?` : undefined),
  too_little: ({ tasks }) => (tasks[2] ? `What was the last hard case in this: “${tasks[2]}”?` : undefined),
  no_say: ({ tasks }) => (tasks[0] ? `What may you decide alone in this: “${tasks[0]}”?` : undefined),
  paperwork: ({ tasks }) =>
    tasks.at(-1) ? `How much of the week is forms, with this counted in: “${tasks.at(-1)}”?` : undefined,
  worry: ({ employers }) => (employers[0] ? `Who was let go last in your place (${employers[0]}), and why?` : undefined),
  meaning: ({ tasks }) => (tasks[1] ? `Who is better off for this, and do you meet them: “${tasks[1]}”?` : undefined),
  commute: ({ employers }) => (employers.length > 1 ? `Which is nearest here: ${either(employers)}?` : undefined),
}

const either = (places: readonly Text[]): Text => listing(places).replace(/ and (?=[^,]*$)/, ' or ')

function beginAsk({ employers, titles, aCalled }: AimWords): Text {
  if (employers.length > 1) return `Where would you begin today: ${either(employers)}?`
  return titles.length > 1
    ? `Which comes first, ${either(titles.slice(0, 2))}?`
    : `What do newcomers as ${aCalled} get wrong at first?`
}
