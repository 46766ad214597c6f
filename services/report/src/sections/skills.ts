import type { SkillGap } from '@waymark/proto/waymark/skills/v1/skills'
import { labelsOn, textOn } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, direction, directions, listing, lowerName, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import { columns, figure, heading, note, points, small, text } from './parts.ts'
import type { PageContent, Section } from './section.ts'
import { distinctTools } from './target-tools.ts'

interface Evidence {
  id: string
  name: string
  /** 0-7; undefined where there is no evidence of the kind. */
  job?: number
  self?: number
  quiz?: number
  merged: number
  low: number
  high: number
  /** What the first direction asks. */
  asked?: number
}

/** Half a level is within the noise of these readings. */
const HALF = 0.5

/** Pages 10-11: three kinds of evidence and the merged range; then what can be shown to someone. */
export const skills: Section = {
  id: 'skills',
  pages: 2,
  title: 'Skills you can prove',
  group: 'you',
  compose(input, facts) {
    const evidence = evidenceOf(input)
    return [evidencePage(input, facts, evidence), proofPage(input, facts, evidence)]
  },
}

function evidencePage(input: ReportInput, facts: FactTable, evidence: Evidence[]): PageContent {
  const strong = evidence.filter((row) => row.asked !== undefined && row.merged >= row.asked - 0.1)
  const thin = evidence
    .filter((row) => row.asked !== undefined && row.asked - row.merged > 0.3)
    .sort((a, b) => b.asked! - b.merged - (a.asked! - a.merged))
  const rows: ChartRow[] = evidence.map((row) => ({
    label: row.name,
    yours: { from: row.low, to: row.high },
    marks: [
      ...(row.job === undefined ? [] : [{ kind: 'people' as const, at: row.job }]),
      ...(row.self === undefined ? [] : [{ kind: 'self' as const, at: row.self }]),
      ...(row.quiz === undefined ? [] : [{ kind: 'quiz' as const, at: row.quiz }]),
      { kind: 'you' as const, at: row.merged },
    ],
  }))
  const first = occupationOf(direction(input, 0))
  return {
    id: 'skills',
    title: 'Skills you can prove',
    group: 'you',
    kicker: 'Skills, 1 of 2',
    headline: skillsHeadline(evidence, strong, thin),
    standfirst:
      'Three kinds of evidence: what your job asks, what you say, what a quiz shows. Where they agree, the band is narrow.',
    blocks: [
      figure(
        'Your skills, by what speaks for them',
        rowChart({
          labelWidth: 150,
          from: 1,
          to: 6,
          ticks: [1, 2, 3, 4, 5, 6].map((at) => ({ at, label: String(at) })),
          rowHeight: 25,
          unit: 'Level, scale 0 to 7',
          rows,
          names: { people: 'your job needs', self: 'your own rating', quiz: 'quiz', you: 'our best reading' },
        }),
        {
          note: `${input.present ? '{sym:people} what your job usually needs{^O} ' : ''}{sym:self} your own rating{^Y} {sym:quiz} quiz{^Y} {sym:your-range} likely range {sym:you} our best reading{^K}`,
        },
      ),
      columns(
        'halves',
        [
          heading('Enough for what comes next'),
          points(
            'plus',
            strong
              .slice(0, 3)
              .map((row) =>
                levelItem(
                  facts,
                  row,
                  `Level ${put(facts, row)}. ${plain(capital(first.shortTitle))} asks ${asked(facts, first.code, row)}.`,
                ),
              )
              .concat(
                strong.length === 0
                  ? [
                      {
                        lead: 'Not shown yet.',
                        text: 'No reading reaches what your first direction asks. That may be the thin evidence, not you.',
                      },
                    ]
                  : [],
              ),
          ),
        ],
        [
          heading('Where proof is thin'),
          points(
            'minus',
            thin
              .slice(0, 3)
              .map((row) =>
                levelItem(
                  facts,
                  row,
                  `We read ${put(facts, row)}; ${plain(first.shortTitle)} asks ${asked(facts, first.code, row)}. ${row.asked! - row.merged > HALF ? 'A real gap.' : 'Within the noise, so show it once and it is closed.'}`,
                ),
              )
              .concat(
                thin.length === 0
                  ? [
                      {
                        lead: 'No wide gap.',
                        text: 'On the skills that your first direction weighs most, you are within half a level.',
                      },
                    ]
                  : [],
              ),
          ),
        ],
      ),
      note(
        'A point is a lot: about the step from reading a form letter to reading a contract.{^E} Anything under half a point lies within the noise.',
      ),
      columns(
        'thirds',
        [heading('Your own rating'), small('Honest, but on your own scale. People who are good at a thing often rate it low.')],
        [heading('Your job'), small('What it usually takes, as workers and analysts rated it. You may do more, or less.{^O}')],
        [
          heading('The quiz'),
          small('Short and the same for all. Nerves and speed count in it. Take it online to narrow the bands.'),
        ],
      ),
    ],
  }
}

