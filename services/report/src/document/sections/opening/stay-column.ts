import { isOwnBoss } from '../../facts/own-boss.ts'
import { capital, lower } from '../../facts/reading.ts'
import { cannotStay, endWords, leavingOf } from '../../facts/told/leaving.ts'
import { weekFacts, weekOf } from '../../facts/week.ts'
import { meetsSkill, workTasks } from '../../facts/work/own-evidence.ts'
import { strainQuote, strainWords } from '../../facts/work/work-match.ts'
import { jobFact, jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { namesSetting } from '../../model/prepare-input.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain, type Text } from '../../model/rich-text.ts'
import type { Block } from '../blocks.ts'
import { easedSetting } from '../directions/eased-setting.ts'
import { heading, points, small } from '../parts.ts'
import { ownFacts, quoted } from '../person/own-facts.ts'

/** What staying would be: their own work, with the place that they named or the one that spares them what wears them out. */
export function stayColumn(input: ReportInput, facts: FactTable, pay: readonly Block[]): Block[] {
  const present = input.present!
  const growth = jobFact(facts, jobId(present.code), 'growth')
  const week = present.activities.length > 0 ? weekFacts(facts, present) : undefined
  const strain = strainWords(input)
  const quote = strainQuote(input)
  const setting = easedSetting(input)
  const asked = setting !== undefined && namesSetting(input, setting.name)
  const { skills, years, worry: fear } = ownFacts(input)
  const worry = fear !== '' && fear.length <= LONGEST_WORRY ? quoted(capital(fear)) : undefined
  const skill = skills.slice(0, MOST_SKILLS).find(({ name }) => workTasks(present).some((task) => meetsSkill(name, task)))
  const trust = skill ? ` and trust you with ${plain(skill.name)}` : ''
  const they = isOwnBoss(input) ? 'your customers' : 'they'
  const known = years > 1 ? `After ${years} years ${they} know you${trust}` : `${capital(they)} know you there${trust}`
  const keeps = setting
    ? `${asked ? 'You named it: your work as it is in another place' : 'Same work, other place'}. ${asked ? `**${plain(setting.name)}:** ${plain(lower(setting.differs))}` : `${plain(setting.name)}. ${plain(setting.differs)}`}`
    : week && weekOf(present).human >= HALF_A_WEEK
      ? `${known}, and the AI readings leave about ${week.human} a week to people alone.`
      : `${known}, and you need no new paper.`
  if (cannotStay(input)) return elsewhereColumn(input, pay, skill ? plain(skill.name) : undefined, setting)
  return [
    heading('Stay where you are'),
    small(`**0 months, if ${strain ? 'one thing' : 'something'} changes**`),
    ...pay,
    // What they named themselves is an answer, and a full page keeps it.
    points('plus', [asked ? { text: keeps } : { text: keeps, drop: 1 }], { size: 'small' }),
    points(
      'minus',
      [
        {
          text: strain
            ? `${quote ? `${quote} has to change` : `This has to change: ${strain}`}. ${isOwnBoss(input) ? 'Nobody else can change it for you.' : 'Ask for it in talk 1 (page {page:talks}).'}`
            : worry
              ? `${worry} Staying as it is answers none of that.`
              : facts.has(growth)
                ? `Jobs like yours change by ${facts.ref(growth)} by 2034; all jobs by ${facts.ref('all.growth')}.`
                : 'What brought you here does not go away by itself.',
          drop: 2,
        },
      ],
      { size: 'small' },
    ),
  ]
}

/** Where the post ends or is gone nobody can stay: the same work with another employer is what the ideas are held against. */
function elsewhereColumn(
  input: ReportInput,
  pay: readonly Block[],
  skill: Text | undefined,
  setting: ReturnType<typeof easedSetting>,
): Block[] {
  const { years } = ownFacts(input)
  const said = endWords(input, LONGEST_WORRY)
  const brings = years > 2 ? `All ${years} of your years count` : 'What you have done counts'
  const where = setting ? ` Look here first: ${plain(lower(setting.name))}.` : ''
  return [
    heading('Your own work elsewhere'),
    small('**0 months of school, and a search**'),
    ...pay,
    points('plus', [{ text: `${brings} there${skill ? `, ${skill} first` : ''}, and you need no new paper.${where}`, drop: 1 }], {
      size: 'small',
    }),
    points(
      'minus',
      [
        {
          text: `${said ? `You wrote: ${quoted(capital(said))}` : leavingOf(input) === 'job_lost' ? 'Your job has ended.' : 'Your post ends.'} So staying is no choice here; ask the next place how safe it is.`,
        },
      ],
      { size: 'small' },
    ),
  ]
}

/** Hours of a week of forty. */
const HALF_A_WEEK = 20
/** Of what they rate best: the first of them that is part of their work today. */
const MOST_SKILLS = 4
/** Characters of a fear that fit into the column. */
const LONGEST_WORRY = 100
