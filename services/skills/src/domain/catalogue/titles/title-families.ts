import { CERTAIN_TITLE } from '@waymark/contracts/models/skills/occupation'
import type { TitleIndex, TitleMatch } from './title-index.ts'

/** Families of titles that are made by rule: who teaches a field at a college, who supervises a trade, and who is of it. Places are of the table. */
export type TitleFamilies = {
  /** Fields of study in small letters, with who teaches them at a college. */
  readonly teachers: ReadonlyMap<string, number>
  /** First-line supervisors of the workers at a place; undefined where workers have none. */
  readonly supervisorOf: (place: number) => number | undefined
  /** Who manages such work; undefined where no one occupation does. */
  readonly managerOf: (place: number) => number | undefined
}

/**
 * Reads a title by its family: "english lecturer, non tenure track" is whoever teaches English at a college, "yard supervisor - crane and
 * forklift operators" supervises these. `undefined` where the text is of no family, or its field or trade is not known for certain.
 */
export function readFamily(families: TitleFamilies, index: TitleIndex, text: string): TitleMatch | undefined {
  const place = collegeTeacher(families.teachers, text) ?? supervisor(families, index, text) ?? worker(index, text)
  return place === undefined ? undefined : { index: place, matchedTitle: text, score: CERTAIN_TITLE }
}

/** Who teaches the field that a text names at a college; the longest field wins. Who runs or helps a faculty does not teach in it. */
export function collegeTeacher(teachers: TitleFamilies['teachers'], text: string): number | undefined {
  if (!(PROFESSES.test(text) || (TEACHES.test(text) && COLLEGE.test(text))) || ASIDE.test(text)) return undefined
  return fieldTaught(teachers, text)
}

/** The same where it is known that a college is meant. */
export function fieldTaught(teachers: TitleFamilies['teachers'], text: string): number | undefined {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z]+/)
  for (let length = LONGEST_FIELD; length >= 1; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const place = teachers.get(words.slice(at, at + length).join(' '))
      if (place !== undefined) return place
    }
  return undefined
}

function supervisor({ supervisorOf }: TitleFamilies, index: TitleIndex, text: string): number | undefined {
  const [, before, , after] = SUPERVISES.exec(text) ?? []
  if (before === undefined) return undefined
  const trade = before.replace(SHIFT, '').trim()
  if (MANY_TRADES.test(trade)) return undefined
  const known = trade === '' ? undefined : certain(index, `${trade} supervisor`)
  if (known !== undefined) return known
  const workers = workersOf(after ?? '').flatMap((title) => certain(index, title) ?? [])
  const above = new Set(workers.map(supervisorOf))
  if (above.size === 1) return [...above][0]
  // "roofer crew lead" names the workers, "roofing crew lead" their trade.
  const named = [trade, ...WORKERS.map((word) => `${trade} ${word}`)]
  const worker = trade === '' ? undefined : named.map((title) => certain(index, title)).find((place) => place !== undefined)
  return worker === undefined ? undefined : supervisorOf(worker)
}

/**
 * "stucco guy" says a trade: its worker, where two and more words for workers of it are known, and all of one occupation. So does "works in
 * a daycare", and "trophy engraving" and "mow lawns" say what an engraver and a mower do.
 */
function worker(index: TitleIndex, text: string): number | undefined {
  const place = WORKS_AT.exec(text)?.[1]
  if (place !== undefined) return certain(index, `${place} worker`)
  const [, verb, object] = DOES.exec(text) ?? []
  if (verb !== undefined) return certain(index, `${object} ${verb === 'sell' ? 'salesperson' : `${verb.replace(/e$/, '')}er`}`)
  const assembled = ASSEMBLY.exec(text)?.[1]
  if (assembled !== undefined) return certain(index, `${assembled} assembler`)
  const done = FIELD.test(text) ? undefined : DONE.exec(text)?.[1]
  if (done !== undefined) return certain(index, `${done}er`)
  const repaired = REPAIR.exec(text)?.[1]
  if (repaired !== undefined) return certain(index, `${repaired} technician`) ?? certain(index, `${repaired}er`)
  const trade = SOMEBODY.exec(text)?.[1]
  if (trade === undefined) return undefined
  const places = [trade, ...WORKERS.map((word) => `${trade} ${word}`)].flatMap((title) => certain(index, title) ?? [])
  return places.length > 1 && new Set(places).size === 1 ? places[0] : undefined
}