function proofPage(input: ReportInput, facts: FactTable, evidence: Evidence[]): PageContent {
  const proud = textOn(input, 'history.proud', 200)
  const best = [...evidence].sort((a, b) => b.merged - a.merged).slice(0, 4)
  const three = directions(input).map(occupationOf)
  const shared = best.filter((row) =>
    three.every((occupation) => (occupation.skills.find((skill) => skill.id === row.id)?.importance ?? 0) >= 3),
  )
  return {
    id: 'skills-proof',
    title: 'From skills to proof',
    group: 'you',
    kicker: 'Skills, 2 of 2',
    headline: proud ? 'You own a story already. Give it a number and a witness.' : 'A skill counts when someone else can see it',
    standfirst: `Employers hire for what they can picture. ${shared.length > 0 ? `All three directions ask for ${listing(shared.slice(0, 2).map((row) => lowerName(row.name)))}, so start there.` : 'Turn each claim below into one thing you can show.'}`,
    blocks: [
      {
        kind: 'table',
        caption: 'Claim, proof, and where it counts',
        note: 'Levels are our best reading, 0 to 7.{^YOK}',
        columns: [
          { head: 'Skill', width: 19 },
          { head: 'Level', align: 'right', width: 8 },
          { head: 'Proof that needs no permission', width: 40 },
          { head: 'Where it counts' },
        ],
        rows: best.map((row, index) => ({
          cells: [plain(row.name), put(facts, row).replace('}', '!}'), proofFor(best, index), plain(weightIn(input, row.id))],
        })),
      },
      ...(proud ? [{ kind: 'quote' as const, text: `“${plain(proud)}”`, by: 'What you told us you are proud of', drop: 2 }] : []),
      columns(
        'halves',
        [
          heading(proud ? 'Make it count' : 'Find your story'),
          points(
            'number',
            proud
              ? [
                  'Before: how many, how long or how much was it, roughly?',
                  'Your part: one verb. Not “involved in”.',
                  'After: the same measure again.',
                  'Witness: who would say so on the phone?',
                ]
              : [
                  'A week in which you went home content: what had you done?',
                  'A thing people ask you for, though it is not your task.',
                  'A mess that stayed tidy after you had cleared it.',
                  'Something you taught, and someone who can do it now.',
                ],
          ),
        ],
        [
          heading('Write it here'),
          { kind: 'lines', label: 'Before, in a number', count: 1 },
          { kind: 'lines', label: 'What I did', count: 2 },
          { kind: 'lines', label: 'After, in a number', count: 1 },
          { kind: 'lines', label: 'Who saw it', count: 1 },
        ],
      ),
      {
        kind: 'table',
        caption: 'Tools that your directions name',
        note: 'Beyond the common office programs. Named for the job; not always needed.{^O}',
        columns: [{ head: 'Direction', width: 30 }, { head: 'Tools' }],
        rows: three.map((occupation) => ({
          cells: [
            plain(capital(occupation.shortTitle)),
            plain(
              shorten(
                listing(
                  distinctTools(
                    occupation.technologies.map((tool) => tool.name),
                    three.map((one) => one.technologies.map((tool) => tool.name)),
                  ),
                ),
                150,
              ) || 'Only the common office programs',
            ),
          ],
        })),
        style: 'dense',
      },
      columns(
        'halves',
        [
          heading('What to leave out'),
          small('Skills that you have and do not want to use. A résumé that lists them brings you the job you are leaving.'),
        ],
        [
          heading('Against too much polish'),
          small(
            `Do not round up. One figure that falls apart in an interview costs more than ${labelsOn(input, 'skill.named', 1).length > 0 ? 'a modest one on paper' : 'an empty line'}.`,
          ),
        ],
      ),
      text(
        'Ask one former colleague this week: “What did you come to me for?” Their first word is a better skill name than ours.',
        { reserve: true },
      ),
    ],
  }
}

