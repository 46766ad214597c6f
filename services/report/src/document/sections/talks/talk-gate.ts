import { withArticle } from '@waymark/contracts/text/article'
import { beginsApprenticeship } from '../../facts/entry-way.ts'
import { DEGREE_WORDS, listing, occupationOf } from '../../facts/reading.ts'
import { theBody } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { AimWords } from '../opening/aim-words.ts'
import { dayAfter } from '../plan/plan-words.ts'
import { hiresByResume, needsSchool } from '../ways/roads.ts'
import { certificateTalk, hiringTalk, promotionTalk, recruiterTalk } from './hiring-talks.ts'
import { schoolAsk } from './school-asks.ts'
import type { Panel } from './talk-panel.ts'

/** The third talk: with whoever decides on the way in. A school asks other things than a union hall, a board or an employer. */
export function gateTalk(input: ReportInput, words: AimWords): Panel {
  const { way } = words
  const kind = way.gate?.kind
  if (beginsApprenticeship(way)) return apprenticeship(input, words)
  if (kind === 'academy') return academy(input, words)
  if (kind === 'selection') return selection(words)
  if (needsSchool(way)) return school(input, words)
  if (kind === 'license' || kind === 'exam') return board(input, words)
  if (kind === 'certificate') return certificateTalk(input, words)
  if (kind === 'rank') return promotionTalk(input, words)
  return (kind && kind !== 'apprenticeship') || hiresByResume(occupationOf(words.aim))
    ? recruiterTalk(input, words)
    : hiringTalk(input, words)
}

/** "9 years as a registered nurse and a bachelor’s degree". */
export function recordOf(input: ReportInput, { own }: Pick<AimWords, 'own'>): Text {
  const held = DEGREE_WORDS[input.profile.reach?.education ?? '']
  const years = own.years > 0 ? `${own.years === 1 ? 'one year' : `${own.years} years`}` : ''
  const record = years
    ? `${years} ${own.role ? `as ${plain(withArticle(own.role))}` : 'of work'}`
    : 'little work behind me so far'
  return held ? `${record} and ${held}` : record
}

function school(input: ReportInput, words: AimWords): Panel {
  const { program, exam, titles, way } = words
  const hours = Math.floor(input.profile.reach?.learningHours ?? 0)
  const named = program || `schooling for ${words.work}`
  const accreditor = way.gate?.accreditors[0]?.name.replace(/^The /, '')
  return {
    who: program ? `Admissions: ${bare(program)}` : 'An admissions office',
    when: `By phone before ${dayAfter(input, BEFORE)}; two schools, not one`,
    open: `With ${recordOf(input, words)}${hours > 0 ? `, at ${hours} hours a week` : ''}, how long would ${named} honestly take me?`,
    ask: [
      schoolAsk(words),
      `What of my record counts toward ${named}, in writing?`,
      exam
        ? `How many of your last class passed the ${exam} at the first try?`
        : `How many of your last class are hired as “${titles[0] ?? plain(occupationOf(words.aim).shortTitle)}” today?`,
    ],
    good: accreditor
      ? `“Approved by ${theBody(plain(accreditor))}”, a price to the last credit, and months that you believe.`
      : `A price for the whole of ${named}, and a letter on what they count.`,
    ifNot: `“It depends.” Sign nothing until you hold a plan of each term and a second offer for ${named}.`,
  }
}

