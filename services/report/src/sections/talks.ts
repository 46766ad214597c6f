import type { Note } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { keyOn, keysOn } from '../facts/answered.ts'
import { entryWay } from '../facts/entry-way.ts'
import type { FactTable } from '../facts/fact-table.ts'
import { capital, directions, entryShort, listing, lower, lowerTitle, occupationOf, withArticle } from '../facts/reading.ts'
import type { ReportInput } from '../facts/report-input.ts'
import { plain, type Text } from '../facts/rich-text.ts'
import { shownGoals } from './answer-goals.ts'
import type { Block } from './blocks.ts'
import { box, columns, note, points, small, text } from './parts.ts'
import type { Section } from './section.ts'
import { AT_HOME, BOSS_TALKS, BOSS_WITHOUT_DRAIN, GATE_TALKS, type Talk } from './talk-words.ts'

/** Four conversations that tell more than a report: with the boss, somebody in the job, whoever decides on the way in, and at home. */
export const talks: Section = {
  id: 'talks',
  pages: 1,
  title: 'Four conversations',
  group: 'do',
  compose(input, facts) {
    const job = aimOf(input)
    const name = plain(withArticle(occupationOf(job).shortTitle))
    return [
      {
        id: 'talks',
        title: 'Four conversations',
        group: 'do',
        kicker: 'Four conversations',
        headline: `Four talks about work as ${name}, before you change a thing`,
        standfirst: standfirstFor(input, facts),
        blocks: [
          columns('halves', boss(input), inTheJob(input, job)),
          columns('halves', gatekeeper(input, job), home(input, job)),
          box('One rule for all four', [
            small(
              'Ask, then be quiet for ten seconds. Write down a number, a date or a name each time. What they do not say counts too.',
            ),
          ]),
          note('The answers are examples of what to listen for. They are not facts about your town.{^E}'),
        ],
      },
    ]
  },
}

/** What the talks and plan A are about: the first thing asked for that is not closed, or the first direction. */
export function aimOf(input: ReportInput): RankedOccupation {
  const asked = shownGoals(input).find(({ answer }) => answer === 'yes' || answer === 'not_yet')?.place
  const listed = input.ranking.ranked.find(({ occupation }) => occupation && occupation.code === asked?.occupation?.code)
  if (listed) return listed
  // A goal comes in brief; its work, titles and notes are among the occupations.
  const whole = asked?.occupation && input.occupations[asked.occupation.code]
  return asked ? { ...asked, occupation: whole ?? asked.occupation } : directions(input)[0]!
}

function standfirstFor(input: ReportInput, facts: FactTable): Text {
  const contacts = keysOn(input, 'constraint.obstacles')
  if (contacts.includes('people_contacts'))
    return 'You said that you know nobody in the field. After the second talk you do: ask there for one more name.'
  if (contacts.includes('people_against'))
    return 'You said that those close to you advise against it. So the last talk is the hardest, and it comes last.'
  if (contacts.includes('self_doubt') || contacts.includes('self_tired'))
    return 'Take one a week. Each lasts twenty minutes, and none of them asks you to decide anything.'
  return `Together they cost about two of your ${facts.ref('you.hours')}. Each can end the idea cheaply, or make it firm.`
}

function boss(input: ReportInput): Block[] {
  const drain = keysOn(input, 'present.drain').find((key) => BOSS_TALKS[key])
  const words = drain ? BOSS_TALKS[drain]! : BOSS_WITHOUT_DRAIN
  if (!input.present && (input.profile.reach?.yearsExperience ?? 0) === 0)
    return panel('1. A teacher or a former boss', 'An email, then ten minutes', {
      open: 'You saw me work. What did I do better than the others without noticing?',
      ask: ['Where did I need help for too long?', 'In which kind of place do you see me in three years?'],
      good: 'One thing with a scene to it. That scene belongs in your next interview.',
      ifNot: 'Only kind words. Ask for the one thing you should stop doing.',
    })
  const who = keysOn(input, 'people.support').includes('boss') ? '1. Your boss, who stands behind you' : '1. Your boss'
  return panel(who, drain ? 'About what costs you most energy, with the door closed' : 'Behind a closed door', words)
}

function inTheJob(input: ReportInput, job: RankedOccupation): Block[] {
  const { shortTitle, note: written } = occupationOf(job)
  const role = lowerTitle(input.profile.currentRole.trim())
  const from = role ? `I work as ${plain(withArticle(role))} and ` : 'I '
  const asks = written ? asksFrom(written) : ASKS_WITHOUT_NOTE
  return panel(`2. ${capital(plain(withArticle(shortTitle)))}`, 'Twenty minutes, on their way home or by phone', {
    open: `${from}think about your work. What did you do between nine and noon today?`,
    ask: asks,
    good: written?.tasks[1]
      ? `A day that sounds like this: “${plain(lower(stripped(written.tasks[1].text)))}”. And one thing that they would never give up.`
      : 'A day in hours, not in words like “varied”. And one thing that they would never give up.',
    ifNot: 'They complain for ten minutes. Ask a second one before you believe it.',
  })
}

