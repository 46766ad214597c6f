import type { Door } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, ratedOn, saidOf } from '../facts/answered.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, listing, lower, occupationOf, shorten } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { skillWords } from '../facts/words.ts'
import { type GapRow, gapGrid } from '../figures/gap-grid.ts'
import { type ChartRow, rowChart } from '../figures/row-chart.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, points, small, text } from './parts.ts'
import type { Section } from './section.ts'

/** Page 24: which skill first. Gaps of the three directions, hours, and the jobs that one more skill would open. */
export const doors: Section = {
  id: 'doors',
  pages: 1,
  title: 'Skills plan: doors opened',
  group: 'do',
  compose(input, facts) {
    const rows = gapRows(input)
    return [
      {
        id: 'doors',
        title: 'Skills plan: doors opened',
        group: 'do',
        kicker: 'Skills plan',
        headline: headlineFor(rows),
        standfirst: standfirstFor(input, rows),
        blocks: [
          known(rows) ? missingFigure(input, rows) : askedFigure(input),
          doorTable(input),
          columns(
            'thirds',
            [heading('Learn it your way'), small(waysText(input), { slot: 'doors.ways' })],
            [heading('Lean on what you have'), small(leanText(input, facts))],
            [heading('What no course gives'), small(limitText(input, facts))],
          ),
          columns(
            'halves',
            [heading('In this order'), points('number', orderItems(rows, input), { size: 'small' })],
            [
              heading('Stop when'),
              points(
                'minus',
                [
                  'you learn a third thing before you have shown the first to anyone',
                  'the skill is asked for in fewer than two of ten job ads near you',
                  'you would not want to use it three days a week',
                ],
                { size: 'small' },
              ),
            ],
          ),
          text(
            'A skill is worth the time when someone pays for it and you like using it. Test both with one small piece of work before you buy a course.',
            { reserve: true },
          ),
        ],
      },
    ]
  },
}

const nameOf = (ranked: ReturnType<typeof directions>[number]) => capital(occupationOf(ranked).shortTitle)

interface SkillRow extends GapRow {
  id: string
  /** Weighted shortfall over the three. */
  weight: number
}

/** The skill to begin with: what most directions lack most. Undefined where nothing is missing. */
export function firstSkill(input: ReportInput): string | undefined {
  const first = gapRows(input)[0]
  return first && first.weight > 0.01 ? first.label : undefined
}

/** Skills by their weighted shortfall over the three directions; rows without a shortfall only fill up a short list. */
function gapRows(input: ReportInput): SkillRow[] {
  const codes = directions(input).map((ranked) => occupationOf(ranked).code)
  const rows = new Map<string, SkillRow>()
  directions(input).forEach((ranked, column) => {
    for (const gap of input.gaps[occupationOf(ranked).code] ?? ranked.gaps) {
      if (gap.levelAsked <= 0) continue
      const row =
        rows.get(gap.id) ??
        ({
          id: gap.id,
          label: skillWords(gap.name),
          missing: codes.map(() => undefined),
          hours: { low: 0, high: 0 },
          weight: 0,
        } as SkillRow)
      if (gap.levelHeld >= 0) {
        row.missing[column] = Math.max(0, gap.levelAsked - gap.levelHeld)
        row.hours = { low: Math.max(row.hours.low, gap.hoursLow), high: Math.max(row.hours.high, gap.hoursHigh) }
        row.weight += Math.max(0, gap.size)
      }
      rows.set(gap.id, row)
    }
  })
  return [...rows.values()].sort((a, b) => b.weight - a.weight).slice(0, 7)
}

const wide = (row: SkillRow) => row.missing.some((missing) => (missing ?? 0) >= 0.5)
const askedBy = (row: SkillRow) => row.missing.filter((missing) => (missing ?? 0) >= 0.15).length

/** Without an answer on skills there is nothing to subtract from. */
const known = (rows: SkillRow[]) => rows.some((row) => row.missing.some((missing) => missing !== undefined))

function missingFigure(input: ReportInput, rows: SkillRow[]): Block {
  return figure('What is missing, direction by direction', gapGrid(directions(input).map(nameOf), rows), {
    note: 'Missing levels, scale 0 to 7.{^OK} A dark dot is half a level or more; “there” means close enough. Hours are our rough estimate.{^E}',
  })
}

/** What the three ask, with room for the person's own level. */
function askedFigure(input: ReportInput): Block {
  const three = directions(input).map(occupationOf)
  const levels = new Map<string, { label: string; asked: number[] }>()
  for (const occupation of three) {
    for (const skill of occupation.skills.slice(0, 10)) {
      const row = levels.get(skill.id) ?? { label: skillWords(skill.name), asked: [] }
      row.asked.push(skill.level)
      levels.set(skill.id, row)
    }
  }
  const rows: ChartRow[] = [...levels.values()]
    .sort((a, b) => b.asked.length - a.asked.length || Math.max(...b.asked) - Math.max(...a.asked))
    .slice(0, 8)
    .map(({ label, asked }) => ({
      label,
      marks: asked.map((at) => ({ kind: 'candidate' as const, at })),
      right: '_____',
    }))
  const chart = rowChart({
    labelWidth: 140,
    rightWidth: 52,
    rightHead: 'my level',
    from: 0,
    to: 7,
    ticks: [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({ at, label: String(at) })),
    rowHeight: 19,
    rows,
    names: { candidate: 'asked' },
  })
  return figure('What the three directions ask', chart, {
    note: 'Level, scale 0 to 7: 2 a helper manages, 4 a trained worker, 6 an expert. {sym:candidate} one of the three directions.{^O} Write your own beside it.',
  })
}

