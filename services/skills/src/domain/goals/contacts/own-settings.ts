import type { KnowledgeBase, OccupationFigures } from '../../catalogue/figures.ts'
import { rowOfCode } from '../../catalogue/row-of-code.ts'
import type { Goals, Wanted, Wish } from '../goals.ts'
import { CONTACTS } from './contact-words.ts'

/** Settings of some work that mostly keep a wish which it breaks as a whole, in a row; undefined where we know of none. */
export function settingsThatKeep(
  { keptSettings }: Pick<KnowledgeBase, 'keptSettings'>,
  { id }: Pick<Wish, 'id'>,
  { code }: Pick<OccupationFigures, 'code'>,
): string | undefined {
  const rows = keptSettings.get(id)
  return rows && rowOfCode(rows, code)
}

/**
 * Goals in which a limit that the present work breaks as a whole asks for that work in the settings that keep it: a nurse without
 * nights is first of all a nurse in a clinic. Who turns from the work, or names other work and holds on to nothing of this, is not meant.
 */
export function withOwnSettings(
  base: Pick<KnowledgeBase, 'keptSettings'>,
  goals: Goals,
  present: OccupationFigures | undefined,
): Goals {
  if (!present || turnsAway(goals, present)) return goals
  const wish = goals.wishes.find(
    (each) => (each.values?.get(present.code) ?? UNKNOWN) <= BROKEN && settingsThatKeep(base, each, present) !== undefined,
  )
  if (!wish) return goals
  const own: Wanted = {
    phrase: wish.label ?? wish.phrase,
    inside: true,
    codes: [{ code: present.code, weight: 1 }],
    keeps: wish.id,
  }
  return { ...goals, wanted: [...goals.wanted, own] }
}

function turnsAway({ wanted, wishes, left = [], lostLicense }: Goals, { code }: OccupationFigures): boolean {
  const hurts = wishes.some(({ id, values }) => OF_THE_BODY.has(id) && (values?.get(code) ?? 0) <= BROKEN)
  const has = (ids: ReadonlySet<string>): boolean => wishes.some(({ id }) => ids.has(id))
  return (
    hurts ||
    lostLicense !== undefined ||
    wanted.some(({ inside }) => inside) ||
    left.some(({ groups }) => groups.some((group) => code.startsWith(group))) ||
    has(AWAY) ||
    (wanted.length > 0 && !has(HOLDS_ON) && !wishes.some(({ id }) => CONTACTS[id]))
  )
}

/** Value down to which work breaks a wish as a whole. */
const BROKEN = -0.4
/** Where nothing is published of the hours, our reading of the settings holds. */
const UNKNOWN = -1
/** Limits of the body, which the work breaks at another employer's too. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['less_load', 'seated', 'change_position', 'no_kneeling', 'hearing', 'sight'])
/** Wishes with which nobody means the work that they have. */
const AWAY: ReadonlySet<string> = new Set(['change', 'meaning', 'own_business', 'lapsed_license', 'health'])
/** Wishes that hold on to something of the present work. */
const HOLDS_ON: ReadonlySet<string> = new Set(['use_knowledge', 'same_employer', 'pension'])
