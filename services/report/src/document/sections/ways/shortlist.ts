import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { cellFit, cellLenses } from '../../charts/mini.ts'
import { leadOf } from '../../facts/lead.ts'
import { ownStartOf } from '../../facts/own-start.ts'
import {
  capital,
  countWord,
  entryShort,
  fillsUp,
  isDegree,
  lensSpan,
  listing,
  lowerName,
  namesWhatIsOpen,
  occupationOf,
  places,
  shorten,
  wasNamed,
} from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { signed } from '../../model/format-fact.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { aimWords } from '../opening/aim-words.ts'
import { columns, jobTokens, note, small } from '../parts.ts'
import type { Section } from '../section.ts'
import {
  advisedPlaces,
  askedColumn,
  choiceColumn,
  crossOut,
  daysTable,
  shortlistStandfirst,
  thinColumn,
} from './shortlist-words.ts'

/** Page 15: up to ten jobs, each with a reason against it. What only fills up the pages behind it has no row here. */
export const shortlist: Section = {
  id: 'shortlist',
  pages: 1,
  title: 'Shortlist',
  group: 'options',
  compose(input, facts) {
    const listed = advisedPlaces(input)
    const against = againstColumn(listed)
    return [
      {
        id: 'shortlist',
        title: titleFor(input),
        group: 'options',
        kicker: 'Shortlist',
        headline: headlineFor(input),
        standfirst: shortlistStandfirst(input),
        blocks: [
          {
            kind: 'table',
            columns: [
              { head: 'Job', width: 20 },
              { head: 'Fit, 40 to 100{^K}', width: 16 },
              { head: 'Median, middle half{^W}', align: 'right', width: 13 },
              { head: 'Growth, openings a year{^P}', align: 'right', width: 12 },
              { head: 'Usual entry{^P}', width: 11 },
              { head: 'AI, low to high{^ABCDK}', width: 13 },
              { head: 'Against' },
            ],
            rows: listed.map((ranked, index) => ({ cells: rowCells(facts, ranked, index, against[index]!) })),
            style: 'dense',
          },
          columns('thirds', askedColumn(input), choiceColumn(input, facts), thinColumn(input, facts)),
          ...daysTable(input),
          columns('halves', firm(input), [crossOut(input, facts)]),
          ...(input.reportType === 'career_change' ? industryNote(input) : []),
          verdicts(listed),
          { kind: 'lines', label: 'What the data did not know about me:', count: 2, reserve: true },
          { kind: 'lines', label: 'What would have to be on this list, and why it may be missing:', count: 2, reserve: true },
        ],
      },
    ]
  },
}

function titleFor(input: ReportInput): string {
  const advised = places(input).filter((ranked) => !fillsUp(ranked)).length
  if (viableAndSafer(input)) return `${countWord(advised)} jobs, viable and safer`
  return advised === 0 ? 'Shortlist' : `Shortlist of ${countWord(advised).toLowerCase()}`
}

/** A short list leaves room to cross out and to say why, job by job. */
function verdicts(listed: readonly RankedOccupation[]): Block {
  return {
    kind: 'table',
    caption: 'Your verdict',
    columns: [{ head: 'Job', width: 24 }, { head: 'Keep it?', width: 14 }, { head: 'Because' }],
    rows: listed.map((ranked) => ({ cells: [plain(capital(occupationOf(ranked).shortTitle)), BLANK, BLANK] })),
    style: 'worksheet',
    reserve: true,
  }
}

/** A cell to write in. */
const BLANK = '\u00a0'

