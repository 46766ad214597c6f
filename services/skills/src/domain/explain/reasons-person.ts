import type { OccupationFigures } from '../catalogue/figures.ts'
import { ASKED } from '../goals/goals.ts'
import type { NearGoal } from '../matching/choice/near-goals.ts'
import type { Engine } from '../matching/engine.ts'
import { generalActivity, type NamedActivity, NOTICEABLE, namedActivities } from './activity-names.ts'
import { isCovered, isEverybodys } from './covered-activities.ts'
import { doneShares, isClaimed } from './done-before.ts'
import { listWords } from './money-words.ts'
import type { Reason, ReasonContext } from './reasons.ts'

/** What the person asked for in words, and that this is it. */
export function goalReasons({ ranking, occupation }: ReasonContext): Reason[] {
  const phrases = ranking.goals.wanted
    .filter(({ codes }) => codes.some(({ code, weight }) => code === occupation.code && weight >= ASKED))
    .map(({ phrase }) => `“${phrase}”`)
  if (phrases.length === 0) return stepReasons(ranking, occupation)
  if (occupation.code === ranking.person.present?.code) {
    const text = `You asked for ${listWords(phrases)}: this is the work you know, in another place or on other terms.`
    return [{ kind: 'goal_met', text, sources: 'Y', size: 1.4 }]
  }
  const text = `You asked for ${listWords(phrases)}, and this work is an answer to it.`
  return [{ kind: 'goal_met', text, sources: 'Y', size: 1.4 }]
}

/** What leads toward work that was asked for and that is years away, or lies close to it. */
function stepReasons({ selection }: ReasonContext['ranking'], { index }: OccupationFigures): Reason[] {
  const step = selection.steps.find((one) => one.index === index)
  if (!step) return nearReasons(selection.near.find((one) => one.index === index))
  const text = `You asked for “${step.phrase}”, which takes years: many people begin here and see that work from close by.`
  return [{ kind: 'goal_step', text, sources: 'Y', size: 1.2 }]
}

function nearReasons(near: NearGoal | undefined): Reason[] {
  if (!near) return []
  const text = `An idea of ours: it lies close to “${near.phrase}”, which you asked for.`
  return [{ kind: 'goal_near', text, sources: 'Y', size: 1 }]
}

export function interestReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.interests
  if (!reading) return []
  const { elements, rows } = engine.base.scales.interest
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const order = [...reading.z.keys()].sort((a, b) => reading.z[b]! - reading.z[a]!)
  const asked = [...job.keys()].sort((a, b) => job[b]! - job[a]!)
  const likes = (index: number): string => LIKES[elements[index]!.key] ?? elements[index]!.name
  const reasons: Reason[] = []
  const activities = namedActivities(engine.base, occupation)
  const shared = order.slice(0, 2).filter((index) => job[index]! >= 4 && reading.z[index]! > 0)
  if (shared.length > 0) {
    const size = 0.6 + 0.3 * shared.length
    const text = matchText(activities, shared, { key: (index) => elements[index]!.key, likes })
    if (text) reasons.push({ kind: 'interest_match', text, sources: 'OY', size })
  }
  const top = asked[0]!
  const part = shareOf(activities, elements[top]!.key)
  if (reading.z[top]! < -0.3 && reading.items[top]! > 0 && part >= A_PART) {
    const much = part >= HALF ? 'It is mostly' : 'A good part of it is'
    const text = `${much} ${likes(top)}, which you like less than other things.`
    reasons.push({ kind: 'interest_clash', text, sources: 'OY', size: -(0.6 - reading.z[top]! / 3) })
  }
  const missed = order[0]!
  if (job[missed]! < 2.5 && reading.z[missed]! > 0.8) {
    const text = `There is little ${likes(missed)} in it, and that is what you like best.`
    reasons.push({ kind: 'interest_unused', text, sources: 'OY', size: -0.7 })
  }
  return reasons
}

