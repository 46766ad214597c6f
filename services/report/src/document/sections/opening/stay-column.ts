import { isOwnBoss } from '../../facts/own-boss.ts'
import { capital, lower } from '../../facts/reading.ts'
import { WORTH_KEEPING, weekFacts, weekOf } from '../../facts/week.ts'
import { strainQuote, strainWords } from '../../facts/work/work-match.ts'
import { jobFact, jobId } from '../../model/build-facts.ts'
import type { FactTable } from '../../model/fact-table.ts'
import { namesSetting } from '../../model/prepare-input.ts'
import type { ReportInput } from '../../model/report-input.ts'
import { plain } from '../../model/rich-text.ts'
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
  const trust = skills[0] ? ` and trust you with ${plain(skills[0].name)}` : ''
  const known = years > 1 ? `After ${years} years they know you${trust}` : `They know you there${trust}`
  const keeps = setting
    ? `${asked ? 'You named it: your work as it is in another place' : 'Same work, other place'}. ${asked ? `**${plain(setting.name)}:** ${plain(lower(setting.differs))}` : `${plain(setting.name)}. ${plain(setting.differs)}`}`
    : week && weekOf(present).human >= WORTH_KEEPING
      ? `${known}, and the AI readings leave about ${week.human} a week to people alone.`
      : `${known}, and you need no new paper.`
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

/** Characters of a fear that fit into the column. */
const LONGEST_WORRY = 100