/** "crane and forklift operators, port terminal" → crane operators, forklift operators. */
function workersOf(text: string): string[] {
  const [people = ''] = text.split(/[,;(|]| - /)
  const parts = people.split(/\s*(?:\/|&|\band\b)\s*/).filter((part) => part !== '')
  const head = /\S+$/.exec(parts.at(-1) ?? '')?.[0]
  if (!head || !/s$/.test(head)) return []
  return parts.map((part) => (part.endsWith('s') ? part : `${part} ${head}`))
}

function certain(index: TitleIndex, title: string): number | undefined {
  const [first] = index.find(title, 1)
  return first !== undefined && first.score >= CERTAIN_TITLE ? first.index : undefined
}

/** Words for who teaches at a college and nowhere else. */
const PROFESSES = /\b(?:prof|professor|lecturer|adjunct|tenure[- ]track|faculty)s?\b/
const TEACHES = /\b(?:instructor|teach(?:er|es|ing)?)\b/
const COLLEGE =
  /\b(?:college|university|univ|undergrads?|undergraduates?|grad(?:uate)? school|(?:msw|mba|bsn|adn|pt|dpt|ot|slp|pa|graduate|degree|doctoral|masters) program)\b/
/** Work at a college that is no teaching. */
const ASIDE =
  /\b(?:secretary|coordinator|director|dean|manager|affairs|advisor|adviser|support|recruit\w*|research assistant|teaching assistant|assistant to|retired|former)\b/
const SUPERVISES =
  /^(.*?)\b(supervisor|superintend[ae]nt|foreman|forewoman|foreperson|crew (?:lead(?:er)?|chief|boss)|team lead(?:er)?|shift lead(?:er)?|lead(?:er|man|person)?)\b(?:\s*(?:[,:(–—-]|\bof\b|\bover\b|\bfor\b)\s*(.*))?$/
/** Somebody of a trade, told by no more than that. */
const SOMEBODY = /^(?:the )?(\S+(?: \S+){0,2}) (?:guy|gal|girl|dude|lady|man|woman|person)$/
const REPAIR = /^(\S+(?: \S+)? repair)s?$/
const WORKS_AT = /^(?:i )?(?:work|works|working|worked|employed) (?:at|in|for) (?:an? |the |my )?([^,(/]+)(?:[,(].*)?$/
const ASSEMBLY = /^((?:\S+ ){1,3})assembly$/
/** Begins with what somebody does, and to what. */
const DOES =
  /^(?:i |we )?(mow|pick|paint|drive|clean|teach|groom|walk|train|weld|install|lay|frame|hang|pack|sort|load|unload|stock|bake|trim|raise|breed|tutor|coach|dispatch|inspect|assemble|operate|detail|sell|haul|tow)s? (?:the |a |an |some )?([^,(/]+?)s?$/
/** Ends in what somebody does. */
const DONE = /^(?!(?:not|no|never|just|always) )((?:\S+ ){0,2}\S{3,})ing$/
/** Fields that employ many trades, and are called by what is done in them. */
const FIELD =
  /\b(?:advertising|banking|engineering|fishing|manufacturing|marketing|mining|publishing|shipping|training|staffing|consulting|nursing)$/
const SHIFT = /\b(?:shift|crew|team|floor|(?:1st|2nd|3rd|first|second|third|night|day|swing|graveyard))\b ?/g
/** Places and fields that hold several trades, of which no one supervisor is meant: a lab may be a hospital's, a factory's or a dentist's. */
const MANY_TRADES =
  /^(?:labs?|laboratory|research|testing|technical|technicians?|clinical|field|site|facility|department|unit|program|project)$/
/** What the workers of a trade are called. */
const WORKERS = ['worker', 'operator', 'technician', 'mechanic', 'installer']
const LONGEST_FIELD = 4
