import type { ResumeDocument, ResumeEntry } from '@waymark/contracts/models/resume/resume'
import { dateText, sheetOf } from '@waymark/contracts/models/resume/resume-sheet'
import { wordCount } from './origin.ts'

/**
 * What would make a résumé stronger, by fixed rules. They ask; they never write. A hint is never in the way of saving or printing.
 */

const TOO_LONG = 220
const numberWord =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred|thousand|million|half|third|quarter|twice|double|daily|weekly|monthly)\b/i
const weakStart =
  /^(responsible for|duties included|tasked with|in charge of|helped (to|with)|assisted (in|with)|worked on|involved in)\b/i
const passive =
  /\b(was|were|been|being|is|are)\s+(\w+\s+)?(\w+(ed|en|wn|lt)|found|made|done|sent|held|kept|led|set|sold|paid|brought|taught|put|run|cut)\b/i
const firstPerson = /\b(I|I['’]m|I['’]ve|my|me|mine)\b/

/** One question for a line of what somebody did, or undefined when it stands. The weightiest first. */
export function lineHint(text: string): string | undefined {
  const line = text.trim()
  if (line === '') return undefined
  if (weakStart.test(line)) return 'What did you do yourself? Begin with that verb.'
  if (passive.test(line)) return 'Who did it? If it was you, begin with the verb.'
  if (firstPerson.test(line)) return 'Can it stand without "I" and "my"? Résumés leave them out.'
  if (!numberWord.test(line)) return 'How many, and for how long?'
  if (line.length > TOO_LONG) return 'Can this be two lines? Readers skim.'
  return undefined
}

export function summaryHint(summary: string): string | undefined {
  const words = wordCount(summary)
  if (words === 0) return 'Two or three sentences on top: who you are at work, and what you look for.'
  if (words < 12) return 'What do you look for? One more sentence says it.'
  if (words > 90) return `${words} words. Can you say it in 60?`
  if (firstPerson.test(summary)) return 'Can it stand without "I" and "my"? Résumés leave them out.'
  return undefined
}

/** What an entry of work lacks. */
export function workHint(entry: ResumeEntry): string | undefined {
  const missing = [
    ...(entry.title.trim() ? [] : ['your position']),
    ...(entry.organisation.trim() ? [] : ['the company']),
    ...(entry.startDate ? [] : ['since when']),
  ]
  if (missing.length > 0) return `Still to say: ${missing.join(', ')}.`
  if (entry.endDate && entry.startDate && months(entry.endDate, 'end') < months(entry.startDate, 'start')) {
    return 'It ends before it begins. Is one of the dates mistyped?'
  }
  if (entry.lines.filter(({ text }) => text.trim()).length === 0) return 'What did you do there? Two or three lines.'
  return undefined
}

const GAP_MONTHS = 6

/** Times between two positions of which nothing is said, longer than half a year. */
export function timeGaps(work: readonly ResumeEntry[], today: Date = new Date()): string[] {
  const now = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const spans = work
    .filter(({ hidden, startDate }) => !hidden && startDate !== '')
    .map(({ startDate, endDate }) => ({
      from: months(startDate, 'start'),
      to: endDate ? months(endDate, 'end') : now,
      startDate,
      endDate,
    }))
    .toSorted((a, b) => a.from - b.from)
  const gaps: string[] = []
  let last = spans[0]
  for (const span of spans.slice(1)) {
    if (last && span.from - last.to > GAP_MONTHS && last.endDate) {
      gaps.push(
        `Between ${dateText(last.endDate)} and ${dateText(span.startDate)} nothing is said. A gap is fine; one line about it is better than a guess.`,
      )
    }
    if (!last || span.to > last.to) last = span
  }
  return gaps
}

/** About the whole sheet. */
export function sheetHints(document: ResumeDocument, today: Date = new Date()): string[] {
  const { basics } = document
  const sheet = sheetOf(document)
  const words = wordCount(
    sheet.sections
      .map((section) => {
        if (section.kind === 'text') return section.text
        if (section.kind === 'run') return section.items.map(({ text }) => text).join(' ')
        return section.entries.map(({ head, text, lines }) => [head, text, ...lines.map((line) => line.text)].join(' ')).join(' ')
      })
      .join(' '),
  )
  const years = document.work.filter(({ startDate }) => startDate).map(({ startDate }) => Number(startDate.slice(0, 4)))
  const isShort = years.length > 0 && today.getUTCFullYear() - Math.min(...years) < 8
  return [
    ...(basics.name.trim() ? [] : ['Your name is missing.']),
    ...(basics.email.trim() || basics.phone.trim() ? [] : ['Nobody could answer: give an e-mail address or a phone number.']),
    ...(words > 950
      ? [`${words.toLocaleString('en-US')} words are more than two pages. Hide what this job does not ask for.`]
      : []),
    ...(words > 500 && words <= 950 && isShort
      ? ['With fewer than eight years of work one page is usual. Hide what this job does not ask for.']
      : []),
    ...timeGaps(document.work, today),
  ]
}

/** A year alone begins in January and ends in December: a gap is only claimed where there must be one. */
function months(date: string, end: 'start' | 'end'): number {
  const [year = 0, month] = date.split('-').map(Number)
  return year * 12 + (month === undefined ? (end === 'start' ? 0 : 11) : month - 1)
}
