import type { GoalKnowledge } from './goal-knowledge.ts'
import { FIRM, type Left } from './goals.ts'
import { readTable } from './named-work.ts'

/** Which work a phrase leaves behind. Who is not sure of something, or grows out of it, does not leave it. */
export function readLeft(knowledge: GoalKnowledge, phrase: string): Left {
  const kinds = STAYS.test(phrase) ? [] : knowledge.leftWords.filter(({ pattern }) => pattern.test(phrase))
  if (kinds.length === 0 && LEAVES.test(phrase)) return leftByName(knowledge, phrase)
  return {
    phrase,
    label: kinds.map(({ label }) => label).join(', '),
    groups: kinds.flatMap(({ groups }) => groups),
  }
}

/** Work that no kind stands for, but a wording that first of all means one occupation: "leave bookkeeping". */
function leftByName(knowledge: GoalKnowledge, phrase: string): Left {
  const named = readTable(knowledge, phrase, undefined).found.flatMap(({ occupations }) =>
    [...occupations].flatMap(([index, weight]) => (weight >= FIRM ? [index] : [])),
  )
  return {
    phrase,
    label: named.map((index) => `work as ${knowledge.titles[index]!.toLowerCase()}`).join(', '),
    groups: named.map((index) => knowledge.codes[index]!.slice(0, 7)),
  }
}

/** Openings of what is told, asked or kept rather than left: "not sure about", "my company sells", "going from clerk to". */
export const STAYS =
  /^(?:my|the|grow|go|going)\b|^\w+ (?:(?:always|really|just|still|keeps?|all) )*(?:says?|saying|thinks?|wants?|expects?|insists?)\b|\b(?:sure|know|mind|only|just|afraid|qualified)\b/i
/** Openings that say it plainly. */
const LEAVES =
  /^(?:leav(?!e after\b)|quit|out of|done with|no more|anything but|tired of|sick of|fed up|bored|hate|(?:get )?away from|stop|escape|burn|instead of|(?:i )?(?:don['’]?t|do not|never) (?:want|wish|like) to (?:do|be|work)\b)/i
