import type { TitleIndex } from '../../catalogue/titles/title-index.ts'
import { findPhrases, type GoalPhrases } from '../goal-phrases.ts'

export type FormerWork = { readonly code: string; readonly phrase: string }

/**
 * Work that a text says the person did, in its order: "was a recycling coordinator for the city", "used to be a welder", "ten years as a
 * line cook". Only a wording that stands right there and first of all means one occupation counts.
 */
export function formerWork(phrases: GoalPhrases, text: string): FormerWork[] {
  const work = [...text.matchAll(DID)].flatMap(([, told]) => {
    const [first] = findPhrases(phrases, told!)
    const chief = first?.from === 0 ? first.targets.filter(({ weight }) => weight === 1) : []
    return chief.length === 1 ? [{ code: chief[0]!.target, phrase: told!.slice(0, first!.to) }] : []
  })
  return [...new Map(work.map((each) => [each.code, each])).values()]
}

/** Earlier work that a title tells of: "security guard (was civil engineer in Lagos)", "stay at home mom, was med billing". */
export function formerInTitle(known: { titleIndex: TitleIndex; codes: readonly string[] }, title = ''): FormerWork[] {
  const led = LED.find(([words]) => words.test(title))
  if (led) return [{ code: led[1], phrase: title }]
  const told = WAS_BEFORE.exec(title)
  const phrase = (told?.[1] ?? told?.[2])?.replace(ABROAD, '')
  const [best] = phrase ? known.titleIndex.find(phrase, 1) : []
  return phrase && best && best.score >= CERTAIN ? [{ code: known.codes[best.index]!, phrase }] : []
}
/** Who leads people of a license held it first: a nurse manager is a nurse. */
const LED: readonly (readonly [RegExp, string])[] = [
  [
    /\bnurs(?:e|ing) (?:unit )?(?:manager|director|supervisor|administrator)|director of nurs(?:ing|es)|\bcno\b|chief nurs/i,
    '29-1141.00',
  ],
  [/\bpharmacy (?:manager|director|supervisor)|director of pharmacy|pharmacist in charge/i, '29-1051.00'],
  [/\b(?:imaging|radiology) (?:manager|director|supervisor)|director of (?:imaging|radiology)/i, '29-2034.00'],
  [/\brespiratory (?:care |therapy )?(?:manager|director|supervisor)/i, '29-1126.00'],
]
const WAS_BEFORE =
  /[(,;/–-] ?(?:was|formerly|former|ex|used to be|previously|retired)[ -]+(?:an? )?([^(),;/]{3,60})|\(([^()]{3,60}? in \p{Lu}[^()]{2,30})\)/u
const ABROAD = / (?:back )?in \p{Lu}.*$/u
/** Score from which a title names one occupation. */
const CERTAIN = 0.9

/** Openings of what somebody did, and the words after them. What they were not, or were for a day, is none. */
const DID =
  /(?:\b(?:i|who) was|(?:^|[.;!?] ?)was|\bused to (?:be|work as)|\b(?:i|i've|have) (?:worked|been working) as|\b(?:years|months) (?:as|of|in|doing)|\bi (?:drove|ran|operated|did|taught|hurt my \w+|injured my \w+|blew out my \w+|wrecked my \w+)(?: while)?|\b(?:laid off|let go|fired|furloughed|my job) as|\b(?:retired|laid[- ]off|unemployed|out[- ]of[- ]work)|\bbefore that|\bi (?:did|handled)|\bformer(?:ly)?|\bex)[ -](?:an? |the )?((?!not\b|never\b|told\b|let\b|laid\b|fired\b)[\p{L}\d][^,;:.!?()]{2,60})/giu
