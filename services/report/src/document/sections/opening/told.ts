import { withArticle } from '@waymark/contracts/text/article'
import { dotPlot } from '../../charts/dot-plot.ts'
import { itemsOn, labelsOn, ratingOn } from '../../facts/answered.ts'
import { leadOf } from '../../facts/lead.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { payState } from '../../facts/pay-place.ts'
import { countWord, INTEREST_WORDS, INTERESTS, listing, lower, lowerTitle, occupationOf, shorten } from '../../facts/reading.ts'
import { cannotStay } from '../../facts/told/leaving.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { roleNoun } from '../../model/grammar.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block, PointsBlock } from '../blocks.ts'
import { columns, figure, heading, points, small } from '../parts.ts'
import { tensions } from '../person/tensions.ts'
import type { Section } from '../section.ts'
import { answerRows, readingRows } from './told-rows.ts'
import { wishTable } from './wish-rows.ts'

/** Page 4: the answers as we read them, where they pull apart, and what nobody told us. */
export const told: Section = {
  id: 'told',
  pages: 1,
  title: 'What you told us',
  group: 'start',
  compose(input, facts) {
    return [
      {
        id: 'told',
        title: 'What you told us',
        group: 'start',
        kicker: 'What you told us',
        headline: headlineFor(input),
        standfirst: standfirstFor(input),
        blocks: [
          columns(
            'halves',
            [
              {
                kind: 'table',
                caption: 'Your answers',
                columns: [{ head: 'Question', width: 26 }, { head: 'You said' }],
                rows: answerRows(input, facts),
                style: 'dense',
                rest: true,
              },
              ...ownWords(input),
            ],
            [
              ...ratings(input),
              ...sameThroughout(input),
              heading('Where your answers pull apart'),
              points('ask', tensionItems(input, facts), { size: 'small' }),
              heading('What we do not know'),
              points('ask', unknowns(input), { size: 'small' }),
            ],
          ),
          ...wishTable(input),
          {
            kind: 'table',
            caption: 'How your words became data',
            columns: [{ head: 'You wrote', width: 42 }, { head: 'We read it as' }],
            rows: readingRows(input),
            style: 'dense',
            // What was read out of a goal has to be seen, so that it can be corrected.
            drop: input.ranking.goals.length > 0 ? 2 : 7,
          },
          ...missing(input, facts),
        ],
      },
    ]
  },
}

function headlineFor(input: ReportInput): Text {
  const years = Math.round(input.profile.reach?.yearsExperience ?? 0)
  if (input.answers.length < 6) return 'You told us little, so this report asks more than it says'
  const energy = ratingOn(input, 'present.energy')
  if (years > 2 && energy !== undefined && energy <= 5)
    return `${years} years in, and at day’s end ${energy} of 10 of your energy is left`
  const satisfied = ratingOn(input, 'present.satisfaction')
  const role = roleNoun(input.profile.currentRole)
  const work = role.length <= LONGEST_ROLE ? role : ''
  if (years > 2 && work && satisfied !== undefined)
    return `${countWord(years)} years as ${withArticle(plain(lowerTitle(work)))}, and the work gets ${satisfied} of 10`
  return years > 2
    ? `${countWord(years)} years of work, in your own words and ratings`
    : 'Your starting point, in your own words and ratings'
}

/** What a reader should check first is what the list hangs on. */
function standfirstFor(input: ReportInput): Text {
  const drains = labelsOn(input, 'present.drain', 2).map((label) => `“${plain(lower(label))}”`)
  const check = drains.length > 0 ? `You say that ${listing(drains)} ${drains.length > 1 ? 'take' : 'takes'} your energy. ` : ''
  return `${check}If a line is wrong, correct it online: the report is made again from it. Your name, sex, age and origin are not used.`
}

function ownWords(input: ReportInput): Block[] {
  const later = itemsOn(input, 'goal.timeline').find((item) => item.text.trim() !== '')
  const words = shorten(input.careerGoals, 230) || shorten(later?.text ?? '', 200)
  if (!words) return []
  return [{ kind: 'quote', text: `“${plain(words)}”`, by: 'Your words' }]
}

function ratings(input: ReportInput): Block[] {
  const asked = input.profile.ratings.filter((rating) => rating.scale.startsWith('interest.') && rating.weight >= 1)
  const high = Math.max(5, ...asked.map((rating) => rating.high))
  const groups = INTERESTS.map((interest) => ({
    name: INTEREST_WORDS[interest].name,
    ratings: asked
      .filter((rating) => rating.scale === `interest.${interest}` && rating.high === high)
      .map((rating) => rating.value),
  }))
  const count = groups.reduce((sum, group) => sum + group.ratings.length, 0)
  if (count === 0)
    return [
      heading('What you enjoy'),
      small(
        'You left the activity ratings out. Rating 30 short activities takes four minutes and moves this report more than anything else.',
      ),
    ]
  return [
    figure('What you enjoy', dotPlot(groups, { low: 1, high, lowWord: 'dislike', highWord: 'enjoy' }), {
      note: `Each dot is one of your ${count} ratings. {sym:you} your average.{^Y}`,
    }),
  ]
}