/** What of the work goes with the shared interests; undefined where what can be named of it does not. */
function matchText(
  activities: readonly NamedActivity[],
  shared: readonly number[],
  { key, likes }: Record<'key' | 'likes', (index: number) => string>,
): string | undefined {
  if (activities.length === 0) return `You say you like ${listWords(shared.map(likes))}, and this work asks for it.`
  const doing = activities.filter((activity) => shared.some((index) => activity.likes.includes(key(index)))).slice(0, 2)
  if (doing.length === 0) return undefined
  const much = doing.reduce((sum, { share }) => sum + share, 0) >= MUCH ? 'Much' : 'Part'
  const met = shared.filter((index) => doing.some((activity) => activity.likes.includes(key(index))))
  return `${much} of it is ${listWords(doing.map(({ label }) => label))}; you say you like ${listWords(met.map(likes))}.`
}

/** Share of what can be named of the work that goes with an interest; all of it where nothing can be named. */
function shareOf(activities: readonly NamedActivity[], interest: string): number {
  const sum = (some: readonly NamedActivity[]): number => some.reduce((total, { share }) => total + share, 0)
  const all = sum(activities)
  return all === 0 ? 1 : sum(activities.filter(({ likes }) => likes.includes(interest))) / all
}

export function valueReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.values
  // Estimated values are too weak to tell a person what they would miss.
  if (!reading || occupation.estimated) return []
  const { elements, rows } = engine.base.scales.value
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const first = [...reading.z.keys()]
    .filter((index) => reading.items[index]! > 0)
    .sort((a, b) => reading.z[b]! - reading.z[a]!)
    .slice(0, 2)
  const wants = (index: number): string => WANTS[elements[index]!.key] ?? elements[index]!.name
  const met = first.filter((index) => job[index]! >= 5)
  const missed = first.find((index) => job[index]! < 3.5)
  const reasons: Reason[] = []
  if (met.length > 0) {
    const text = `It gives people ${listWords(met.map(wants))}, which matters to you.`
    reasons.push({ kind: 'value_match', text, sources: 'OY', size: 0.35 + 0.25 * met.length })
  }
  if (missed !== undefined) {
    const text = `It gives people little of what you put high: ${wants(missed)}.`
    reasons.push({ kind: 'value_clash', text, sources: 'OY', size: -(0.5 + (3.5 - job[missed]!) / 4) })
  }
  return reasons
}

/** What the person does now and would do there, what they named and it needs, and what would be new. */
export function skillReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const { person } = ranking
  const reasons: Reason[] = []
  const named = namedSkills(engine, ranking.person, occupation)
  if (named.length > 0) {
    const text = `It needs ${listWords(named)}, and you say that you are good at ${named.length === 1 ? 'it' : 'that'}.`
    reasons.push({ kind: 'skills_met', text, sources: 'OY', size: 0.5 + 0.15 * named.length })
  }
  if (!person.present || person.present.index === occupation.index) return reasons
  const there = namedActivities(engine.base, occupation)
  const here = new Map(namedActivities(engine.base, person.present).map(({ id, share }) => [id, share]))
  const common = there
    .flatMap(({ id, label, share }) => (here.has(id) ? [{ label, both: Math.min(share, here.get(id)!) }] : []))
    .sort((a, b) => b.both - a.both)
  const sum = sharedShare(person.present, occupation)
  if (sum >= MUCH_SHARED && common.length > 0) {
    const text = `You do this already: ${listWords(common.slice(0, 3).map(({ label }) => label))}.`
    reasons.push({ kind: 'near_present', text, sources: 'O', size: 0.8 + sum })
  }
  const done = doneShares(engine, person)
  const good = new Set(goodAt(engine, person).map(({ id }) => id))
  const fresh = there
    .filter(({ id }) => (done.get(generalActivity(id)) ?? 0) < NOTICEABLE && !isCovered(id, good) && !isEverybodys(id))
    .filter(({ label }) => !isClaimed(label, person.strong ?? []))
    .slice(0, 2)
  if (sum < MUCH_SHARED && fresh.length > 0) {
    const text = `You would be a beginner at ${listWords(fresh.map(({ label }) => label))}.`
    reasons.push({ kind: 'far_from_present', text, sources: 'O', size: -0.75 })
  }
  return reasons
}

