import { handedOver, keptHuman } from '../../facts/ai-view.ts'
import { keysOn } from '../../facts/answered.ts'
import { tasksOf, type Week } from '../../facts/week.ts'
import type { ReportInput } from '../../model/report-input.ts'
import type { Text } from '../../model/rich-text.ts'
import { drafted, named } from '../ai/ai-parts.ts'
import { easedSetting } from '../directions/eased-setting.ts'

/** Tasks that the advice can name: one that tools can aid, one that they hardly touch. */
type Tasks = { readonly away: Text; readonly human: Text; readonly paper: Text | undefined; readonly lighter: Text }

/**
 * What a tool can do about the first thing that the reader said costs energy, and what it cannot: software moves no shift and lifts
 * no load. undefined where nothing was ticked, or the week holds no task that the advice could name.
 */
export function drainWords(input: ReportInput, week: Week): Text | undefined {
  const key = keysOn(input, 'present.drain').find((one) => ADVICE[one])
  const [away] = handedOver(input, week)
  const human = keptHuman(input, week)[0] ?? tasksOf(week, 'mixed').find(({ more }) => more)
  if (!key || !away || !human) return undefined
  const paper = handedOver(input, week).find(({ label }) => /record|report|document|form|writ|letter|schedul|paper/.test(label))
  return ADVICE[key]!({
    away: drafted(away),
    human: named(human),
    paper: paper && drafted(paper),
    lighter: easedSetting(input) ? ': page {page:own-field} names settings' : '',
  })
}

/** By the keys of the question "drain". */
const ADVICE: Readonly<Record<string, (tasks: Tasks) => Text>> = {
  too_much: ({ away, human }) =>
    `You have too much work for the time.{^Y} A permitted tool can begin ${away}. Guard the time for ${human}.`,
  too_little: ({ away, human }) =>
    `You want more that needs your head.{^Y} Let a tool begin ${away}, and say what you would do with the time: ${human}.`,
  same_again: ({ away }) => `You are tired of the same thing every day.{^Y} Let a tool begin ${away}, and keep the odd cases.`,
  no_say: ({ away }) => `You miss a say.{^Y} Offer to test a tool on ${away}: whoever tests it helps to set the rules.`,
  conflict: ({ away }) =>
    `Tension costs you most, and no tool mends that.{^Y} Time saved on ${away} is no reason to put off the talk on page {page:talks}.`,
  hours: ({ away }) =>
    `The hours or shifts drain you, and software moves none of them.{^Y} What it may do is shorten ${away}. The talk on page {page:talks} is about the shifts.`,
  body: ({ away, lighter }) =>
    `Your body pays, and software lifts nothing.{^Y} Only lighter work helps${lighter}. A tool for ${away} is only a small help.`,
  commute: ({ away, human }) =>
    `The way to work drains you.{^Y} Ask whether ${away} has to be done on site. For ${human} you will have to be there.`,
  worry: ({ away, human }) =>
    `You worry about the job.{^Y} Be known for ${human}. Do not lean on ${away} alone: a tool can begin those.`,
  meaning: ({ human }) => `You do not see what it is good for.{^Y} Ask somebody you work for what ${human} changes for them.`,
  paperwork: ({ away, paper }) =>
    paper
      ? `Forms, meetings and messages drain you.{^Y} Start with ${paper}: a tool drafts it, you check it.`
      : `Forms, meetings and messages drain you.{^Y} The table lists none as a task of its own. A tool can begin ${away}.`,
  people_all_day: ({ away }) =>
    `People all day long drain you.{^Y} Then do not give everything quiet away: ${away} may be the hour in which you recover.`,
}