/** Answers that are all alike are said once, with what we made of them. */
function sameThroughout({ equal }: ReportInput): Block[] {
  if (!equal || (equal.rated.length === 0 && !equal.repeatedText)) return []
  const words: Text[] = []
  if (equal.rated.length > 0)
    words.push(
      `You gave ${listing(equal.rated.slice(0, 3).map(({ what }) => what))} the same mark. We left the marks out: they do not say what comes first.`,
    )
  if (equal.repeatedText)
    words.push('One text stood in more than one box. It is printed once, and not taken for a wish and a worry both.')
  return [heading('The same throughout'), small(words.join(' '))]
}

function tensionItems(input: ReportInput, facts: FactTable): PointsBlock['items'] {
  const found = tensions(input, facts).slice(0, 3)
  if (found.length > 0) return found
  return [{ lead: 'Nothing clashes so far.', text: 'Few answers cannot clash much. Read the list with that in mind.' }]
}

function unknowns(input: ReportInput): Text[] {
  const list: Text[] = []
  const reach = input.profile.reach
  const state = payState(input)
  const first = leadOf(input).ranked
  const open = input.ranking.goals.find(({ place }) => !place)
  if (!input.present) list.push('Which listed job comes closest to yours. Without it the ranges are wider.')
  if ((reach?.salaryCurrent ?? 0) === 0) list.push('What you earn. So no job was left out for its pay.')
  if (!reach?.education) list.push('What schooling you have. It decides how long the way in is.')
  if (open) list.push(`What you mean by “${plain(shorten(open.phrase, 50))}”. Ask somebody who says it of their own work.`)
  if (first)
    list.push(
      `How many ${/^self-employed /.test(occupationOf(first).shortTitle) ? 'customers wait' : 'posts there are'} for ${withArticle(plain(occupationOf(first).shortTitle))} near ${state ? `you in ${plain(state)}` : 'where you live'}.`,
    )
  const idea = labelsOn(input, 'present.drain', 1)[0]
  if (!cannotStay(input))
    list.push(
      isOwnBoss(input)
        ? 'What your business would fetch, or what it would cost to leave it to somebody. An accountant can tell; we cannot.'
        : idea
          ? `Whether your employer could change “${plain(lower(idea))}”. You can ask; we cannot.`
          : 'What your employer plans. You can ask; we cannot.',
    )
  return list.slice(0, 3)
}

/** Shown only where the page stays empty: what one more answer would change, of those that are not there. */
function missing(input: ReportInput, facts: FactTable): Block[] {
  const reach = input.profile.reach
  const rated = input.profile.ratings
  const has = (scale: string) => rated.some((rating) => rating.scale.startsWith(scale))
  const rows = [
    has('interest.')
      ? undefined
      : [
          'Thirty short activities',
          'four minutes',
          'Interests, the part that weighs most. The ranges shrink by about a third.{^E}',
        ],
    input.present
      ? undefined
      : [
          'The listed job closest to yours',
          'one minute',
          'AI and your job, your own field, the gaps. All three pages start from it.',
        ],
    (reach?.salaryCurrent ?? 0) > 0
      ? undefined
      : [
          'What you earn, and what you hope for',
          'one minute',
          `Jobs that would cost you pay are marked. Until then ${facts.ref('all.median')}, the median of all jobs, stands in for your pay.`,
        ],
    has('value.')
      ? undefined
      : ['Six values in your order', 'two minutes', 'What you would miss. It also sorts the questions to ask an employer.'],
    (reach?.learningHours ?? 0) > 0
      ? undefined
      : ['Hours a week, and months', 'one minute', 'The weeks of learning are cut to your time.'],
  ].filter((row) => row !== undefined)
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      caption: 'What one more answer would change',
      columns: [{ head: 'You add', width: 30 }, { head: 'It takes', width: 16 }, { head: 'It changes' }],
      rows: rows.map((cells) => ({ cells })),
      reserve: true,
    },
    {
      kind: 'columns',
      layout: 'halves',
      reserve: true,
      columns: [
        [
          heading('Why it is worth ten minutes'),
          small('Two people with the same job title can need opposite advice. What you add here tells the two apart.'),
        ],
        [
          heading('What we never ask'),
          small('Age, sex, origin, faith. They are not in the sums, so leaving them out costs you nothing.'),
        ],
      ],
    },
  ]
}

/** A longer title would break the headline. */
const LONGEST_ROLE = 34