export function styleReasons({ engine, ranking, occupation }: ReasonContext): Reason[] {
  const reading = ranking.person.styles
  if (!reading || occupation.estimated) return []
  const { elements, rows } = engine.base.scales.style
  const job = rows.subarray(occupation.index * elements.length, (occupation.index + 1) * elements.length)
  const lowest = [...reading.z.keys()]
    .filter((index) => reading.items[index]! > 0 && job[index]! >= 4.2 && reading.z[index]! <= -1)
    .sort((a, b) => reading.z[a]! - reading.z[b]!)[0]
  if (lowest === undefined) return []
  const text = `It asks every day for what you rated lowest in yourself: ${elements[lowest]!.name.toLowerCase()}.`
  return [{ kind: 'style_clash', text, sources: 'OY', size: -(0.3 - reading.z[lowest]! / 6) }]
}

/** Share of both occupations that the same groups of tasks take up, named or not. */
function sharedShare(one: OccupationFigures, other: OccupationFigures): number {
  const shares = new Map(one.activities.map(({ id, share }) => [id, share]))
  return other.activities.reduce((sum, { id, share }) => sum + Math.min(share, shares.get(id) ?? 0), 0)
}

/** Skills and fields of the person's own rating or quiz, well above the middle. */
function goodAt({ base }: Engine, { skills, knowledge }: ReasonContext['ranking']['person']) {
  return ([['skill', skills] as const, ['knowledge', knowledge] as const] as const).flatMap(([family, reading]) => {
    if (!reading) return []
    const { elements, rows } = base.scales[family]
    return elements.flatMap(({ id, name }, at) => {
      const told = reading.named[at] === 1 && Math.max(reading.evidence.self[at]!, reading.evidence.quiz[at]!) >= GOOD_LEVEL
      const importance = (index: number): number => rows[index * elements.length + at]!
      return told ? [{ id, name: SPELLED[id] ?? name.toLowerCase(), importance }] : []
    })
  })
}

/** Those of them that the work rates as important. */
function namedSkills(engine: Engine, person: ReasonContext['ranking']['person'], { index }: OccupationFigures): string[] {
  return goodAt(engine, person)
    .map(({ id, name, importance }) => ({ id, name, importance: importance(index) }))
    .filter(({ id, importance }) => importance >= IMPORTANT && !EVERYBODY.test(id))
    .sort((a, b) => b.importance - a.importance || (a.name < b.name ? -1 : 1))
    .slice(0, 2)
    .map(({ name }) => name)
}

/** Names of the scales that do not read on in a sentence. */
const SPELLED: Readonly<Record<string, string>> = {
  '2.B.3.h': 'running machines',
  '2.B.3.g': 'watching over machines',
  '2.B.3.m': 'checking quality',
  '2.B.4.g': 'seeing how systems work',
  '2.C.1.b': 'office work',
  '2.C.1.e': 'customer service',
  '2.C.3.e': 'a feel for machines',
  '2.C.5.a': 'medical knowledge',
}

/** Reading, listening, writing, speaking, mathematics and English: no praise for anybody, and never a gap. */
const EVERYBODY = /^(?:2\.A\.1|2\.C\.7\.a)/
/** Share of the work that two groups of tasks take up and are called much of it. */
const MUCH = 0.15
/** Parts of what can be named of the work from which an interest is said to fill much of it, or most. */
const A_PART = 0.25
const HALF = 0.5
/** Share of both jobs that the same groups of tasks take up. */
const MUCH_SHARED = 0.12
/** Seven of ten and more. */
const GOOD_LEVEL = 3.6
const IMPORTANT = 3.25

/** What people like who score high on an interest. */
const LIKES: Readonly<Record<string, string>> = {
  realistic: 'working with your hands, tools and machines',
  investigative: 'finding out how things work',
  artistic: 'making things of your own',
  social: 'helping and explaining',
  enterprising: 'leading and persuading',
  conventional: 'keeping things in order',
}
const WANTS: Readonly<Record<string, string>> = {
  achievement: 'the chance to use their best abilities and see the result',
  independence: 'room to decide things on their own',
  recognition: 'standing and a name',
  relationships: 'good colleagues and people to help',
  support: 'fair bosses who back them up',
  working_conditions: 'steady work with decent conditions',
}
