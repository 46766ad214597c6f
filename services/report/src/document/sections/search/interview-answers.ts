import { withArticle } from '@waymark/contracts/text/article'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { calledIn, goalAim } from '../../facts/goal-name.ts'
import { leadOf } from '../../facts/lead.ts'
import { occupationOf } from '../../facts/reading.ts'
import { likedTask, meetsSkill, sharesTheme, workTasks } from '../../facts/work/own-evidence.ts'
import { sentencesWithin } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { drainOf } from '../person/drain-of.ts'
import { type OwnFacts, quoted, skillList } from '../person/own-facts.ts'
import { accomplishmentOf, hasFigure } from './accomplishment.ts'
import { nextQuestion, TOWARD } from './interview-deeds.ts'

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
  const where = role ? `As ${plain(withArticle(role))}${years > 1 ? ` of ${years} years` : ''}` : 'At the time'
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
      `**Where it began.** ${where}, I saw that ${BLANK}.`,
      did ? `**What I did.** “${plain(did)}.”{^Y} The hard part was ${BLANK}.` : `**What I did.** I ${BLANK}, with ${BLANK}.`,
      came
        ? `**What came of it.** “${plain(came)}.”{^Y}${hasFigure(proud) ? '' : ` In figures: from ${BLANK} to ${BLANK}.`}`
        : `**What came of it.** From ${BLANK} to ${BLANK}, and it lasted ${BLANK}.`,
      `**They ask next:** “${nextQuestion(proud)}” ${BLANK}`,
    ],
    told: true,
  }
}

function reasonAnswer(input: ReportInput, { motivation, worry }: OwnFacts, aim: RankedOccupation): Answer {
  const instead = TOWARD[drainOf(input)?.key ?? '']
  const flight = worry ? [`**Leave out:** ${quoted(worry)} ${instead ? `Say: ${instead}` : toward(input)}`] : []
  const question: Text = `Why do you want to work as ${plain(withArticle(calledIn(input, aim)))}?`
  const liked = likedTask(motivation, workTasks(occupationOf(aim)))
  if (motivation)
    return {
      question,
      lines: [
        quoted(motivation),
        liked
          ? `The part of this job that comes nearest: ${plain(forMe(liked))}. Name it, and add where you had it last: ${BLANK}.`
          : `None of the tasks that we hold is that moment. Ask in talk 2 (page {page:talks}) where it comes, and say it here: ${BLANK}.`,
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
        `I like ${BLANK}. In this job I would have it when ${BLANK}.`,
        ...flight,
      ],
      told: true,
    }
  return {
    question,
    lines: [`You gave no reason yet. Finish this: I would be glad on a Monday when ${BLANK}, for ${BLANK}.`, ...flight],
    told: false,
  }
}

/** Where their own words name what they go toward, that; it is what an employer may hear. */
function toward(input: ReportInput): Text {
  const { phrase } = leadOf(input)
  const goal = phrase ? input.ranking.goals.find((one) => one.phrase === phrase) : undefined
  return goal ? `Say what you go toward: ${plain(goalAim(input, goal))}.` : 'Say what you go toward.'
}

/** The task that the reader can best answer for, with what of theirs answers it. */
function bestTask({ skills, proud }: OwnFacts, tasks: readonly string[]): { task?: string; skill?: OwnFacts['skills'][number] } {
  for (const skill of skills) {
    const task = tasks.find((one) => meetsSkill(skill.name, one))
    if (task !== undefined) return { task, skill }
  }
  return { task: tasks.find((one) => proud !== '' && sharesTheme(proud, one)) ?? tasks[1] ?? tasks[0] }
}

function taskAnswer(own: OwnFacts, aim: RankedOccupation): Answer {
  const { skills, role, years } = own
  const { note } = occupationOf(aim)
  const { task, skill } = bestTask(own, workTasks(occupationOf(aim)))
  const question: Text = task
    ? note
      ? `How would you go about this: ${plain(forThem(task))}?`
      : `Where have you done this before: ${plain(task)}?`
    : 'What would you do in your first month here?'
  const served = years > 0 && role ? `${years === 1 ? 'One year' : `${years} years`} as ${plain(withArticle(role))}` : ''
  const [first, second] = skills
  if (skill)
    return {
      question,
      lines: [
        `Here ${plain(skill.name)} counts${skill.rating > 0 ? `: you rate it ${skill.rating} of 10` : ''}.{^Y} Tell the day when it was hardest: ${BLANK}.`,
        `I chose to ${BLANK}, and it ended with ${BLANK}.`,
      ],
      told: true,
    }
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
      served
        ? `No skill that you named is this one. After ${lowerCount(served)}, with ${known}: which day came nearest? ${BLANK}{^Y}`
        : `No skill that you named is this one. You bring ${known}: which day came nearest? ${BLANK}{^Y}`,
      `Then say how you would learn the rest in a month: from ${BLANK}, by ${BLANK}.`,
    ],
    told: true,
  }
}

const lowerCount = (words: string): string => words.replace(/^One/, 'one')
/** The notes speak to the reader; in the mouth of an employer "your" is "our", and in the reader's own "my". */
const forThem = (words: string): string => words.replace(/\byour\b/g, 'our').replace(/\byou\b/g, 'we')
const forMe = (words: string): string => words.replace(/\byour\b/g, 'my').replace(/\byou\b/g, 'I')
