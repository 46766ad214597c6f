import { keysOn } from '../../facts/answered.ts'
import { isOwnBoss } from '../../facts/own-boss.ts'
import { occupationOf } from '../../facts/reading.ts'
import type { FactTable } from '../../model/fact-table.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import { type AimWords, aimWords, turnedWords } from '../opening/aim-words.ts'
import { closedIn } from '../opening/goals/closed-goal.ts'
import { startHarvest, startTalks, startTalksHeadline, startTalksStandfirst } from '../own-business/talks.ts'
import { box, columns, jobTokens, note, small } from '../parts.ts'
import type { Section } from '../section.ts'
import { contactWords } from './contacts.ts'
import { bossTalk } from './talk-boss.ts'
import { gateTalk } from './talk-gate.ts'
import { homeTalk, isOutside } from './talk-home.ts'
import { jobTalk } from './talk-job.ts'
import { type Panel, talkPanel } from './talk-panel.ts'

/** Four conversations that tell more than a report: with the boss, somebody in the job, whoever decides on the way in, and at home. */
export const talks: Section = {
  id: 'talks',
  pages: 1,
  title: 'Four conversations',
  group: 'do',
  compose(input, facts) {
    const words = aimWords(input)
    const { start } = words
    const panels = start
      ? startTalks(input, words, start, facts)
      : [
          bossTalk(input, words),
          jobTalk(input, words),
          gateTalk(input, turnedWords(words, 2)),
          homeTalk(input, turnedWords(words, 4), facts),
        ]
    const [boss, job, gate, home] = panels.map((panel, at) => talkPanel(at + 1, panel))
    return [
      {
        id: 'talks',
        title: 'Four conversations',
        group: 'do',
        kicker: 'Four conversations',
        headline: start ? startTalksHeadline(start) : headlineFor(words),
        standfirst: start ? startTalksStandfirst(start) : standfirstFor(input, words, facts),
        blocks: [
          columns('halves', boss!, job!),
          columns('halves', gate!, home!),
          box('What to write down', [small(start ? startHarvest(start) : harvest(input, words, panels))], { drop: 3 }),
          note(
            `${discretion(input)}${start ? '' : payTold(words, facts)}The answers are examples of what to listen for.{^E}${closedIn(input, 'talks')}`,
          ),
        ],
      },
    ]
  },
}

function headlineFor({ aCalled, own }: AimWords): Text {
  const [skill] = own.skills
  const whole = skill && `Four talks about work as ${aCalled}, and you bring ${plain(skill.name)}`
  return whole && whole.length <= TWO_LINES ? whole : `Four talks about work as ${aCalled}, before you change a thing`
}

function standfirstFor(input: ReportInput, { work }: AimWords, facts: FactTable): Text {
  const obstacles = keysOn(input, 'constraint.obstacles')
  const first = contactWords(input, 0)
  if (obstacles.includes('people_contacts'))
    return `You said that you know nobody in the field. Begin here: ${first}. After the second talk you know ${work} from inside.`
  if (obstacles.includes('people_against'))
    return `You said that those close to you advise against it. So the last talk is the hardest, and you bring it three answers about ${work}.`
  if (obstacles.includes('self_doubt') || obstacles.includes('self_tired'))
    return `Take one a week. None lasts over twenty minutes, and none asks you to decide on ${work}.`
  if (obstacles.includes('people_loyal'))
    return `You do not want to let your team down. A talk about ${work} lets nobody down: you ask, and you still come on Monday.`
  const spent =
    (input.profile.reach?.learningHours ?? 0) >= ENOUGH_HOURS
      ? `about two of your ${facts.ref('you.hours')} in one week`
      : 'about two hours, spread over a month'
  return `Together they cost ${spent}. Each can end the idea of ${work} cheaply, or make it firm.`
}

/** What each talk has to yield, so that the four add up to a decision. */
function harvest(input: ReportInput, { tasks, way, program }: AimWords, panels: readonly Panel[]): Text {
  const fourth = isOutside(input) ? 'what they would hire you for, and what not' : 'a floor in dollars and a date to stop'
  const third = program
    ? `the months and the price of ${program}`
    : way.known
      ? 'what the last one they took had to show'
      : 'how three others got in'
  const hours = tasks[0] ? 'the hours of what fills the week' : 'hours'
  const [boss] = panels
  return `A date from 1 (${boss!.who.split(',')[0]!.toLowerCase()}), ${hours} from 2, ${third} from 3, and from 4 ${fourth}.`
}

/** What the work pays, for whoever is told a figure in one of the talks; the tables may know it by a wider name. */
function payTold({ aim, aJob, called, job: title }: AimWords, facts: FactTable): Text {
  const job = jobTokens(facts, occupationOf(aim).code)
  if (!job.has('p25') || !job.has('p75')) return ''
  const as = called === title ? aJob : `${aJob}, where the tables count the title ${called},`
  return `Half of those who work as ${as} earn ${job.ref('p25')} to ${job.ref('p75')}. `
}

/** What must not leave the reader's present place. */
function discretion(input: ReportInput): Text {
  const { present, profile } = input
  if (isOwnBoss(input)) return ''
  const kept = CONFIDENTIAL.find(({ codes }) => codes.test(present?.code ?? ''))?.words
  const years = profile.reach?.yearsExperience ?? 0
  if (!kept || years === 0) return ''
  return `${kept} `
}

const CONFIDENTIAL: readonly { codes: RegExp; words: Text }[] = [
  { codes: /^(?:29|31)-|^21-/, words: 'Names and records of patients or clients stay at work.' },
  { codes: /^25-/, words: 'Names of pupils and grades stay at school.' },
  { codes: /^23-/, words: 'What a client told the firm stays with the firm.' },
  { codes: /^13-|^43-3/, words: 'Figures of customers and of the firm stay there.' },
  { codes: /^(?:15|17|19|27)-/, words: 'Code, drawings and drafts of your employer stay with your employer.' },
  { codes: /^(?:11|41)-/, words: 'Prices and customer lists of your employer stay there.' },
]

/** Hours a week from which four talks fit into one week. */
const ENOUGH_HOURS = 3
/** Characters of a headline that fit two lines for sure. */
const TWO_LINES = 74