function apprenticeship(input: ReportInput, words: AimWords): Panel {
  const { way, own } = words
  const { termHoursLow, termHoursHigh } = way.gate ?? { termHoursLow: 0, termHoursHigh: 0 }
  const term =
    termHoursHigh > 0 ? `${Math.max(termHoursLow, 1) > 1 ? termHoursLow : termHoursHigh}`.replace(/(\d)(\d{3})$/, '$1,$2') : ''
  const share = way.payPercent?.[0]
  return {
    who: 'A training center or union hall',
    when: `In person, on a morning before ${dayAfter(input, BEFORE)}`,
    open: `I want to train as ${words.aCalled}, and I have ${recordOf(input, words)}. When does your list open?`,
    ask: [
      term
        ? `How many of the ${term} hours would you credit me for what I know?`
        : `How long is the training for ${words.work} here, lately?`,
      share
        ? `Does the first year pay ${Math.round(share)} percent of full pay, and when does it rise?`
        : 'What does the first year pay by the hour?',
      own.skills[0]
        ? `Which test is it, and does ${plain(own.skills[0].name)} help with it?`
        : 'Which test is it, and how do people fail it?',
    ],
    good: `A date on which the list opens, and the pay of each year on one sheet.`,
    ifNot: `“Come back later.” Put your name on two lists. Ask who else in the county trains ${words.aCalled}.`,
  }
}

const bare = (program: Text): Text => program.replace(/^the /, '')

function academy(input: ReportInput, words: AimWords): Panel {
  const { called, way, exam, tasks } = words
  const limit = way.gate?.limit
  return {
    who: 'A recruiter of the service',
    when: `Before you train for the test, so by ${dayAfter(input, BEFORE)}`,
    open: `I have ${recordOf(input, words)}, and I think of work as ${words.aCalled}. What would rule me out?`,
    ask: [
      limit ? `How strict is this: ${plain(limit)}?` : 'What in a record or a body rules a person out?',
      exam
        ? `How many who sit the ${exam} reach the first paid day?`
        : `How long from the form to the first paid day as ${words.aCalled}?`,
      `When in the first year would I do this: ${tasks[0] ?? called}?`,
    ],
    good: 'A list of the stages with weeks beside them.',
    ifNot: `“Just apply.” Ask somebody who began as ${words.aCalled} last year instead.`,
  }
}

function selection({ aCalled, tasks, employers }: AimWords): Panel {
  const place = employers[0] ?? 'a place that chooses'
  return {
    who: 'Somebody who chooses',
    when: 'After a show, a game or a vote, not by email',
    open: `You see many who want to be ${aCalled}. What made the last one you took stand out?`,
    ask: [
      `What would you want to see of me in this: ${tasks[0] ?? 'the work'}?`,
      `How many did you see for one place (${place})?`,
      'What do those do for a living whom you did not take?',
    ],
    good: `A number for one place, and a date when you may show “${tasks[1] ?? tasks[0] ?? 'it'}”.`,
    ifNot: `“Talent will out.” Keep your pay, and give ${aCalled} two evenings a week until a date.`,
  }
}

function board(input: ReportInput, words: AimWords): Panel {
  const { way, exam, license, program, tasks } = words
  const gate = way.gate
  const paper = /licen[sc]e|certificat|registration|permit|card/i.test(license) ? license : `license for ${words.work}`
  const issuer = { state: 'The state board', federal: 'The federal office', local: 'City or county hall' }[gate?.licenseBy ?? '']
  const names = (gate?.lookUp ?? []).map(({ name }) => plain(name))
  return {
    who: `${issuer ?? 'Whoever issues it'}: ${paper}`,
    when: `By email before ${dayAfter(input, BEFORE)}, so that you have it in writing`,
    open: `I have ${recordOf(input, words)}. What stands between me and the ${paper}?`,
    ask: [
      exam
        ? `When is the next ${exam}, and how many pass at the first try?`
        : `How long do papers for the ${paper} take at the moment?`,
      program ? `Which schools do you accept for this: ${program}?` : `Does what I hold spare me a part of it?`,
      gate?.limit && !/^none$/i.test(gate.limit)
        ? `How strict is this: ${plain(gate.limit)}?`
        : `May I do this under supervision before I hold it: ${tasks[0] ?? words.called}?`,
    ],
    good: `The steps to the ${paper} with dates, and the name of the rule.`,
    ifNot: names[0]
      ? `No answer in two weeks. Look up the office on the site of the ${listing(names.slice(0, 1)).replace(/^The /, '')}, and call.`
      : `No answer in two weeks. Ask a school or an employer that trains ${plain(withArticle(words.called))} the same three things.`,
  }
}

/** Days after the report. */
const BEFORE = 28