function skillsHeadline(evidence: Evidence[], strong: Evidence[], thin: Evidence[]): Text {
  const best = [...(strong.length > 0 ? strong : evidence)].sort((a, b) => b.merged - a.merged)[0]
  if (!best) return 'No skill has evidence yet'
  if (thin.length === 0) return `${plain(capital(lowerName(best.name)))} carries you. No wide gap shows.`
  return `${plain(capital(lowerName(best.name)))} is your firmest ground. Show more ${plain(lowerName(thin[0]!.name))}.`
}

/** The engine's merged readings; where it sent none, ours from the same evidence. */
function evidenceOf(input: ReportInput): Evidence[] {
  const readings = input.ranking.skillReadings.filter((one) => one.level > 0)
  if (readings.length === 0) return mergedHere(input)
  const first = occupationOf(direction(input, 0))
  const asks = new Map(first.skills.map((skill) => [skill.id, skill.level]))
  const weighs = new Map(first.skills.map((skill) => [skill.id, skill.importance]))
  return readings
    .map((one) => ({ one, pull: (one.self >= 0 ? 2 : 0) + (one.quiz >= 0 ? 2 : 0) + (weighs.get(one.id) ?? 0) }))
    .sort((a, b) => b.pull - a.pull)
    .slice(0, 10)
    .map(({ one }): Evidence => {
      const ask = asks.get(one.id)
      return {
        id: one.id,
        name: one.name,
        ...(one.history >= 0 ? { job: one.history } : {}),
        ...(one.self >= 0 ? { self: one.self } : {}),
        ...(one.quiz >= 0 ? { quiz: one.quiz } : {}),
        merged: one.level,
        low: one.low,
        high: one.high,
        ...(ask ? { asked: ask } : {}),
      }
    })
    .sort((a, b) => b.merged - a.merged)
}

/** Merges the readings with fixed weights: a quiz says more than a job title, a title more than a rating. */
function mergedHere(input: ReportInput): Evidence[] {
  const gaps: SkillGap[] = input.gaps[occupationOf(direction(input, 0)).code] ?? direction(input, 0).gaps
  const jobLevel = (id: string) => input.present?.skills.find((skill) => skill.id === id)?.level
  const claims = new Map(input.profile.skills.map((claim) => [claim.name.toLowerCase(), claim]))
  const ids = new Map<string, { name: string; asked?: number; held?: number }>()
  for (const scale of input.ranking.scales.filter((one) => one.scale.startsWith('skill.') && one.items > 0))
    ids.set(scale.scale.slice(6), { name: scale.label })
  for (const gap of gaps.filter((one) => one.levelAsked > 0))
    ids.set(gap.id, { name: gap.name, asked: gap.levelAsked, held: gap.levelHeld })
  const asks = new Map(occupationOf(direction(input, 0)).skills.map((skill) => [skill.id, skill.level]))
  return [...ids]
    .map(([id, known]): Evidence => {
      const claim = claims.get(known.name.toLowerCase())
      const rated = claim && claim.rating > 0 ? (claim.rating / 10) * 6 : undefined
      const quiz = claim?.evidence === 'quiz' ? rated : undefined
      const self = claim?.evidence === 'quiz' ? undefined : rated
      const job = jobLevel(id)
      const readings = [
        ...(job ? [{ at: job, error: 0.7 }] : []),
        ...(self === undefined ? [] : [{ at: self, error: 1 }]),
        ...(quiz === undefined ? [] : [{ at: quiz, error: 0.4 }]),
      ]
      const weight = readings.reduce((sum, reading) => sum + 1 / reading.error ** 2, 0)
      const merged =
        weight > 0
          ? readings.reduce((sum, reading) => sum + reading.at / reading.error ** 2, 0) / weight
          : Math.max(known.held ?? 2.5, 0)
      const error = weight > 0 ? 1.28 / Math.sqrt(weight) : 1.1
      return {
        id,
        name: known.name,
        ...(job ? { job } : {}),
        ...(self === undefined ? {} : { self }),
        ...(quiz === undefined ? {} : { quiz }),
        merged,
        low: Math.max(1, merged - error),
        high: Math.min(6, merged + error),
        ...(known.asked || asks.get(id) ? { asked: known.asked ?? asks.get(id)! } : {}),
      }
    })
    .sort((a, b) => b.merged - a.merged)
    .slice(0, 10)
}