/** From our note on the occupation: its hard side, its first task, and the kinds of places that hire. */
function asksFrom({ hard, tasks, employers }: Note): Text[] {
  const places = employers.map(({ text: words }) => plain(lower(stripped(words.split(':')[0]!))))
  return [
    ...(hard[0] ? [`“${plain(hard[0].text)}”{^${hard[0].source}} How often is it like that?`] : []),
    ...(tasks[0] ? [`How many hours of your week go to this: ${plain(lower(stripped(tasks[0].text)))}?`] : []),
    ...(places.length > 1 ? [`Where would you begin today: ${listing(places).replace(/ and (?=[^,]*$)/, ' or ')}?`] : []),
  ]
}

const ASKS_WITHOUT_NOTE: readonly Text[] = [
  'What do newcomers get wrong in the first month?',
  'When did you last work a weekend?',
  'If you left, what would you miss?',
]

const stripped = (words: string): string => words.replace(/[.\s]+$/, '')

function gatekeeper(input: ReportInput, job: RankedOccupation): Block[] {
  const way = entryWay(job)
  const { who, when, ...words } = GATE_TALKS[gateKind(way.gate?.kind, way.study[1])]!
  const years = input.profile.reach?.yearsExperience ?? 0
  const hours = input.profile.reach?.learningHours ?? 0
  const record = years > 0 ? `${years === 1 ? 'one year' : `${years} years`} of work behind me` : 'little work behind me so far'
  const time = hours > 0 && way.study[1] > 0 ? ` and ${hours} hours a week` : ''
  const usual = entryShort(occupationOf(job).entryEducation)
  return panel(`3. ${who}`, usual ? `${when}. The usual entry in the tables: ${plain(lower(usual))}.{^P}` : when, {
    ...words,
    open: `I have ${record}${time}. What stands between me and a first day as ${plain(withArticle(occupationOf(job).shortTitle))}?`,
  })
}

function gateKind(kind: string | undefined, studyHigh: number): string {
  if (kind === 'apprenticeship' || kind === 'academy') return kind
  if (kind === 'degree' || studyHigh >= SCHOOL) return 'school'
  if (kind === 'license' || kind === 'certificate') return kind
  return 'open'
}

function home(input: ReportInput, job: RankedOccupation): Block[] {
  const behind = keysOn(input, 'people.support').find((key) => AT_HOME[key])
  const who = behind ? AT_HOME[behind]! : 'Somebody you trust'
  const { total, known, study } = entryWay(job)
  const long = known && total[1] > 3
  const months = long
    ? `It could take ${total[0] === total[1] ? total[0] : `${total[0]} to ${total[1]}`} months`
    : 'It could go fast'
  const shares = keyOn(input, 'money.dependants')
  const purse = PURSES[shares] ?? 'Which month would be the hardest for us, and why that one?'
  const runway = keyOn(input, 'money.runway')
  return panel(
    `4. ${who}`,
    behind === 'friend' || !behind ? 'On a walk' : 'On a free evening, with page {page:money} on the table',
    {
      open: `I want to try something new. ${months}, and I do not want to decide it alone.`,
      ask: [
        purse,
        study[1] > 0
          ? 'Which evenings could be for learning, and what falls away?'
          : 'What would you be glad to see less of in me?',
        'At which sign should I stop?',
      ],
      good: RESERVES[runway] ?? 'A figure below which it must not fall, and two things that you both would do without.',
      ifNot: 'Silence, or “are you sure?” Say that you only test it until a date. Then name the date.',
    },
  )
}

/** By who lives on the reader's pay. */
const PURSES: Readonly<Record<string, Text>> = {
  nobody_else: 'What would you tell me if I were your brother or sister?',
  shared: 'Could your half carry us for a while, and for how long?',
  main: 'What could we leave out for six months without missing it?',
  sole: 'Which bill must be paid whatever happens, and which could wait?',
}
/** By how long the reader could live without pay. */
const RESERVES: Readonly<Record<string, Text>> = {
  runway_0: 'An honest “we have no month to spare”. Then the new thing has to begin beside the old pay.',
  runway_3: 'A figure below which the account must not fall. With one to three months put by, that is soon reached.',
  runway_6: 'A date when the savings are looked at again: with half a year put by, month three is a good one.',
  runway_12: 'A split: this much is for learning, this much is not touched. A year put by allows both.',
  runway_24: 'That money is not the question. Then ask what is.',
}

function panel(title: Text, when: Text, { open, ask, good, ifNot }: Talk): Block[] {
  const words = [
    note(when),
    text(`*“${open}”*`),
    points('ask', [...ask], { size: 'small' }),
    small(`**A good answer.** ${good}`),
    small(`**If not.** ${ifNot}`, { drop: 2 }),
  ]
  return [box(title, words, { tone: 'ruled' })]
}

/** Months of study from which a school decides. */
const SCHOOL = 9