function headlineFor(rows: SkillRow[]): Text {
  if (!known(rows)) return 'You told us no skills. Here is what the three directions ask.'
  const first = rows[0]
  if (!first || first.weight <= 0.01) return 'No skill holds you back on paper. Proof does.'
  const shared = askedBy(first)
  const name = first.label
  if (shared === 3) return `${name} first: all three directions ask for more of it`
  if (shared === 2) return `${name} first: two of three directions ask for more of it`
  return wide(first) ? `${name} is the one gap worth a course` : `${name} first, and only a little of it`
}

function standfirstFor(input: ReportInput, rows: SkillRow[]): Text {
  if (!known(rows))
    return 'We do not guess your level. Write it in the margin, or rate your skills online, and this page shows the gaps.'
  const open = rows.filter(wide).length
  const hours = input.profile.reach?.learningHours ?? 0
  const time = hours >= 1 ? ' The time you gave us is enough to start with one, not with all.' : ''
  if (open === 0) return `No gap is half a level wide. What helps now is work that others can see.${time}`
  return `${open === 1 ? 'One gap is' : `${capital(countWord(open))} gaps are`} half a level or wider. Close the one that serves most directions, then look again.${time}`
}

const countWord = (count: number) => ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][count] ?? String(count)

function doorTable(input: ReportInput): Block {
  const opened = [...input.doors].sort((a, b) => b.opened - a.opened)
  const useful = opened.filter((door) => door.opened > 0).slice(0, 4)
  if (useful.length === 0)
    return {
      kind: 'table',
      caption: 'Doors opened by one more skill',
      columns: [{ head: 'If you add…', width: 30 }, { head: 'what changes on your list{^K}' }],
      rows: (opened.length > 0 ? opened.slice(0, 3) : [undefined]).map((door) => ({
        cells: [
          door ? skillWords(door.skillName) : 'One skill',
          'No new job that is viable and pays more. Your list is wide already; learn for the work, not for more choice.',
        ],
      })),
      style: 'dense',
    }
  return {
    kind: 'table',
    caption: 'Doors opened by one more skill',
    note: 'We raised one skill at a time and ranked all jobs again. Counted: new, viable jobs that pay more.{^K}',
    columns: [
      { head: 'If you add…', width: 26 },
      { head: 'you could also reach', width: 40 },
      { head: 'new doors{^K}', align: 'right', width: 14 },
      { head: 'hours{^E}', align: 'right' },
    ],
    rows: useful.map((door) => ({
      cells: [
        skillWords(door.skillName),
        plain(shorten(examples(door), 90)),
        String(door.opened),
        `${Math.round(door.hoursLow)} to ${Math.round(door.hoursHigh)}`,
      ],
    })),
    style: 'dense',
  }
}

const examples = (door: Door) => listing(door.exampleTitles.slice(0, 2).map((title) => title.replace(/, .*/, '')))

const WAYS: Record<string, string> = {
  hands_on: 'do one small real task a week and keep the result',
  course: 'take one course with fixed dates, and book it before you feel ready',
  reading: 'read for a third of the time, then write one page in your own words',
  mentor: 'ask one person who has the skill to look at your work every second week',
  group: 'find two people who learn the same and meet at a fixed hour',
  certificate: 'choose an exam that two employers name, and set its date first',
}

function waysText(input: ReportInput): Text {
  const ways = keysOn(input, 'learning.ways').flatMap((key) => WAYS[key] ?? [])
  const tried = keysOn(input, 'history.tried')
  const before =
    tried.includes('learn_started') && !tried.includes('learn_finished')
      ? ' You started a course before. Ask what stopped it; that will come again.{^Y}'
      : ''
  if (ways.length === 0)
    return `You did not say how you learn best. Try a small real task first: it costs nothing and shows at once if you like it.${before}`
  return `You told us how you learn best.{^Y} So ${listing(ways.slice(0, 2))}.${before}`
}

function leanText(input: ReportInput, facts: FactTable): Text {
  const named = ratedOn(input, 'skill.named').slice(0, 2)
  const best = [...input.ranking.skillReadings].filter((one) => one.level > 0).sort((a, b) => b.level - a.level)[0]
  if (named.length > 0)
    return `You rate ${listing(named.map((item) => `${plain(shorten(item.label, 34))} ${saidOf(facts, 'skill.named', item)}`))} of 10. Put new learning next to these. A new skill beside a strong one is believed sooner.`
  if (best)
    return `Our best reading puts ${lower(skillWords(best.name))} highest among your skills.{^K} Learn next to it. A new skill beside a strong one is believed sooner.`
  return 'You named no skills. Ask three people what they come to you for, and start beside the answer you hear twice.'
}

function limitText(input: ReportInput, facts: FactTable): Text {
  const degree = directions(input).filter((ranked) => /degree/i.test(occupationOf(ranked).entryEducation)).length
  if (degree > 0)
    return `A license, a degree, or a name in the field. For ${facts.put({ id: 'directions.degrees', value: degree, unit: 'score', source: 'P' })} of your three directions a degree is the usual way in. Ask who was hired without one.`
  return 'A license, or a name in the field. For none of your three directions is a degree the usual way in.{^P} So proof counts for more here than paper.'
}

function orderItems(rows: SkillRow[], input: ReportInput): Text[] {
  const open = rows
    .filter((row) => row.weight > 0.01)
    .slice(0, 2)
    .map((row) => lower(row.label))
  const named = keysOn(input, 'history.tried').includes('learn_project')
  return [
    open[0] ? `${capital(open[0])}, with one piece of work to show.` : 'One piece of work that a stranger can judge.',
    open[1] ? `${capital(open[1])}, only if two job ads near you name it.` : 'The tool that most job ads near you name.',
    named
      ? 'Go back to the thing you built for practice and give it a number.{^Y}'
      : 'Then stop, and show both before you learn a third.',
  ]
}