function rowCells(facts: FactTable, ranked: RankedOccupation, index: number, against: Text) {
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const span = lensSpan(occupation.exposures)
  const wages = occupation.wages
  return [
    `${index + 1}. ${plain(capital(occupation.shortTitle))}`,
    {
      text: '',
      drawing: cellFit({ value: ranked.fit, low: ranked.fitLow, high: ranked.fitHigh }),
      sub: `${job.bare('fit')}, ${job.bare('fit.low')} to ${job.bare('fit.high')}`,
    },
    wages && wages.median > 0
      ? {
          text: job.bare('median'),
          sub: `${thousands(wages.p25)}–${thousands(wages.p75)}${occupation.ownWages ? '' : ', wider group'}`,
        }
      : 'not published',
    occupation.outlook
      ? { text: `${signed(occupation.outlook.growthPercent, 1)}\u00a0%`, sub: job.bareOr('openings', '–') }
      : 'not published',
    entryShort(occupation.entryEducation) || 'not listed',
    { text: '', drawing: cellLenses(occupation.exposures.map((exposure) => exposure.percentile)), sub: span.word },
    against,
  ]
}

function thousands(value: number): string {
  return value > 0 ? `$${Math.round(value / 1000)}k` : '–'
}

/** What school stands before the job, by its usual entry. */
function schoolFirst(entry: string): Text {
  if (isDegree(entry)) return 'A degree is the usual way in'
  return /Postsecondary/.test(entry) ? 'A certificate is the usual way in' : 'Some schooling comes first'
}

const AGAINST: Record<string, (ranked: RankedOccupation) => Text> = {
  entry_degree: ({ occupation }) => schoolFirst(occupation?.entryEducation ?? ''),
  entry_experience: () => 'Asks for years in related work',
  entry_training: () => 'Long training on the job',
  growth_low: () => 'Hardly any growth',
  shrinking: () => 'The number of jobs shrinks',
  openings_few: () => 'Few openings a year',
  pay_below: () => 'Pays less than you earn',
  pay_start: () => 'A first job may pay less',
  pay_low_start: () => 'A first job may pay less',
  target_missed: () => 'Misses your pay goal',
  exposure_high: () => 'High on the AI measures',
  exposure_split: () => 'AI measures disagree',
  skill_gap: gapWords,
  gap: gapWords,
  interest_clash: () => 'Asks for what you like least',
  interest_unused: () => 'Leaves a main interest idle',
  value_clash: () => 'Weak on a value of yours',
  style_clash: () => 'Another style than yours',
  far_from_present: () => 'Far from your work today',
  place_loose: () => 'A loose place on the list',
}

const UNDER_FLOOR = 'under_floor'

function gapWords(ranked: RankedOccupation): Text {
  const gap = ranked.gaps.find((one) => one.size > 0)
  return gap ? `Gap: ${plain(lowerName(gap.name))}` : 'A skill gap to close'
}

/** Characters of a hard side that fit the last column. */
const LONGEST_HARD = 80

/** One reason a row; where several hold, the one that the rows above have used least. */
function againstColumn(listed: readonly RankedOccupation[]): Text[] {
  const used = new Map<string, number>()
  const words = (ranked: RankedOccupation): Text => {
    // A limit that is broken stands before all else.
    if (ranked.reasonsAgainst.some(({ kind }) => kind === UNDER_FLOOR)) return 'Under the pay you need'
    const known = ranked.reasonsAgainst.flatMap((reason) => AGAINST[reason.kind]?.(ranked) ?? [])
    const least = [...new Set(known)].slice(0, 3).sort((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0))[0]
    if (least) {
      used.set(least, (used.get(least) ?? 0) + 1)
      return least
    }
    const hard = occupationOf(ranked).note?.hard.find(({ text }) => text.length <= LONGEST_HARD)
    if (hard) return plain(hard.text.replace(/\.$/, ''))
    const first = ranked.reasonsAgainst.find(({ kind }) => kind !== 'fills_up')?.text.trim()
    return first ? plain(shorten(first.split(/(?<=\.)\s/)[0]!.replace(/\.$/, ''), 64)) : 'Nothing in the data; ask someone'
  }
  return listed.map((ranked) => (fillsUp(ranked) ? `Not advised. ${capital(words(ranked))}` : words(ranked)))
}

