import { keysOn, ratedOn, textOn } from '../../facts/answered.ts'
import { payFloor } from '../../facts/limits.ts'
import { lower, occupationOf, yearlyWages } from '../../facts/reading.ts'
import { quotedWhole, wholeWords } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { type AimWords, workWords } from '../opening/aim-words.ts'
import { quoted } from '../person/own-facts.ts'

/** What would show that the first plan is wrong, measured by what counts most for the reader. */
export function proofOf(input: ReportInput, words: AimWords): Text {
  const { tasks, hard, shifts, work, employers, aim, aJob } = words
  const measure = ratedOn(input, 'success.metrics')[0]
  const lead = measure ? `For you it counts most that “${plain(lower(measure.label))}”.{^Y} ` : ''
  const wages = yearlyWages(occupationOf(aim))
  const floor = payFloor(input)
  const proofs: Readonly<Record<string, Text | undefined>> = {
    pay:
      wages && floor > 0
        ? `If the first three offers for ${work} lie under your floor, turn.`
        : `If two in the work say that the pay of their first year held for three, turn.`,
    time: shifts[0]
      ? `Read this to two who do it: “${shifts[0]}”. If both laugh, turn.`
      : `If both whom you ask sigh at the hours of ${work}, turn.`,
    calm: hard[0]
      ? `If you lie awake over this for a week, turn: “${hard[0]}”.`
      : `If you lie awake after the trial day of ${work}, turn.`,
    skill: tasks[2] ? `If nobody lets a newcomer do this in year one, turn: “${tasks[2]}”.` : undefined,
    use: tasks[0] ? `If they cannot say who is better off for it, turn: “${tasks[0]}”.` : undefined,
    respect: tasks[1] ? `If others decide on this over their heads, turn: “${tasks[1]}”.` : undefined,
    security: employers[0] ? `If two in it were let go in the last three years (${employers[0]}), turn.` : undefined,
  }
  const proof =
    proofs[measure?.key ?? ''] ??
    (tasks[0]
      ? `If talk 2 shows that most of the week is “${tasks[0]}”, and you would not want those hours, turn.`
      : `If nothing in a day as ${aJob} makes you ask further, turn.`)
  return `${lead}${proof}`
}

/** What the reader is afraid of, and one answer to it from their own facts. */
export function ifThen(input: ReportInput, words: AimWords): Text {
  const fear = textOn(input, 'fear.main', 110).replace(/[.\s]+$/, '')
  const met = FEARS.find(({ said }) => said.test(fear.toLowerCase()))
  if (met) return `${quoted(fear)} ${met.act(words)}`
  // A worry that no action of ours answers is not quoted beside one.
  const key = keysOn(input, 'constraint.obstacles').find((one) => ANSWERS[one])
  const answer = key ? ANSWERS[key]!(words) : undefined
  return answer ?? `If week five brings no answer, then ${workThen(input, words)}`
}

function workThen(input: ReportInput, { own, titles, job }: AimWords): Text {
  const work = input.present && workWords(input, own)
  return work
    ? `I keep two evenings for A, and tell one person where ${work.most} has become too much.`
    : `I send one more page for “${titles[0] ?? job}” that day.`
}

