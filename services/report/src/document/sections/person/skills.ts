import { withArticle } from '@waymark/contracts/text/article'
import type { AnswerItem } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import { type ChartRow, rowChart } from '../../charts/row-chart.ts'
import { ratedOn, saidOf, textOn } from '../../facts/answered.ts'
import { directions, theDirections } from '../../facts/lead.ts'
import { capital, listing, lower, occupationOf, shorten } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { skillWords } from '../../model/words.ts'
import type { Block, PointsBlock } from '../blocks.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import { hasFigure } from '../search/accomplishment.ts'
import type { Section } from '../section.ts'
import { skillInSentence, toolNames } from './own-facts.ts'
import { type Evidence, evidenceOf } from './skill-evidence.ts'
import { COMPETENCIES, OTHER_PROOFS, PROOFS } from './skill-words.ts'

/** From this importance on a job leans on a skill (1-5). */
const LEANS = 3.25
/** Two lines of a headline. */
const HEADLINE = 76

/** What the reader can do in their own words and ratings, what shows it, and what the three directions lean on. */
export const skills: Section = {
  id: 'skills',
  pages: 1,
  title: 'Skills you can prove',
  group: 'you',
  compose(input, facts) {
    return [
      {
        id: 'skills',
        title: 'Skills you can prove',
        group: 'you',
        kicker: 'Skills',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          ...evidenceFigure(input),
          columns(
            'halves',
            [heading('They lean on what you have'), points('plus', strengths(input, facts))],
            [heading('Show this once'), points('minus', thin(input, facts))],
          ),
          proofTable(input),
          ...story(input),
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  const named = ratedOn(input, 'skill.named')
  const [first, second] = named.map(({ label }) => plain(shorten(label, 40)))
  if (first && second && `${first}${lower(second)}`.length < HEADLINE - 34)
    return `${first} and ${skillInSentence(second, toolNames(input))}: what people come to you for`
  if (first) return `${first}: what people come to you for`
  const unrated = input.profile.skills.map(({ name }) => plain(shorten(name, 34)))
  if (unrated.length > 0) return `${listing(unrated.slice(0, 2))}: you named it, a stranger has to see it`
  const best = strongest(input)[0]
  return best ? `${plain(best.item.label)} is your firmest ground` : 'A skill counts when someone else can see it'
}

function standfirstFor(input: ReportInput): Text {
  const three = directions(input).map(occupationOf)
  const shared = strongest(input).filter(({ skill }) => three.every((occupation) => weight(occupation, skill) >= LEANS))
  if (shared.length === 0)
    return 'Employers hire for what they can picture. Give each of your skills one thing that can be shown.'
  const words = listing(shared.slice(0, 2).map(({ item }) => plain(lower(item.label))))
  const count =
    three.length === 3 ? 'All three directions lean' : three.length === 2 ? 'Both directions lean' : 'Your direction leans'
  return `${count} on ${words}. Employers hire for what they can picture, so give it one thing that can be shown.`
}

type Competency = { readonly item: AnswerItem; readonly skill: string; readonly proof: Text }

/** The rated competencies, best first; a mark that only says "well enough" is none. */
function competencies(input: ReportInput): Competency[] {
  return [...ratedOn(input, 'skill.people'), ...ratedOn(input, 'skill.technical')]
    .sort((a, b) => b.value - a.value)
    .flatMap((item) => (COMPETENCIES[item.key] ? [{ item, ...COMPETENCIES[item.key]! }] : []))
}

const strongest = (input: ReportInput): Competency[] => competencies(input).filter(({ item }) => item.value >= 6)

function weight({ skills: list }: Occupation, id: string): number {
  return list.find((skill) => skill.id === id)?.importance ?? 0
}

/** What the reader rates high and one of the three leans on: another competency for each direction. */
function strengths(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const used = new Set<string>()
  const items = directions(input)
    .map(occupationOf)
    .flatMap((occupation): PointsBlock['items'] => {
      const found = strongest(input)
        .filter(({ skill }) => !used.has(skill) && weight(occupation, skill) >= LEANS)
        .sort((a, b) => b.item.value - a.item.value || weight(occupation, b.skill) - weight(occupation, a.skill))[0]
      if (!found) return []
      used.add(found.skill)
      return [
        {
          lead: `${plain(capital(occupation.shortTitle))}:`,
          text: `${plain(lower(found.item.label))}, which you marked ${saidOf(facts, topicOf(found), found.item)} of 10`,
        },
      ]
    })
  if (items.length > 0) return items
  return [
    {
      lead: 'Not shown yet.',
      text: `Nothing that you rated is what ${theDirections(input)} ${directions(input).length > 1 ? 'lean' : 'leans'} on most. That may be the thin evidence, not you.`,
    },
  ]
}

/** What a direction leans on and the reader marked low. Reading, writing and talking are never held against anybody. */
function thin(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const used = new Set<string>()
  const items = directions(input)
    .map(occupationOf)
    .flatMap((occupation): PointsBlock['items'] => {
      const found = competencies(input)
        .filter(
          ({ item, skill }) =>
            item.value <= 5 && !skill.startsWith('2.A.1') && !used.has(skill) && weight(occupation, skill) >= LEANS,
        )
        .sort((a, b) => weight(occupation, b.skill) - weight(occupation, a.skill))[0]
      if (!found) return []
      used.add(found.skill)
      return [
        { lead: `${plain(found.item.label)}: ${saidOf(facts, topicOf(found), found.item)} of 10 from you.`, text: found.proof },
      ]
    })
  if (items.length > 0) return items.slice(0, 2)
  const first = occupationOf(directions(input)[0]!)
  return [
    {
      lead: 'No low mark stands in the way.',
      text: `Ask ${withArticle(plain(first.shortTitle))} which skill they had to learn first.`,
    },
  ]
}

const topicOf = ({ skill }: Competency) =>
  /^2\.A\.1\.[ef]|^2\.B\.3|^2\.B\.4\.g|^2\.B\.5\.c/.test(skill) ? 'skill.technical' : 'skill.people'

/** The reader's own skills, each with another thing that shows it. */
function proofTable(input: ReportInput): Block {
  const rated = ratedOn(input, 'skill.named').map(({ label, value }) => ({ name: label, mark: String(value) }))
  const named = rated.length > 0 ? rated : input.profile.skills.map(({ name }) => ({ name, mark: '' }))
  const known = named.length > 0 ? named : strongest(input).map(({ item }) => ({ name: item.label, mark: String(item.value) }))
  const used = new Set<Text>()
  const rows = known.slice(0, 5).map(({ name, mark }, at) => {
    const kind = PROOFS.find(({ of }) => of.test(name))?.things ?? []
    const proof = [...kind, ...OTHER_PROOFS].find((thing) => !used.has(thing)) ?? ''
    used.add(proof)
    return { cells: [plain(shorten(name, 60)), mark, proof], ...(at > 0 ? { drop: 4 } : {}) }
  })
  return {
    kind: 'table',
    caption: 'What you can do, and what shows it',
    columns: [
      { head: 'Your skill', width: 30 },
      { head: 'of 10{^Y}', align: 'right', width: 9 },
      { head: 'Proof that needs no permission' },
    ],
    rows:
      rows.length > 0
        ? rows
        : [
            {
              cells: [
                'You named none',
                '',
                'Ask three people what they come to you for. The answer you hear twice is the first one.',
              ],
            },
          ],
    style: 'dense',
  }
}

/** The reader's own story, with what would make it count. */
function story(input: ReportInput): Block[] {
  const proud = textOn(input, 'history.proud', 200)
  const lines: Block[] = [
    { kind: 'lines', label: 'Before, in a number', count: 1 },
    { kind: 'lines', label: 'What I did, in one verb', count: 1 },
    { kind: 'lines', label: 'After, in the same number', count: 1 },
    { kind: 'lines', label: 'Who saw it', count: 1 },
  ]
  const words: Block[] = proud
    ? [{ kind: 'quote', text: `“${plain(proud)}”`, by: 'What you are proud of' }, small(missingIn(proud))]
    : [heading('Find your story'), small('A week in which you went home content: what had you done, and who noticed?')]
  return [{ kind: 'columns', layout: 'halves', columns: [words, lines], drop: 3 }]
}

/** What an interviewer would ask next. */
function missingIn(proud: string): Text {
  if (/\bfrom\b.*\d.*\bto\b.*\d/i.test(proud))
    return 'Before and after are both there. What is missing is a person who would confirm it on the phone.'
  return hasFigure(proud)
    ? 'The figure is there. What is missing is what it was before, and a person who would confirm it on the phone.'
    : 'It has no figure yet. How many, how long or how much was it, before you and after?'
}

function evidenceFigure(input: ReportInput): Block[] {
  const first = occupationOf(directions(input)[0]!)
  const evidence = evidenceOf(input)
    .filter(({ self, quiz }) => self !== undefined || quiz !== undefined)
    .sort((a, b) => weight(first, b.id) - weight(first, a.id))
    .slice(0, 6)
  if (evidence.length < 3) return [askedFigure(input)]
  const drawing = rowChart({
    labelWidth: 150,
    from: 0,
    to: 7,
    ticks: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 22,
    unit: 'Level, scale 0 to 7',
    rows: evidence.map(evidenceRow),
    names: { people: 'your job needs', self: 'your own rating', quiz: 'quiz', you: 'our best reading' },
  })
  return [
    figure(`What ${withArticle(plain(first.shortTitle))} needs most, of what you rated`, drawing, {
      note: `${input.present ? '{sym:people} what your job usually needs{^O} ' : ''}{sym:self} your own rating{^Y} {sym:quiz} quiz{^Y} {sym:your-range} likely range {sym:you} our best reading{^K}`,
    }),
  ]
}

function evidenceRow({ name, low, high, job, self, quiz, merged }: Evidence): ChartRow {
  return {
    label: name,
    yours: { from: low, to: high },
    marks: [
      ...(job === undefined ? [] : [{ kind: 'people' as const, at: job }]),
      ...(self === undefined ? [] : [{ kind: 'self' as const, at: self }]),
      ...(quiz === undefined ? [] : [{ kind: 'quiz' as const, at: quiz }]),
      { kind: 'you' as const, at: merged },
    ],
  }
}

/** Without an own rating there is nothing to set beside what is asked, so there is room to write it. */
function askedFigure(input: ReportInput): Block {
  const levels = new Map<string, { label: string; asked: number[] }>()
  for (const occupation of directions(input).map(occupationOf))
    for (const skill of occupation.skills.slice(0, 10)) {
      const row = levels.get(skill.id) ?? { label: skillWords(skill.name), asked: [] }
      row.asked.push(skill.level)
      levels.set(skill.id, row)
    }
  const rows: ChartRow[] = [...levels.values()]
    .sort((a, b) => b.asked.length - a.asked.length || Math.max(...b.asked) - Math.max(...a.asked))
    .slice(0, 9)
    .map(({ label, asked }) => ({ label, marks: asked.map((at) => ({ kind: 'candidate' as const, at })), right: '_____' }))
  const drawing = rowChart({
    labelWidth: 140,
    rightWidth: 52,
    rightHead: 'my level',
    from: 0,
    to: 7,
    ticks: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 23,
    rows,
    names: { candidate: 'asked' },
  })
  return figure(`What ${theDirections(input)} ${directions(input).length > 1 ? 'ask' : 'asks'}`, drawing, {
    note: `Level, scale 0 to 7: 2 a helper manages, 4 a trained worker, 6 an expert. {sym:candidate} ${directions(input).length > 1 ? 'one of ' : ''}${theDirections(input)}.{^O} Write your own beside it.`,
  })
}