function headlineFor(input: ReportInput): Text {
  const advised = places(input).filter((ranked) => !fillsUp(ranked)).length
  if (advised === 0) return nonePasses(input)
  const word = countWord(advised)
  if (advised < places(input).length) {
    const few = `A short list: ${word.toLowerCase()} ${advised === 1 ? 'job' : 'jobs'}`
    return places(input).every((ranked) => fillsUp(ranked) || wasNamed(input.ranking, ranked))
      ? `${few}, of what you named`
      : `${few} that ${advised === 1 ? 'passes' : 'pass'} all rules`
  }
  if (input.reportType === 'executive_transition') return `${word} roles within reach, each with a reason against it`
  return `${word} jobs within your reach, each with a reason against it`
}

/** What is said of a list without a place that we advise: what leads the report stands outside it, if anything does. */
function nonePasses(input: ReportInput): Text {
  const { kind, phrase = '' } = leadOf(input)
  const words = `What you named, “${plain(phrase)}”, leads. No other job passes all rules.`
  if (kind === 'goal') return words.length <= LONGEST_HEADLINE ? words : 'What you named leads. No other job passes all rules.'
  if (ownStartOf(input)?.isPresent) return 'What you named leads: the work you know, on your own account'
  if (kind === 'own_work' && namesWhatIsOpen(input.ranking)) return 'What you named leads: your own work, in a better place'
  if (kind === 'own_work') return 'No job passes all rules, so your own work in a better place leads'
  return 'No job passes all rules. These come nearest, each with the rule it breaks.'
}

const LONGEST_HEADLINE = 80

/** Whether every job on the list keeps the two rules of this report type; “safer” means than a job that is known. */
function viableAndSafer(input: ReportInput): boolean {
  return input.reportType === 'ai_transition' && input.present !== undefined && !places(input).some(fillsUp)
}

/** How firm the places are; where the rules left hardly more than the list holds, that they came back says little. */
function firm(input: ReportInput): Block[] {
  const listed = advisedPlaces(input)
  const { candidates } = input.ranking
  const names = listed.filter((ranked) => ranked.topTenShare >= 0.7).map(({ occupation }) => plain(occupation!.shortTitle))
  if (candidates > 0 && candidates < listed.length + ROOM)
    return [
      small(
        `**How firm?** The rules left ${countWord(candidates).toLowerCase()} to choose from, so ${names[0] ?? 'no place'} could hardly drop out. Ease a rule on page {page:sure} before you trust the order.{^K}`,
      ),
    ]
  if (names.length === 0)
    return [
      small(`**Firm, none yet:** not even ${plain(occupationOf(listed[0]!).shortTitle)} came back in seven of ten redraws.{^K}`),
    ]
  return [
    small(
      `**Firm, ${names.length} of ${listed.length}:** ${listing(names)} came back in at least seven of ten redraws${candidates > 0 ? `, out of ${candidates} that the rules left` : ''}.{^K}`,
    ),
  ]
}

/** With fewer left over than this, a list is what the rules leave and no choice. */
const ROOM = 6

/** career_change: the industry that the reader wants to reach, with words of the first place to search it by. */
function industryNote(input: ReportInput): Block[] {
  const target = input.profile.reach?.targetIndustry ?? ''
  const { titles, job, work, employers } = aimWords(input)
  if (!target || ['exploring', 'unsure', 'other'].includes(target))
    return [
      note(
        `You fixed no industry. ${employers[1] ? `For ${work} that leaves ${employers.slice(0, 2).join(' as well as ')}: look at one of each.` : `Look for “${titles[0] ?? job}” in two that you know.`}`,
        { drop: 3 },
      ),
    ]
  return [
    note(
      `You want to reach ${plain(target)}.{^Y} Search there for “${titles[0] ?? job}” first; the list ranks work, not employers.`,
      { drop: 3 },
    ),
  ]
}
