import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { lower, occupationOf } from '../../facts/reading.ts'
import { sentencesWithin, withoutStop } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { type OwnFacts, quoted, skillList } from '../person/own-facts.ts'
import { accomplishmentOf, hasFigure } from './accomplishment.ts'

/** A question and its answer in lines; told = it rests on words of the reader. */
export interface Answer {
  question: Text
  lines: Text[]
  told: boolean
}

/** For what only the reader knows. */
export const BLANK = '______'

/** The three that every interview holds: a result, the reason, and the main task of the work. */
export function answersFrom(input: ReportInput, own: OwnFacts, aim: RankedOccupation): Answer[] {
  return [resultAnswer(own), reasonAnswer(input, own, aim), taskAnswer(own, aim)]
}

function resultAnswer({ proud, role, years }: OwnFacts): Answer {
  const where = role ? `As ${plain(withArticle(role))}` : 'At the time'
  if (!proud)
    return {
      question: 'Tell us about something that went better because of you.',
      lines: [
        `**Where it began.** ${where}, I saw that ${BLANK}.`,
        `**What I did.** I ${BLANK}. The hard part was ${BLANK}.`,
        `**What came of it.** Before: ${BLANK}. After: ${BLANK}.`,
      ],
      told: false,
    }
  const { did, came } = accomplishmentOf(proud)
  const led = /\b(?:led|lead|team|crew|my (?:region|group|department|staff))\b/i.test(proud)
  return {
    question: led ? 'Tell us about people whom you led to a result.' : 'Which piece of work are you known for?',
    lines: [
      `**Where it began.** ${where}${years > 1 ? ` of ${years} years` : ''}, I saw that ${BLANK}.`,
      did ? `**What I did.** “${plain(did)}.”{^Y} The hard part was ${BLANK}.` : `**What I did.** I ${BLANK}, with ${BLANK}.`,
      came
        ? `**What came of it.** “${plain(came)}.”{^Y} ${hasFigure(proud) ? `You can ask ${BLANK} about it.` : `In figures: from ${BLANK} to ${BLANK}.`}`
        : `**What came of it.** From ${BLANK} to ${BLANK}, and it lasted ${BLANK}.`,
    ],
    told: true,
  }
}

function reasonAnswer(input: ReportInput, { motivation, worry }: OwnFacts, aim: RankedOccupation): Answer {
  const moment = momentIn(aim)
  const flight = worry ? [`**Leave out:** ${quoted(worry)} Say what you go toward.`] : []
  const question: Text = `Why do you want to work as ${plain(withArticle(occupationOf(aim).shortTitle))}?`
  if (motivation)
    return {
      question,
      lines: [
        `${quoted(motivation)} Say it like that; nobody else has this line.`,
        `Then tie it to the job: I would find that ${moment}, or ${BLANK}.`,
        ...flight,
      ],
      told: true,
    }
  const goals = sentencesWithin(input.careerGoals, 130)
  if (goals)
    return {
      question,
      lines: [
        `You wrote to us: ${quoted(goals)} An employer wants the other half: why here?`,
        `I like ${BLANK}. In this job I would have it ${moment}.`,
        ...flight,
      ],
      told: true,
    }
  return {
    question,
    lines: [`You gave no reason yet. Finish this: I would be glad on a Monday ${moment}, for ${BLANK}.`, ...flight],
    told: false,
  }
}

/** A part of the work as somebody speaks of it who would do it: "when I plan the week". */
function momentIn(aim: RankedOccupation): Text {
  const { note, activities } = occupationOf(aim)
  // A task with a "when" of its own makes no second one.
  const task = note?.tasks.findLast(({ text }) => !/\b(?:when|while)\b/.test(text))?.text
  if (task)
    return `when I ${plain(
      lower(bare(task))
        .replace(/\byour\b/g, 'my')
        .replace(/\byou\b/g, 'I'),
    )}`
  const [activity] = activities
  return activity ? `while ${plain(activity.label)}` : `when I ${BLANK}`
}

function taskAnswer({ skills, role, years }: OwnFacts, aim: RankedOccupation): Answer {
  const { note, activities } = occupationOf(aim)
  const task = (note?.tasks[1] ?? note?.tasks[0])?.text
  const question: Text = task
    ? `How would you go about this: ${plain(forThem(lower(bare(task))))}?`
    : activities[0]
      ? `Where have you done this before: ${plain(activities[0].label)}?`
      : 'What would you do in your first month here?'
  const [first, second] = skills
  const served = years > 0 && role ? `${years === 1 ? 'One year' : `${years} years`} as ${plain(withArticle(role))}` : ''
  if (!first)
    return {
      question,
      lines: [
        served
          ? `${served} stand behind you.{^Y} Which day of them was most like this one? ${BLANK}`
          : `The nearest thing that I have done is ${BLANK}.`,
        `I began with ${BLANK}. What went wrong was ${BLANK}, so next time I would ${BLANK}.`,
      ],
      told: served !== '',
    }
  const known = skillList([first, second].flatMap((one) => (one ? [one.name] : [])))
  return {
    question,
    lines: [
      served ? `${served}, and I am trusted with ${known}.{^Y}` : `What I can bring is ${known}.{^Y}`,
      `The last time it was hard: ${BLANK}. I chose to ${BLANK}. It ended with ${BLANK}.`,
    ],
    told: true,
  }
}

const bare = (words: string): string => withoutStop(words)
/** The notes speak to the reader; in the mouth of an employer "your" is "our". */
const forThem = (words: string): string => words.replace(/\byour\b/g, 'our').replace(/\byou\b/g, 'we')
