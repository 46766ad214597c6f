import { keysOn, ratingOn, saidRating } from '../../facts/answered.ts'
import { beginsApprenticeship } from '../../facts/entry-way.ts'
import { heldBy } from '../../facts/held.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { needsSchool } from '../ways/roads.ts'

type Item = { lead: Text; text: Text }

/** For each thing that holds the reader back, somebody who can take a part of it, and what to ask of them. */
export function hurdles(input: ReportInput, facts: FactTable, words: AimWords): Item[] {
  const named = keysOn(input, 'constraint.obstacles').filter((key) => HURDLES[key])
  const energy = ratingOn(input, 'present.energy')
  const items = named.slice(0, 3).map((key) => ({ lead: `${HURDLES[key]!.lead}{^Y}`, text: HURDLES[key]!.text(words) }))
  if (energy !== undefined && energy <= TIRED)
    items.push({
      lead: `Energy, ${saidRating(facts, 'present.energy', energy)} of 10:`,
      text: words.tasks[1]
        ? `ask for ten minutes by phone about “${words.tasks[1]}”, and not for a visit.`
        : `ask ${words.aJob} for ten minutes by phone, and not for a visit.`,
    })
  if (items.length > 0) return items
  return [
    { lead: 'You named no obstacle.', text: `Then ask ${words.aJob} which one they had not seen coming.` },
    {
      lead: 'Small asks work.',
      text: words.tasks[0]
        ? `Twenty minutes about “${words.tasks[0]}” is small.`
        : `Twenty minutes about ${words.work} is small.`,
    },
  ]
}

/** By the keys of the question "obstacles". */
const HURDLES: Readonly<Record<string, { lead: Text; text: (words: AimWords) => Text }>> = {
  money_meantime: {
    lead: 'Money meanwhile.',
    text: ({ aJob }) =>
      `The one at home who keeps the books: one hour over page {page:money}, with the first pay of ${aJob} beside it.`,
  },
  money_training: {
    lead: 'Price of training.',
    text: ({ program, work }) =>
      `Your employer or union: ask who pays a part of ${program || `training for ${work}`} before you ask a bank.`,
  },
  time_retrain: {
    lead: 'Time.',
    text: ({ program, work }) =>
      `Whoever can take one evening a week off you: say which, and that it is for ${program || `a first step to ${work}`}.`,
  },
  time_place: {
    lead: 'The way.',
    text: ({ employers, aJob }) =>
      `Neighbors who work near by${employers[0] ? ` (${employers[0]})` : ''}: who there needs ${aJob}?`,
  },
  time_health: {
    lead: 'Health.',
    text: ({ hard, aJob }) =>
      `Your doctor, with this in hand: ${hard[0] ? `“${hard[0]}”` : `what ${aJob} lifts, and how long they stand`}.`,
  },
  know_options: {
    lead: 'Too many roads.',
    text: ({ job, titles }) =>
      `Someone who crosses out with you on page {page:shortlist}, ${titles[0] ? `“${titles[0]}”` : job} last of all.`,
  },
  know_degree: {
    lead: 'The paper.',
    text: ({ program, custom, aJob }) =>
      `Whoever hires: which posts as ${aJob} went to people without ${program || (custom ? `“${custom}”` : 'it')}?`,
  },
  know_outdated: {
    lead: 'Old skills.',
    text: ({ own, aJob }) =>
      `Somebody trained lately: which part of ${plain(own.skills[0]?.name ?? 'what I know')} do they do otherwise as ${aJob}?`,
  },
  know_apply: {
    lead: 'How to apply.',
    text: ({ titles, job }) => `A Job Center: one page, one post, “${titles[0] ?? job}”, read by a person.`,
  },
  people_family: {
    lead: 'Your family.',
    text: ({ shifts, work }) => `Ask them first about ${shifts[0] ? `this week: “${shifts[0]}”` : `the hours of ${work}`}.`,
  },
  people_contacts: {
    lead: 'No names yet.',
    text: ({ employers, aJob }) =>
      `The staff list of one place${employers[0] ? ` (${employers[0]})` : ''}: write to ${aJob} by name, not to the firm.`,
  },
  people_against: { lead: 'Those who doubt.', text: ({ work }) => `Ask what they have heard about ${work}, before you explain.` },
  people_loyal: {
    lead: 'Your team.',
    text: ({ own, aJob }) =>
      `Teach one of them ${plain(own.skills[0]?.name ?? 'your part')} now: it helps them whether you become ${aJob} or stay.`,
  },
  self_junior: {
    lead: 'Being new.',
    text: ({ aJob, own }) =>
      `Someone who began late as ${aJob}: after how many weeks did ${plain(own.skills[0]?.name ?? 'what they knew')} count again?`,
  },
  self_doubt: {
    lead: 'Doubt.',
    text: ({ own }) =>
      own.proud
        ? `Somebody who was there and can say what they saw: “${plain(own.proud)}.”{^Y}`
        : `Ask somebody who saw you at ${plain(own.skills[0]?.name ?? 'your best')} what they saw.`,
  },
  self_comfort: { lead: 'Not bad enough.', text: ({ aJob }) => `Whoever left in time and is ${aJob} now. Ask what told them.` },
  self_tired: {
    lead: 'Too tired.',
    text: ({ tasks, job }) => `A friend who reads out “${tasks[0] ?? job}” to you and asks one thing: would you?`,
  },
}

/** Help that costs nothing, by what stands before the reader. */
export function freeHelp(input: ReportInput, words: AimWords): Text[] {
  const { way, program, exam, license, job, work, employers } = words
  const titles = words.titles.filter((title) => title.length <= LONGEST_TITLE)
  const body = way.gate?.lookUp[0]?.name ?? way.gate?.accreditors[0]?.name
  const own = /\b(?:own|open|start)\b.{0,20}\b(?:business|firm|place|shop|studio|company|bakery|practice)\b/i.test(
    input.careerGoals,
  )
  const all: (Text | false)[] = [
    own && 'SCORE, at score.org: a mentor who has run a small firm, free for as long as you need one.',
    needsSchool(way) &&
      `The financial aid office of a public college: what aid fits ${program || 'the program'}? The FAFSA form costs nothing.`,
    beginsApprenticeship(way) &&
      `Apprenticeship.gov, by your zip code: who takes on beginners for ${work} now, and what each year pays.`,
    (exam !== '' || license !== '') &&
      body !== undefined &&
      body.length < 60 &&
      `The ${plain(body.replace(/^The /, ''))}: its pages on ${exam ? `the ${exam}` : `the ${license}`} are free.`,
    `An American Job Center: bring one ad for “${titles[0] ?? job}”${titles[1] ? ` and one for “${titles[1]}”` : ''}, and ask for a fund and a name.`,
    employers[1]
      ? `A public library, for its list of local firms: look for ${employers[1]}.`
      : `A public library: a quiet room, and a page for “${titles[0] ?? job}” read over in its career hour.`,
    way.known &&
      way.total[1] === 0 &&
      !words.start &&
      heldBy(input).degree >= COLLEGE &&
      `Your old school’s alumni office: who went into ${work}?`,
  ]
  return all.filter((one): one is Text => one !== false).slice(0, 3)
}

const TIRED = 4
/** From an associate degree on a school keeps track of who went where. */
const COLLEGE = 3
const LONGEST_TITLE = 26
