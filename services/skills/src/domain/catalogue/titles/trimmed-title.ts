import { isCertain } from './headed-title.ts'
import type { TitleIndex, TitleMatch } from './title-index.ts'

/**
 * "wedding photographer self employed events", "corrections officer state prison": a title that is certain once the terms within it and
 * the places behind it, one after the other, are taken away. Not where the whole speaks for other work.
 */
export function resolveTrimmed(
  index: TitleIndex,
  text: string,
  { limit, settings }: { limit: number; settings: RegExp },
): TitleMatch[] | undefined {
  const [whole] = index.find(text, 1)
  const agrees = (matches: readonly TitleMatch[]) =>
    isCertain(matches) && (whole === undefined || whole.score < AGAINST || whole.index === matches[0]!.index)
  const find = (one: string) => (namesNoTrade(one) ? [] : index.find(one, limit))
  let title = text.replace(TERMS, ' ').replace(/ +/g, ' ').trim()
  for (let before = ''; title !== before && title.length > 2; ) {
    const matches = [title, ...(before === '' ? [] : placedBefore(title, WORKS.test(before)))].map(find).find(agrees)
    const found = matches ?? resolveShared(index, title, limit)
    if (found && agrees(found)) return found
    before = title
    title = title.replace(settings, '').replace(LOOSE, '')
  }
  return undefined
}

/** "assistant", "clerk": a word for many trades, which only the place behind it tells. */
export const namesNoTrade = (title: string): boolean => ANY_TRADE.test(title)

/** "machine operator plastics", of a plant, is "plastics machine operator"; "millwright paper", of a mill, is "millwright". */
function placedBefore(title: string, atWorks: boolean): string[] {
  const words = title.split(' ')
  const last = words.at(-1)!
  const rest = words.slice(0, -1).join(' ')
  if (rest.length <= 2 || words.length > MOST_TURNED) return []
  return [`${last} ${rest}`, ...(atWorks && !PERSON.test(last) ? [rest] : [])]
}

/**
 * "cable/fiber install tech", "medical biller & coder", "poultry grower & some cattle": two parts that share a word or of which one alone
 * is a title. One occupation for all that is certain, or none.
 */
function resolveShared(index: TitleIndex, text: string, limit: number): TitleMatch[] | undefined {
  const [left, right, ...more] = text.split(BETWEEN)
  if (!left || !right || more.length > 0) return undefined
  const [, ...tail] = right.split(' ')
  const head = left.split(' ').slice(0, -1)
  const titles = [[left, ...tail], [...head, right], [left], [right]].map((words) => words.join(' '))
  const certain = titles
    .map((title) => (title.length > 2 && !namesNoTrade(title) ? index.find(title, limit) : []))
    .filter(isCertain)
  return new Set(certain.map(([first]) => first!.index)).size === 1 ? certain[0] : undefined
}

const ANY_TRADE =
  /^(?:administrator|agent|aide|analyst|assistant|asst|associate|attendant|clerk|consultant|coordinator|designer|director|engineer|helper|hand|inspector|installer|instructor|labor|laborer|lead|manager|mgr|officer|operator|owner|planner|representative|rep|specialist|staff|supervisor|tech|technician|trainer|worker|writer)s?$/
/** Places that are called by what they make. */
const WORKS = /\b(?:plant|mill|mine|factory)$/
/** Ends a word for who does something, "educator", "technician", and few words for what is made. */
const PERSON =
  /(?<!\b(?:copp|leath|lumb|pap|pow|rubb|timb|wat))(?:[eo]r|ist|ian|ant|ent|man|tech|lead|aide?|rep|clerk|nurse|chief|hand)s?$/
/** On what terms somebody works, wherever a text says it. */
const TERMS =
  /\b(?:self[- ]employed|part[- ]time|full[- ]time|[pf]\/t|free[- ]?lance|seasonal|private pay|(?:1st|2nd|3rd|first|second|third|night|day|swing|graveyard) shift)\b/g
/** What is left hanging when a place is taken away. */
const LOOSE = /[ .,(/&-]+(?:(?:at|for|in|of|with|and|an?|the|my|some) ?)*$/
const BETWEEN = /\s*(?:[/&+]|\band\b)\s*/
/** From here on a whole speaks for work of its own. */
const AGAINST = 0.5
const MOST_TURNED = 5
