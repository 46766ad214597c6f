import { keysOn, ratedOn, saidOf } from '../../facts/answered.ts'
import { capital, lower } from '../../facts/reading.ts'
import { standingOfReader } from '../../ladder/reader.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { quotedWhole } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { TASK_NAMES } from '../executive/scope-figures.ts'
import { ownText, shortSkill } from '../person/own-facts.ts'
import { contactWords } from '../talks/contacts.ts'

export type Point = { lead: Text; text: Text }

/** What the reader carries from the last place that could spoil the first months, by the reason that they ticked. */
const REASON_RISKS: Readonly<Record<string, Point>> = {
  ceiling: {
    lead: 'The old ceiling.{^Y}',
    text: 'You left because there was no way up: do not measure the new place by titles in the first year.',
  },
  sale: {
    lead: 'The last sale.{^Y}',
    text: 'Your firm was sold or reshaped, and you may expect it again: ask who owns the plan, and until when.',
  },
  boss: { lead: 'The last boss.{^Y}', text: 'A change above you made you look: agree early how you two will disagree.' },
  done: { lead: 'The finished task.{^Y}', text: 'You come from something that worked, and it is no recipe for this place.' },
  legacy: {
    lead: 'The long aim.{^Y}',
    text: 'You want to build what lasts: show something small by day 90, or nobody waits for the rest.',
  },
  health: {
    lead: 'The price at home.{^Y}',
    text: 'You named it: put two evenings a week in the calendar before day 1, or they are gone by day 20.',
  },
  offer: { lead: 'The call.{^Y}', text: 'Someone approached you: ask who else was asked, and why they said no.' },
}

export function risks(input: ReportInput): Point[] {
  const { work } = standingOfReader(input)
  const own = keysOn(input, 'leadership.reason').flatMap((key) => REASON_RISKS[key] ?? [])
  const fear = quotedWhole(ownText(input, 'fear.main', 90), 90)
  return [
    ...own.slice(0, 1),
    ...(fear
      ? [{ lead: 'What you fear.{^Y}', text: `${fear}: write down today by what you would notice it, and look on day 30.` }]
      : []),
    { lead: 'What nobody mentions.', text: `In ${work.name} that is often ${work.risks[1]}: ask about it in week one.{^E}` },
  ].slice(0, 3)
}

/** The reader's two best tasks of a leader, or else their best skill, and somebody to call. */
export function brings(input: ReportInput, facts: FactTable): Point[] {
  const tasks = ratedOn(input, 'leadership.strengths').slice(0, 2)
  const skill = shortSkill(input, 2)
  const { work } = standingOfReader(input)
  return [
    ...tasks.map((item) => ({
      lead: `${TASK_NAMES[item.key] ?? plain(item.label)}, ${saidOf(facts, 'leadership.strengths', item)}:`,
      text: lower(USES[item.key] ?? ''),
    })),
    ...(skill ? [{ lead: `${capital(skill)}:`, text: `use it where they see it, such as in this: ${work.show}.{^Y}` }] : []),
    { lead: 'Somebody outside.', text: `Keep one voice that does not work there: ${contactWords(input, 0)}.` },
  ].slice(0, 3)
}

/** When and how to use each strength in the first months, by the key of the question on them. */
const USES: Readonly<Record<string, Text>> = {
  direction: 'Hold it back until day 31; then say it in one sentence.',
  choosing: 'Meet each who leads for you alone, and change no one before day 45.',
  hard_calls: 'One call has waited for you: find it by day 20, make it by day 60.',
  money: 'Ask where the last three sums went that nobody had planned.',
  allies: 'List the five who can stop you and owe you nothing, and begin with the third.',
  deals: 'Sign nothing new in the first month, however good.',
  whole: 'Draw how the parts hang together, and let two old hands correct it.',
  listening: 'Thank the first who brings you something bad, where others can hear.',
}
