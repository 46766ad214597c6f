import type { CareerPath } from '@waymark/proto/waymark/skills/v1/skills'
import { keysOn, labelsOn, ratedOn, ratingOn, saidOf, saidRating } from '../facts/answered.ts'
import { entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, entryShort, lower, occupationOf, shorten, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { type Week, weekOf } from '../facts/week.ts'
import { skillWords } from '../facts/words.ts'
import { type Journey, journeys } from '../figures/journeys.ts'
import type { Block } from './blocks.ts'
import { columns, figure, heading, jobTokens, note, points, small, wayInWords } from './parts.ts'
import type { Section } from './section.ts'

const MONTHS = 36

/** Page 27: three composites, put together from the data and the person's own obstacles, each with what went wrong. */
export const people: Section = {
  id: 'people',
  pages: 1,
  title: 'People like you (composites)',
  group: 'do',
  compose(input, facts) {
    const ways = waysOf(input)
    return [
      {
        id: 'people',
        title: 'People like you (composites)',
        group: 'do',
        kicker: 'People like you: composites, nobody real',
        headline: 'Three people who do not exist, and what each would pay for',
        standfirst:
          'We put each together from public figures and your answers. They start where you start. One takes the short way, one the long way, and one turns back.',
        blocks: [
          figure('Three ways over three years', journeys(ways, MONTHS), {
            note: 'Invented. Times rest on usual entry and on our estimate.{^PE} Pale: learning beside the old job. Green: at work. Red: what went wrong.',
          }),
          columns('thirds', ...ways.map((way, index) => story(input, facts, way, index))),
          figuresTable(input, facts),
          columns(
            'halves',
            [
              heading('Whose Monday could you live?'),
              small(
                'Read the three again. Note where you felt relief, and where dread. Relief counts double, because it is rarer.',
              ),
              { kind: 'lines', label: 'I could live in the week of …, because', count: 2 },
            ],
            [
              heading('Where such stories mislead'),
              points(
                'minus',
                [
                  { lead: 'They are smooth.', text: 'Real people fall ill, move for love, and change their minds.' },
                  { lead: 'They leave out luck.', text: 'Who was in the room matters. No data set holds it.' },
                ],
                { size: 'small' },
              ),
            ],
          ),
          note(
            'A composite is made from figures. There was no interview, and it is no testimonial.{^E} To trade one for a real person, use the question on page {page:answer}.',
            { drop: 1 },
          ),
        ],
      },
    ]
  },
}

interface Way extends Journey {
  kind: 'stone' | 'straight' | 'back'
  place: number
  path?: CareerPath
}

function waysOf(input: ReportInput): Way[] {
  const three = directions(input)
  const stone = three
    .flatMap((ranked, place) =>
      (input.steppingStones[occupationOf(ranked).code] ?? [])
        .filter((path) => path.hops.length > 2)
        .map((path) => ({ path, place })),
    )
    .sort((a, b) => (b.path.hops[1]?.similarity ?? 0) - (a.path.hops[1]?.similarity ?? 0))[0]
  const straight = three.findIndex((_ranked, index) => index !== (stone?.place ?? 1))
  const back = three.findIndex((_ranked, index) => index !== (stone?.place ?? 1) && index !== straight)
  const snags = snagsOf(input)
  return [
    stoneWay(input, stone, snags[0]!),
    straightWay(input, Math.max(0, straight), snags[1]!),
    backWay(input, back < 0 ? three.length - 1 : back, snags[2]!),
  ]
}

const nameAt = (input: ReportInput, place: number) => occupationOf(directions(input)[place] ?? directions(input)[0]!).shortTitle

function stoneWay(input: ReportInput, stone: { path: CareerPath; place: number } | undefined, snag: string): Way {
  const place = stone?.place ?? 1
  const middle = stone?.path.hops[1]?.occupation?.shortTitle ?? 'a helper’s post'
  return {
    kind: 'stone',
    place,
    ...(stone ? { path: stone.path } : {}),
    label: 'A, in two steps',
    sub: `to ${nameAt(input, place)}`,
    phases: [
      { from: 0, to: 4, label: 'looks', tone: 'learn' },
      { from: 4, to: 20, label: capital(middle), tone: 'work' },
      { from: 20, to: MONTHS, label: capital(nameAt(input, place)), tone: 'later' },
    ],
    snag: { at: 9, label: snag },
  }
}

function straightWay(input: ReportInput, place: number, snag: string): Way {
  const ranked = directions(input)[place]!
  const { total } = entryWay(ranked)
  const low = Math.min(MONTHS, Math.max(3, total[0]))
  const high = Math.min(MONTHS, Math.max(low + 3, total[1]))
  return {
    kind: 'straight',
    place,
    label: 'B, straight',
    sub: `to ${nameAt(input, place)}`,
    phases: [
      { from: 0, to: low, label: 'learns', tone: 'learn' },
      { from: low, to: high, label: 'applies', tone: 'gap' },
      { from: high, to: MONTHS, label: capital(nameAt(input, place)), tone: 'later' },
    ],
    snag: { at: Math.round((low + high) / 2), label: snag },
  }
}

function backWay(input: ReportInput, place: number, snag: string): Way {
  return {
    kind: 'back',
    place,
    label: 'C, turns back',
    sub: `tried ${nameAt(input, place)}`,
    phases: [
      { from: 0, to: 5, label: 'learns', tone: 'learn' },
      { from: 5, to: 12, label: 'tries it', tone: 'gap' },
      {
        from: 12,
        to: MONTHS,
        label: input.present ? 'The old job, with other tasks' : 'The old work, with other tasks',
        tone: 'work',
      },
    ],
    snag: { at: 12, label: snag },
  }
}

const SNAGS: Record<string, string> = {
  money_meantime: 'the savings ran low',
  money_training: 'the course cost twice the plan',
  time_retrain: 'no free evening for six weeks',
  time_place: 'the drive ate the evening',
  time_health: 'three months of illness',
  know_options: 'the job was not what it seemed',
  know_degree: 'no answer without the degree',
  know_outdated: 'a tool everyone else knew',
  know_apply: 'twenty letters, no answer',
  people_family: 'a parent needed care',
  people_contacts: 'nobody to ask in the field',
  people_against: 'the family said no again',
  people_loyal: 'the team begged to stay',
  self_junior: 'being the beginner hurt',
  self_doubt: 'almost gave up before the talk',
  self_comfort: 'months without a step',
  self_tired: 'too tired after work',
}
const COMMON = ['the first pay was low', 'nobody answered for weeks', 'the work was not for them']

/** The person's own obstacles, one for each; common ones where none were named. */
function snagsOf(input: ReportInput): string[] {
  const own = keysOn(input, 'constraint.obstacles').flatMap((key) => SNAGS[key] ?? [])
  return [...own.slice(0, 2), ...COMMON].slice(0, 2).concat(COMMON[2]!)
}

function story(input: ReportInput, facts: FactTable, way: Way, index: number): Block[] {
  const ranked = directions(input)[way.place]!
  const occupation = occupationOf(ranked)
  const job = jobTokens(facts, occupation.code)
  const helper = ratedOn(input, 'people.network')[0]
  const start = input.present
    ? `starts as ${plain(withArticle(input.present.shortTitle))}, like you`
    : 'starts with several jobs behind'
  const name = 'ABC'[index]!
  const told = keysOn(input, 'constraint.obstacles').length > 0
  const paragraphs: Text[] = []
  if (way.kind === 'stone') {
    const hop = way.path?.hops[1]
    const likeness = hop
      ? facts.put({ id: `people.likeness.${hop.occupation?.code}`, value: hop.similarity, unit: 'ratio', source: 'OK' })
      : ''
    paragraphs.push(
      `${name} ${start}. ${hop?.occupation ? `${capital(plain(withArticle(hop.occupation.shortTitle)))} is close: likeness ${likeness}.` : 'A helper’s post in the field comes first.'}`,
      helper
        ? `**What helped:** ${plain(lower(shorten(helper.label, 44)))}. You rate them ${saidOf(facts, 'people.network', helper)} of 10. One of them passed on a name.`
        : '**What helped:** one former colleague who passed on a name.',
      `**The price:** new twice in three years${hop && hop.payChangePercent < -1 ? `, and the first step changes the middle pay by ${facts.put({ id: `people.step.${hop.occupation?.code}`, value: hop.payChangePercent, unit: 'change', source: 'WK' })}` : ''}.`,
    )
  } else if (way.kind === 'straight') {
    const gap = [...(input.gaps[occupation.code] ?? ranked.gaps)]
      .filter((one) => one.levelHeld >= 0)
      .sort((a, b) => b.size - a.size)[0]
    paragraphs.push(
      `${name} ${start} and goes straight for ${plain(occupation.shortTitle)}. ${wayInWords(job, ranked)}`,
      gap
        ? `**What was hard:** ${lower(skillWords(gap.name))}. The job asks level ${facts.put({ id: `asked.${occupation.code}.${gap.id}`, value: gap.levelAsked, unit: 'level', source: 'O' })}; ${name} came with less.`
        : '**What was hard:** the first months as the one who asks.',
      `**The price:** the waiting. ${job.has('p25') ? `And a quarter in this work earn under ${job.ref('p25')}.` : 'And the pay is not published.'}`,
    )
  } else {
    const satisfied = ratingOn(input, 'present.satisfaction')
    const drain = labelsOn(input, 'present.drain', 1)[0]
    paragraphs.push(
      `${name} ${start}, tries ${plain(occupation.shortTitle)} for half a year, and returns. That is a result, not a failure.`,
      drain
        ? `**What helped:** ${name} knew what to get rid of. For you it is: ${plain(lower(drain))}.{^Y} ${name} traded that task for another.`
        : '**What helped:** knowing which two tasks to get rid of, and asking for that in writing.',
      `**The price:** a year.${satisfied !== undefined ? ` You rate your work ${saidRating(facts, 'present.satisfaction', satisfied)} of 10 today. Trading tasks must lift that, or it was only rest.` : ' And the old job may still change under their feet.'}`,
    )
  }
  const source: Text =
    told && way.kind !== 'back'
      ? `**In red:** ${plain(way.snag.label)}. You named it yourself.{^Y}`
      : `**In red:** ${plain(way.snag.label)}.{^E}`
  return [heading(`${way.label}: ${plain(occupation.shortTitle)}`), ...[...paragraphs, source].map((words) => small(words))]
}

function figuresTable(input: ReportInput, facts: FactTable): Block {
  return {
    kind: 'table',
    caption: 'The same three jobs in figures',
    columns: [
      { head: 'Job', width: 28 },
      { head: 'Usual way in{^P}', width: 18 },
      { head: 'Middle half earn{^W}', align: 'right', width: 24 },
      { head: 'Jobs by 2034{^P}', align: 'right', width: 14 },
      { head: 'Hours likely aided, of 40{^OABK}', align: 'right' },
    ],
    rows: directions(input).map((ranked) => {
      const occupation = occupationOf(ranked)
      const job = jobTokens(facts, occupation.code)
      const week = weekOf(occupation)
      return {
        cells: [
          plain(capital(occupation.shortTitle)),
          entryShort(occupation.entryEducation) || 'not listed',
          job.has('p25') && job.has('p75') ? `${job.bare('p25')} to ${job.bare('p75')}` : 'not published',
          job.bareOr('growth', 'not published'),
          hoursWords(week),
        ],
      }
    }),
    style: 'dense',
  }
}

function hoursWords(week: Week): Text {
  if (week.tasks.length === 0) return 'no task list'
  const [low, high] = [Math.round(week.aided), Math.round(week.aided + week.leaning)]
  return low === high ? String(low) : `${low} to ${high}`
}
