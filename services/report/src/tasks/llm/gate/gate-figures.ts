import type { Text } from '../../../document/model/rich-text.ts'
import { NUMBER_WORDS, SMALL_NUMBERS, TIME_WORDS } from './number-words.ts'
import { sentencesOf } from './sentences.ts'

type FigureRules = { original: Text; tokens: ReadonlySet<string> }

const TOKEN = /\{[^{}]*\}/g
/** A token, digits with what is glued to them, or a number in words with its hyphens. */
const FIGURE = new RegExp(
  `\\{[^{}]*\\}|[$€£]?\\d[\\d.,:/–-]*(?<=\\d)\\p{L}*|(?<!\\p{L})(?:${NUMBER_WORDS})(?:[ -](?:${NUMBER_WORDS}))*(?!\\p{L})`,
  'giu',
)
const SMALL = new RegExp(`(?<!\\p{L})(?:${SMALL_NUMBERS})(?!\\p{L})`, 'giu')
/** What a figure counts stands right behind it: "{pay} a year", "of 40 hours". */
const UNIT = new RegExp(
  `^\\s*(?:(?:a|an|per|each|every|the|full|whole|more|fewer|extra|other|of|in|your)\\s+){0,2}(${TIME_WORDS}|percent|percentage|points?|dollars?|cents?|people|persons?|jobs?|posts?|places?|openings?|ratings?|answers?|times|%)(?!\\p{L})`,
  'iu',
)
const TIME = new RegExp(`(?<!\\p{L})(?:${TIME_WORDS})(?!\\p{L})`, 'giu')
const UP = /\b(?:above|over|more than|at least|higher|upward|up to|rises?|grows?|gains?)\b/i
const DOWN = /\b(?:below|under|less than|fewer|at most|lower|down|falls?|shrinks?|loses?)\b/i

/**
 * A figure may stand in a rewrite where it stands in the original: the same ones in each sentence, in the same order, each with its
 * unit. That holds for tokens, digits and numbers in words alike, and no length of time is added.
 */
export function figureFaults(text: Text, { original, tokens }: FigureRules): string[] {
  const faults: string[] = []
  for (const token of text.match(TOKEN) ?? [])
    if (!tokens.has(token) && !original.includes(token)) faults.push(`${token} is no figure of this section`)
  const bare = text.replace(TOKEN, ' ')
  if (/\p{N}/u.test(bare) && !/\p{N}/u.test(original.replace(TOKEN, ' '))) faults.push('it holds a digit; figures must be tokens')
  const [mine, theirs] = [figuresBySentence(text), figuresBySentence(original)]
  if (mine.map(names).join('\n') !== theirs.map(names).join('\n'))
    faults.push('its figures are not those of the text, sentence by sentence and in order')
  else if (mine.flat().some((figure, at) => figure.unit !== theirs.flat()[at]?.unit))
    faults.push('a figure stands with another unit')
  else if (mine.flat().some((figure, at) => figure.article && !theirs.flat()[at]?.article))
    faults.push('an article stands before a figure that has none')
  else if (mine.flat().some((figure, at) => turned(figure, theirs.flat()[at]))) faults.push('a figure is compared the other way')
  for (const word of extra(text.match(SMALL), original.match(SMALL))) faults.push(`"${word}" is a figure in words`)
  for (const word of extra(text.match(TIME)?.map(stem), original.match(TIME)?.map(stem)))
    faults.push(`"${word}" is a time that the text does not name`)
  return faults
}

/** `article`: "a quarter", where "the upper quarter" has none of its own. */
type Figure = { name: string; unit: string; article: boolean; side: 'up' | 'down' | undefined }

function figuresBySentence(text: Text): Figure[][] {
  return sentencesOf(text)
    .map(figuresIn)
    .filter((figures) => figures.length > 0)
}

function figuresIn(sentence: string): Figure[] {
  const found = [...sentence.matchAll(FIGURE)]
  return found.map((match, at) => {
    const end = match.index + match[0].length
    const next = found[at + 1]?.index ?? sentence.length
    const after = /^(?:[^.;:?!,]*)/.exec(sentence.slice(end, next))?.[0] ?? ''
    const previous = found[at - 1]
    const before = sentence.slice(previous ? previous.index + previous[0].length : 0, match.index)
    const nearBefore = before.trim().split(/\s+/).slice(-3).join(' ')
    return {
      name: match[0].toLowerCase(),
      unit: stem(UNIT.exec(after)?.[1] ?? ''),
      article: /(?<!\p{L})an?\s+$/iu.test(before),
      side: sideOf(nearBefore),
    }
  })
}

function sideOf(words: string): Figure['side'] {
  if (UP.test(words)) return 'up'
  return DOWN.test(words) ? 'down' : undefined
}

function turned(figure: Figure, original: Figure | undefined): boolean {
  return figure.side !== undefined && original?.side !== figure.side
}

/** Marks of sources may move, as they print after the sentence. */
function names(figures: readonly Figure[]): string {
  return figures.map(({ name }) => name).join(' ')
}

function stem(word: string): string {
  return word.toLowerCase().replace(/(?<=\p{L}{3})s$/u, '')
}

/** What stands more often in a rewrite than in the original. */
function extra(mine: readonly string[] | null | undefined, theirs: readonly string[] | null | undefined): string[] {
  const left = new Map<string, number>()
  for (const word of theirs ?? []) left.set(word.toLowerCase(), (left.get(word.toLowerCase()) ?? 0) + 1)
  return (mine ?? []).filter((word) => {
    const rest = left.get(word.toLowerCase()) ?? 0
    left.set(word.toLowerCase(), rest - 1)
    return rest <= 0
  })
}