function put(facts: FactTable, row: Evidence): string {
  return facts.put({ id: `skill.level.${row.id}`, value: row.merged, unit: 'level', source: 'YOK' })
}

function asked(facts: FactTable, code: string, row: Evidence): string {
  return facts.put({ id: `asked.${code}.${row.id}`, value: row.asked!, unit: 'level', source: 'O' })
}

function levelItem(_facts: FactTable, row: Evidence, words: Text): { lead: Text; text: Text } {
  return { lead: `${plain(row.name)}.`, text: words }
}

function weightIn(input: ReportInput, id: string): string {
  const names = directions(input)
    .map(occupationOf)
    .filter((occupation) => (occupation.skills.find((skill) => skill.id === id)?.importance ?? 0) >= 3.25)
    .map((occupation) => occupation.shortTitle)
  return names.length > 0 ? capital(listing(names)) : 'None of the three weighs it much'
}

type ProofKind = 'people' | 'words' | 'thought' | 'numbers' | 'things'

function proofKind(name: string): ProofKind {
  if (/speak|listen|service|social|persua|negotia|instruct|coordinat/i.test(name)) return 'people'
  if (/writ|reading/i.test(name)) return 'words'
  if (/math|science|program|technolog/i.test(name)) return 'numbers'
  if (/equipment|install|repair|operation|quality|trouble/i.test(name)) return 'things'
  return 'thought'
}

/** A proof that the rows above have not used yet. */
function proofFor(rows: Evidence[], index: number): Text {
  const kind = proofKind(rows[index]!.name)
  const before = rows.slice(0, index).filter((row) => proofKind(row.name) === kind).length
  const list = PROOFS[kind]
  return list[before % list.length]!
}

const PROOFS: Record<ProofKind, Text[]> = {
  people: [
    'One hard conversation in four lines: claim, what you asked, what you did, how it ended. No names.',
    'A thank-you note or a survey line, with the name blacked out.',
    'Someone you taught: what they could do before, and what they do alone now.',
    'The case that colleagues send to you first, and why.',
  ],
  words: [
    'A letter, guide or note that you wrote, before and after, with private data blacked out.',
    'A page that explains one rule to a newcomer.',
    'The question that your text made people stop asking.',
  ],
  thought: [
    'A page on one problem: what was wrong, what you ruled out, what you chose, what it cost.',
    'A decision with a date: what you knew then, and what came of it.',
    'A mistake found early: how you saw it, and what it would have cost.',
    'A plan for a week that others followed.',
  ],
  numbers: [
    'A small table you built, with its question on top and its answer below.',
    'One figure that you check by habit, and what you do when it is off.',
  ],
  things: ['A photo or a log: what ran badly, what you set, how it ran after.', 'A list of tools you use without help.'],
}