/** What a written worry is about, and what the reader then does about that very thing. */
const FEARS: readonly { said: RegExp; act: (words: AimWords) => Text }[] = [
  {
    said: /\b(?:laid off|lay-?offs?|automat|robots?|software|runs all night|self-checkout|replac|ai\b|shrink|clos(?:e|ing))/,
    act: ({ aJob }) =>
      `If it reaches my own hours before the date, then I apply as ${aJob} that week, and not after the last day.`,
  },
  {
    said: /(?<!\ball )\bnights?\b|\bshifts?\b|\bweekends?\b|\bholidays?\b|\bon[- ]call\b|\bovertime\b|\bhours\b|\bdinner\b/,
    act: ({ work }) => `If an offer for ${work} holds the same hours, then I ask for a limit in writing, and say no without one.`,
  },
  {
    said: /\b(?:back|knees?|legs?|shoulder|arm|hands?|wrists?|feet|pain|hurt|injur|sick days?|health)\b/,
    act: ({ aJob }) => `If that gets worse, then I see a doctor first, and ask what ${aJob} may hand to others.`,
  },
  {
    said: /\b(?:money|pay|paid|afford|rent|mortgage|loan|debt|insurance|benefits|retirement|pension|commission)\b/,
    act: ({ work }) => `If the offer for ${work} leaves that as it is, then I bargain for it first, and for the title last.`,
  },
  {
    said: /\b(?:too old|my age|\d\d years old|i['’]m [4-6]\d|younger)\b/,
    act: ({ own }) =>
      `If somebody hints at it, then I show one result of this year${own.skills[0] ? ` with ${plain(own.skills[0].name)}` : ''} and go on.`,
  },
  {
    said: /\b(?:boss|owners?|board|politics|managers?|budget|meetings?)\b/,
    act: ({ employers }) =>
      `If the next place is run the same way${employers[0] ? ` (${employers[0]})` : ''}, then two people who left it tell me so before I sign.`,
  },
]

const ANSWERS: Readonly<Record<string, (words: AimWords) => Text>> = {
  money_meantime: ({ work }) => `If money gets short, then I pay for nothing on the way to ${work}, and keep the talks.`,
  money_training: ({ program, work }) =>
    `If ${program || `the training for ${work}`} costs more than a month of pay, then I ask two employers first.`,
  time_retrain: ({ work }) => `If a week is full, then the one talk about ${work} stays and the rest goes.`,
  time_place: ({ employers, aJob }) =>
    `If the way is too long, then I ask for a post as ${aJob} nearer by${employers[0] ? ` (${employers[0]})` : ''} before I say no.`,
  time_health: ({ hard, aJob }) =>
    `If my health says no, then I ask first how one lasts as ${aJob}${hard[1] ? `: “${hard[1]}”` : ''}.`,
  know_options: ({ work }) => `If I lose the overview, then I cross out two jobs on page {page:shortlist} and keep ${work}.`,
  know_degree: ({ custom, program, aJob }) =>
    `If they ask for ${program || (custom ? `“${custom}”` : 'the degree')}, then I ask who was hired as ${aJob} without it.`,
  know_outdated: ({ own, work }) =>
    `If my skills seem old, then I show ${plain(own.skills[0]?.name ?? 'one')} on a case from ${work}.`,
  know_apply: ({ titles, job }) => `If I do not know how to apply, then a Job Center reads my page for “${titles[0] ?? job}”.`,
  people_family: ({ work }) => `If my family needs me, then ${work} waits a week, and the new date is on paper the same day.`,
  people_contacts: ({ employers, aJob }) =>
    `If I know nobody, then I write to one stranger who is ${aJob}${employers[0] ? ` (${employers[0]})` : ''}.`,
  people_against: ({ work }) => `If they say no again, then I ask what they fear about ${work}, and listen to the end.`,
  people_loyal: ({ aJob }) =>
    `If I think of the team, then I offer two weeks more to hand over, and still go and see ${aJob} at work.`,
  self_junior: ({ own, work }) =>
    `If I hate being new, then I tell another newcomer to ${work} what I know of ${plain(own.skills[0]?.name ?? 'my work')}.`,
  self_doubt: ({ own }) =>
    wholeWords(own.proud, 80)
      ? `If the doubt comes, then I read this aloud: ${quotedWhole(own.proud, 80)}.`
      : `If the doubt comes, then I do one piece of ${plain(own.skills[0]?.name ?? 'my work')} for somebody who thanks me.`,
  self_comfort: ({ aJob }) => `If it is not bad enough, then I ask what three more years of it are worth against one as ${aJob}.`,
  self_tired: ({ tasks, job }) => `If I am too tired, then ten minutes on “${tasks[0] ?? job}” are enough that day.`,
}
