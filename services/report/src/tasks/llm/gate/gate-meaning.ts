import type { Text } from '../../../document/model/rich-text.ts'
import { wordsOf } from './gate-words.ts'
import { sentencesOf } from './sentences.ts'
import { sharedRun } from './shared-run.ts'

type MeaningRules = { original: Text; said: readonly string[] }

/** So many words in a row that a person wrote are their words, or an order that they slipped in. */
const RUN = 4
/** Share of a sentence's words of weight that the original must hold, in some form. */
const LIKE = 0.3
const SMALL_WORDS = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between both but by can could did do does down each ' +
    'even few for from further get gets give go goes had has have here how i if in into is it its itself just let like made make makes ' +
    'many may me might more most much my near no nor not now of off on once only or other our out over own rather same see so some still ' +
    'such take than that the their them then there these they this those through to too under until up us very was way we well were what ' +
    'when where which while who whom why with within without would yes yet you your yours yourself'
  ).split(' '),
)
const NEGATIONS = new Set([
  'no',
  'not',
  'nor',
  'never',
  'none',
  'nothing',
  'nobody',
  'neither',
  'without',
  'nowhere',
  'hardly',
  'cannot',
])
const PROMISE =
  /\b(?:get|gets|land|lands|win|wins|have|given|offered|offer)\s+(?:\w+\s+){0,2}(?:job|position|post|place|offer|raise|promotion)\b|\b(?:cannot|can't|can’t|never|won't|won’t)\s+(?:fail|lose|go wrong|miss)\b|\bno risk\b/i

/** Whether a rewrite still says what its original says: each sentence rests on it, and none says the contrary or adds a promise. */
export function meaningFaults(text: Text, { original, said }: MeaningRules): string[] {
  const faults: string[] = []
  const own = new Set(weighty(original))
  for (const sentence of sentencesOf(text)) {
    const words = weighty(sentence)
    const shared = words.filter((word) => own.has(word)).length
    if (words.length > 0 && shared < Math.max(1, words.length * LIKE))
      faults.push(`"${sentence.slice(0, 40)}" is not in the text`)
  }
  if (sentencesOf(text).length > sentencesOf(original).length + 1) faults.push('it has more sentences than the text')
  const kept = weighty(text).filter((word) => own.has(word))
  if (new Set(kept).size < own.size * LIKE) faults.push('it leaves out what the text says')
  if (negations(text) > 0 !== negations(original) > 0) faults.push('it says no where the text does not, or the other way about')
  if (PROMISE.test(text) && !PROMISE.test(original)) faults.push('it sounds like a promise')
  for (const person of ['i', 'me', 'my', 'we', 'our', 'us'])
    if (wordsOf(text).includes(person) && !wordsOf(original).includes(person)) faults.push(`it says "${person}"`)
  const repeated = sharedRun(text, said, { length: RUN, given: original })
  if (repeated) faults.push(`it repeats an answer: "${repeated}"`)
  return faults
}

/** Stems of the words that carry a meaning, and the tokens. */
function weighty(text: Text): string[] {
  const tokens = text.match(/\{(?!\^)[^{}]*\}/g) ?? []
  const words = wordsOf(text).filter((word) => !SMALL_WORDS.has(word))
  return [...tokens, ...words.map((word) => word.slice(0, 5))]
}

function negations(text: Text): number {
  return wordsOf(text).filter((word) => NEGATIONS.has(word) || word.endsWith("n't")).length
}
