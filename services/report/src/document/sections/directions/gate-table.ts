import type { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { beginsApprenticeship, type EntryWay, entryWay, missingOf } from '../../facts/entry-way.ts'
import { type Held, heldBy, paperFor } from '../../facts/held.ts'
import { capital, DEGREE_WORDS, entryWords, listing, occupationOf } from '../../facts/reading.ts'
import { countOf, monthsSpan } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { TableBlock } from '../blocks.ts'

/** Everything that is asked before the first day, where the reader stands with it, and how firm it is. */
export function gateTable(input: ReportInput, ranked: RankedOccupation): TableBlock {
  const way = entryWay(ranked)
  const held = heldBy(input)
  const rows = way.gate ? gateRows(way, way.gate, held) : usualRows(input, ranked)
  return {
    kind: 'table',
    caption: way.gate ? 'The gate in full{^G}' : 'What is usual at entry{^P}',
    columns: [{ head: 'What is asked', width: 46 }, { head: 'You', width: 24 }, { head: 'How firm it is' }],
    rows: rows.map((cells) => ({ cells })),
    style: 'dense',
  }
}

/** Whether a field of the table of gates names something: it may say that nothing is asked, or that nobody knows. */
export const named = (words: string): boolean => !/^(?:|none|unknown|not known)$/i.test(words.trim())

function gateRows(way: EntryWay, gate: Gate, { papers, journeymanOf, years }: Held): Text[][] {
  const misses = (what: string) => way.missing.some((one) => one.startsWith(`the ${what}`))
  const rows: Text[][] = []
  if (named(gate.program))
    rows.push([
      plain(capital(gate.program)),
      misses('program') ? studyWords(way, years) : doneWords(way),
      PROGRAM_FIRM[gate.kind] ?? 'Usual',
    ])
  if (/^none\b/i.test(gate.license)) rows.push(['A license', 'None needed', noLicense(gate.license)])
  else if (named(gate.license))
    rows.push([
      plain(capital(gate.license)),
      misses('license') ? 'Still to get' : haveWords(papers, gate.license, 'You hold it, or it is not asked of you'),
      LICENSE_FIRM[gate.licenseBy] ?? 'Ask who issues it',
    ])
  if (named(gate.exam))
    rows.push([
      plain(capital(gate.exam)),
      misses('exam') ? 'Still to pass, where it is asked' : haveWords(papers, gate.exam, examWords(way, gate.exam)),
      'Ask for the next dates',
    ])
  if (gate.termHoursHigh > 0 && gate.kind === 'apprenticeship')
    rows.push([
      `A registered apprenticeship of ${hours(gate.termHoursLow, gate.termHoursHigh)} hours`,
      beginsApprenticeship(way) ? (journeymanOf ? 'With pay; ask for credit for your own' : 'To serve, with pay') : 'Behind you',
      'The usual road; others exist',
    ])
  if (named(gate.limit)) rows.push([plain(capital(gate.limit)), 'Only you know', 'It shuts people out'])
  if (gate.accreditors.length > 0 && way.study[1] > 0)
    rows.push([
      `A school approved by the ${plain(gate.accreditors[0]!.name.replace(/^The /i, ''))}`,
      'To choose',
      'Check before you pay',
    ])
  if (gate.lookUp.length > 0)
    rows.push(['Where to look it up', plain(listing(gate.lookUp.slice(0, 2).map(({ name }) => name))), 'Their word beats ours'])
  return rows
}

/** Why nothing of the program is left: it is the work they do, their degree or years count for it, or it waits for nobody. */
function doneWords({ how, study }: EntryWay): Text {
  if (how === 'own' || how === 'same') return 'Behind you, in your work today'
  return study[1] === 0 ? 'Your schooling or your years count for it' : 'Not asked of you at first'
}

/** Nobody who named no such paper is told that they passed it. */
function examWords({ how }: EntryWay, exam: string): Text {
  if (how === 'own' || how === 'same') return 'Behind you; check that it is still valid'
  return /often|some|later|preferred/i.test(exam)
    ? 'You named none; not asked on the first day'
    : 'You named none: ask whether it is needed'
}

/** A paper of the reader's own that answers what is asked, by its name. */
function haveWords(papers: readonly string[], asked: string, otherwise: Text): Text {
  const paper = paperFor(papers, asked)
  return paper ? `You hold it: ${plain(paper)}{^Y}` : otherwise
}

/** "None; nursing home administrators need a state license": the exception is told with it. */
function noLicense(words: string): Text {
  const rest = words.replace(/^none[;,:]?\s*/i, '')
  return rest === '' ? 'No law asks for one' : plain(capital(rest))
}

const hours = (low: number, high: number): string =>
  low > 0 && low !== high ? `${low.toLocaleString('en-US')} to ${high.toLocaleString('en-US')}` : high.toLocaleString('en-US')

function studyWords(way: EntryWay, years: number): Text {
  const { known, study, paid } = way
  if (!known) return 'Not known to us'
  // Of a degree and training beside it the degree may be held: then only the training is told as missing.
  if (study[1] === 0 && paid[1] > 0 && /^(?:long )?training\b/i.test(missingOf(way, 'program') ?? ''))
    return degreeFirst(way) ? 'The degree is yours; training comes with pay' : 'Comes after hiring, with pay'
  if (study[1] === 0) return years > 0 ? 'Ask if your years stand in for it' : 'Still ahead'
  return study[0] === 0 ? `Up to ${countOf(study[1], 'month')}, or none{^E}` : `${monthsSpan(study)} to go{^E}`
}

const degreeFirst = ({ gate }: EntryWay): boolean => /^(?:associate|bachelor|master)/i.test(gate?.program ?? '')

function usualRows(input: ReportInput, ranked: RankedOccupation): Text[][] {
  const { entryEducation, entryExperience, entryTraining } = occupationOf(ranked)
  const held = DEGREE_WORDS[input.profile.reach?.education ?? '']
  const rows: Text[][] = [
    [capital(plain(entryWords(entryEducation))), held ? `You: ${held}` : 'You did not say', 'What is usual, not a rule'],
  ]
  if (entryExperience && !/^none$/i.test(entryExperience)) {
    const years = input.profile.reach?.yearsExperience ?? 0
    rows.push([
      `${plain(entryExperience)} in related work`,
      years > 0 ? `You: ${years} years of work` : 'Not yet',
      'Employers differ',
    ])
  }
  if (entryTraining && !/^none$/i.test(entryTraining))
    rows.push([plain(entryTraining), 'Comes after hiring', 'The employer pays for it'])
  rows.push(['License or exam', 'Not known to us', 'Ask your state'])
  return rows
}

export const span = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low} to ${high}`)

const PROGRAM_FIRM: Readonly<Record<string, Text>> = {
  license: 'By law, before the license',
  exam: 'By rule, before the exam',
  degree: 'Nearly all employers ask for it',
  certificate: 'Customary; some skip it',
  apprenticeship: 'Part of the apprenticeship',
  academy: 'By rule, after hiring',
  rank: 'Years inside weigh more than paper',
  selection: 'Few are chosen',
  open: 'Custom, not law',
}
const LICENSE_FIRM: Readonly<Record<string, Text>> = {
  state: 'State law; states differ',
  federal: 'Federal law',
  local: 'City or county rule',
  other: 'A body of the trade issues it',
}
