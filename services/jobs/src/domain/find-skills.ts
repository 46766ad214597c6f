import { truncate } from '@waymark/contracts/text/truncate'
import type { SectionKind, Statement } from './sections.ts'
import { type KnownSkill, type SkillIndex, slugOf, tokensOf } from './skill-index.ts'

export type AskedSkill = KnownSkill & { readonly kind: 'must' | 'nice'; readonly sentence: string }

/**
 * The skills that a posting's own sentences ask for, must-haves first. A skill counts once: as a must-have when any sentence
 * says so, with the first sentence of that kind.
 */
export function findAskedSkills(statements: readonly Statement[], index: SkillIndex): AskedSkill[] {
  const asked = new Map<string, AskedSkill>()
  for (const { text, kind, item } of statements) {
    if (kind === 'silent') continue
    for (const { slug, name, broad } of index.findIn(text)) {
      if (broad && !asksForIt(text, kind)) continue
      const weight = kindOf(kind, text, item)
      const known = asked.get(slug)
      if (known && (known.kind === 'must' || weight === 'nice')) continue
      asked.set(slug, { slug, name, kind: weight, sentence: shorten(text) })
    }
  }
  return sorted([...asked.values()])
}

/** Skills that the posting lists by name, each with the sentence of its text that says so. */
export function nameListedSkills(
  listed: { must: readonly string[]; nice: readonly string[] },
  statements: readonly Statement[],
  index: SkillIndex,
): AskedSkill[] {
  // What is listed as a requirement says more than a title in passing.
  const ordered = statements.toSorted((a, b) => RANKS[a.kind] - RANKS[b.kind])
  const asked = new Map<string, AskedSkill>()
  const add = (written: string, kind: 'must' | 'nice'): void => {
    const name = written.trim()
    const skill = index.resolve(name) ?? { slug: slugOf(name), name }
    if (skill.slug === '' || asked.has(skill.slug)) return
    asked.set(skill.slug, { ...skill, kind, sentence: sentenceFor(name, skill, ordered, index) })
  }
  for (const name of listed.must) add(name, 'must')
  for (const name of listed.nice) add(name, 'nice')
  return [...asked.values()].slice(0, MOST_SKILLS)
}

/** The sentence that names the skill; else the one that shares most of its words; else the name as it was listed. */
function sentenceFor(written: string, skill: KnownSkill, statements: readonly Statement[], index: SkillIndex): string {
  const naming = statements.find(({ text }) => index.findIn(text).some(({ slug }) => slug === skill.slug))
  if (naming) return shorten(naming.text)
  const key = wordsOf(written)
  const whole = statements.find(({ text }) => ` ${wordsOf(text).join(' ')} `.includes(` ${key.join(' ')} `))
  if (whole) return shorten(whole.text)
  const best = statements
    .map(({ text }) => ({ text, shared: shareOf(key, wordsOf(text)) }))
    .reduce<{ text: string; shared: number } | undefined>((a, b) => (a && a.shared >= b.shared ? a : b), undefined)
  return best && best.shared >= 0.5 ? shorten(best.text) : written
}

/** Where a skill that is listed is best told of. */
const RANKS: Readonly<Record<SectionKind, number>> = { must: 0, nice: 0, duty: 1, open: 2, silent: 3 }

function shareOf(words: readonly string[], text: readonly string[]): number {
  return words.filter((word) => text.some((other) => areAlike(word, other))).length / Math.max(1, words.length)
}

/** Forms of one word: "wound" and "wounds", "chart" and "charting". */
function areAlike(word: string, other: string): boolean {
  const stem = Math.min(word.length, other.length, STEM)
  return word === other || (stem >= 4 && word.slice(0, stem) === other.slice(0, stem))
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word)
}

/** General words are asked for only where a posting speaks of what a person brings. */
function asksForIt(text: string, kind: SectionKind): boolean {
  return kind === 'must' || kind === 'nice' || ASKING.test(text)
}

function kindOf(kind: SectionKind, text: string, item: boolean): 'must' | 'nice' {
  if (kind === 'nice') return 'nice'
  if (kind === 'must' || kind === 'duty') return 'must'
  return item || ASKING.test(text) ? 'must' : 'nice'
}

function sorted(asked: AskedSkill[]): AskedSkill[] {
  const must = asked.filter(({ kind }) => kind === 'must')
  const nice = asked.filter(({ kind }) => kind === 'nice')
  return [...must, ...nice].slice(0, MOST_SKILLS)
}

function shorten(sentence: string): string {
  return sentence.length <= MOST_SENTENCE ? sentence : `${truncate(sentence, MOST_SENTENCE - 1).replace(/\s+\S*$/, '')}…`
}

const MOST_SKILLS = 40
const MOST_SENTENCE = 320
const STEM = 5
const ASKING =
  /\b(?:experience (?:with|in|of)|experienced|proficien|knowledge of|familiar\w* with|skilled|skills?\b|ability to|able to|comfortable|competen|expertise|fluent|certified|background in|understanding of|you (?:know|have|bring))/i
