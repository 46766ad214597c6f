import { rowOfCode } from '../catalogue/row-of-code.ts'
import { CONTACTS, MUCH_OF_THE_DAY } from '../goals/contacts/contact-words.ts'
import type { Wish } from '../goals/goals.ts'
import { LIMIT_WORDS, limitVerdict } from '../goals/limits/limit-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'
import { youWrote } from './whole-phrase.ts'

/**
 * How a place stands to each limit of health that was told, one sentence each: it keeps to it, some posts do, or nobody publishes it.
 * Our reading says which posts fit.
 */
export function limitReasons(context: ReasonContext): Reason[] {
  const {
    engine: { base },
    ranking: { goals },
    occupation: { code },
  } = context
  return goals.wishes.flatMap((wish) => {
    if (wish.id === 'lapsed_license') return lapsedReason(wish, context)
    const words = LIMIT_WORDS[wish.id]
    if (!words) return conditionReason(wish, context)
    const verdict = limitVerdict(wish.id, wish.values?.get(code))
    const posts = rowOfCode(base.limitPosts.get(wish.id) ?? new Map<string, { posts: string }>(), code)?.posts
    const said = `${youWrote(goals, wish.phrase)}: ${words[verdict]}`
    if (verdict === 'met') return [{ kind: 'limit_met', text: sentence(said, posts), sources: 'KY', size: MET }]
    return [{ kind: `limit_${verdict}`, text: sentence(said, posts || ASK), sources: 'KY', size: verdict === 'ask' ? -1.3 : -1 }]
  })
}

/** Work that rests on the license of the present occupation waits until that is active again. */
function lapsedReason(
  wish: Wish,
  { engine: { base }, ranking: { goals, person, standing }, occupation }: ReasonContext,
): Reason[] {
  const held = person.present && base.gates.get(person.present.code)?.license
  const { gate, how } = standing.entries[occupation.index]!
  const rests = gate?.license === held || OF_THE_FIELD.test(gate?.license ?? '') || gate?.kind === 'license'
  if (!held || NO_LICENSE.test(held) || how === 'outside' || !rests) return []
  const text = `${youWrote(goals, wish.phrase)}: this work builds on a license, so ask the board first what makes yours active again, and how long that takes.`
  return [{ kind: 'limit_ask', text, sources: 'KY', size: -1.4 }]
}

const NO_LICENSE = /^none\b/i
/** Who teaches a health field holds its license. */
const OF_THE_FIELD = /license of the field/i

/** Of other limits what the work breaks is told beside (reasons-plain.ts): here, that it keeps to them, or that nobody knows. */
function conditionReason(wish: Wish, context: ReasonContext): Reason[] {
  const {
    ranking: { goals },
    occupation: { code },
  } = context
  const kept = CONDITIONS[wish.id]
  if (!kept) return contactReason(wish, context)
  const value = wish.values?.get(code)
  if (value === undefined)
    return [
      {
        kind: 'limit_unknown',
        text: `${youWrote(goals, wish.phrase)}: nothing is published on ${kept.on} of this work. Ask before you apply.`,
        sources: 'KY',
        size: -1,
      },
    ]
  return value >= kept.least
    ? [{ kind: 'limit_met', text: `${youWrote(goals, wish.phrase)}: ${kept.met}.`, sources: 'KY', size: MET }]
    : []
}

/** What somebody wants to keep, where the work holds it for much of the day. */
function contactReason(wish: Wish, { ranking: { goals }, occupation: { code } }: ReasonContext): Reason[] {
  const contact = CONTACTS[wish.id]
  if (!contact || (wish.values?.get(code) ?? 0) < MUCH_OF_THE_DAY) return []
  return [{ kind: 'limit_met', text: `${youWrote(goals, wish.phrase)}: ${contact.met}.`, sources: 'KY', size: MET }]
}

/** From the same bounds on as in the answers to wishes. */
const CONDITIONS: Readonly<Record<string, { readonly least: number; readonly met: string; readonly on: string }>> = {
  less_load: { least: -0.4, met: 'this work lifts little', on: 'the load' },
  seated: { least: -0.45, met: 'this work sits for much of the day', on: 'sitting and standing' },
  indoors: { least: -0.4, met: 'this work is mostly inside', on: 'work outside' },
  no_nights: { least: -0.4, met: 'this work is mostly done by day', on: 'the hours' },
  home_at_night: { least: -0.4, met: 'this work is usually home at night', on: 'nights away' },
}

const sentence = (said: string, posts = ''): string => (posts ? `${said}. ${posts}` : `${said}.`)
const ASK = 'Ask before you apply which posts fit.'
/** Above the other reasons that speak for work: it must not stay unsaid. */
const MET = 1.3
