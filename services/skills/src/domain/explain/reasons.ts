import { stateName } from '@waymark/contracts/models/skills/us-states'
import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { entryReasons, exposureReasons, outlookReasons, payReasons } from './reasons-market.ts'
import { goalReasons, interestReasons, skillReasons, styleReasons, valueReasons } from './reasons-person.ts'
import { PLAIN_KINDS, plainReasons } from './reasons-plain.ts'
import { calledReasons, rungReasons } from './reasons-wish.ts'

/** One reason: a full sentence with its figures, and the letters of the sources behind them. */
export type Reason = { readonly kind: string; readonly text: string; readonly sources: string; readonly size: number }

/** Signed reasons: positive sizes speak for the occupation, negative ones against it. */
export type ReasonContext = { readonly engine: Engine; readonly ranking: Ranking; readonly occupation: OccupationFigures }

/** The strongest reasons on both sides. There is always one against: every job has a catch, and the reader should see it. */
export function findReasons(engine: Engine, ranking: Ranking, index: number): { for: Reason[]; against: Reason[] } {
  const context: ReasonContext = { engine, ranking, occupation: engine.base.occupations[index]! }
  const all = [
    ...goalReasons(context),
    ...calledReasons(context),
    ...rungReasons(context),
    ...interestReasons(context),
    ...valueReasons(context),
    ...skillReasons(context),
    ...styleReasons(context),
    ...payReasons(context),
    ...outlookReasons(context),
    ...entryReasons(context),
    ...exposureReasons(context),
    ...tasteReasons(context),
    ...plainReasons(context),
  ]
  const own = context.occupation.code === ranking.person.present?.code
  const sorted = (own ? all.filter(({ kind }) => !ONLY_FOR_MOVES.has(kind)) : all).sort(
    (a, b) => Math.abs(b.size) - Math.abs(a.size) || (a.kind < b.kind ? -1 : 1),
  )
  const against = shown(sorted.filter(({ size }) => size < 0))
  return {
    for: sorted.filter(({ size }) => size > 0).slice(0, MOST),
    against: (against.length > 0 ? against : [unknownPlace(context)]).map((reason) => ({
      ...reason,
      size: Math.abs(reason.size),
    })),
  }
}

/** The strongest, of which those that must not stay unsaid are never left out. */
function shown(sorted: readonly Reason[]): Reason[] {
  const plain = sorted.filter(({ kind }) => PLAIN_KINDS.has(kind)).slice(0, MOST)
  const kept = new Set([...plain, ...sorted.filter((reason) => !plain.includes(reason)).slice(0, MOST - plain.length)])
  return sorted.filter((reason) => kept.has(reason))
}

/** A place that fills up a short list says what speaks against it. */
function tasteReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const refusal = ranking.ranked.includes(occupation.index) && ranking.selection.refusals.get(occupation.index)
  return refusal ? [{ kind: 'fills_up', text: refusal.why, sources: 'K', size: -1.5 }] : []
}

const MOST = 6
/** Reasons that make no sense about the job one already holds. */
const ONLY_FOR_MOVES = new Set([
  'entry_course',
  'entry_degree',
  'entry_met',
  'license_held',
  'entry_experience',
  'entry_training',
  'pay_start',
])

function unknownPlace({ occupation }: ReasonContext): Reason {
  const state = occupation.wages?.state
  const text = state
    ? `Pay is that of ${stateName(state)}, the other figures are national. How many such jobs there are near you we do not know.`
    : 'All figures are national. How many such jobs there are near you, and what they pay, we do not know.'
  return { kind: 'national_only', text, sources: 'WP', size: -0.2 }
}
