import { CERTAIN_TITLE, type titleKinds } from '@waymark/contracts/models/skills/occupation'
import { DOER, isCertain, resolveAgreeing, resolveHeaded } from './headed-title.ts'
import { readFamily, type TitleFamilies } from './title-families.ts'
import type { TitleIndex, TitleMatch } from './title-index.ts'
import { namesNoTrade, resolveTrimmed } from './trimmed-title.ts'

/** What a text in the field for a job title turned out to be. */
export type TitleKind = (typeof titleKinds)[number]
export type ResolvedTitle = { readonly kind: TitleKind; readonly matches: readonly TitleMatch[] }

/** A wording that is an answer of its own, with occupations (places in the table) that are worth a look. */
export type SpecialTitle = { readonly pattern: RegExp; readonly kind: string; readonly indexes: readonly number[] }
/** Military specialities by their code in lower case ("68w"), with the civilian occupations of the crosswalk, commonest first. */
export type Specialities = ReadonlyMap<string, { readonly title: string; readonly indexes: readonly number[] }>

/** A kind of work place ("fast food"), and the large employers of that kind where a text says who somebody works for. */
export type Employers = { readonly kind: string; readonly named: RegExp }

export type TitleKnowledge = {
  readonly index: TitleIndex
  readonly special: readonly SpecialTitle[]
  readonly specialities: Specialities
  /** Kinds of business, and the work of those who own one. */
  readonly owned: readonly { readonly named: RegExp; readonly index: number }[]
  /** What stands around a title and says nothing of the work, in the order in which it is taken away. */
  readonly frames: readonly RegExp[]
  readonly employers: readonly Employers[]
  /** Where somebody works, set behind a title that is whole without it: "operations manager warehouse". */
  readonly settings: RegExp
  readonly families: TitleFamilies
  /** The one occupation whose work a text speaks of that is no title. */
  readonly workIn: (text: string) => { readonly index: number; readonly words: string } | undefined
}

/**
 * What a person's own words for their work stand for. `occupation`: the first match is certain (`CERTAIN_TITLE`) and may be taken for
 * theirs; `several`: the best of each part; `no_job`: nothing, or nothing yet; all other kinds hold offers that are never taken by
 * themselves.
 */
export function resolveTitle(knowledge: TitleKnowledge, written: string, limit = 5): ResolvedTitle {
  const text = written
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/[.!?]+$/, '')
  if (text === '') return { kind: 'not_sure', matches: [] }
  const special = knowledge.special.find(({ kind, pattern }) => !kind.startsWith('military') && pattern.test(text))
  if (special) return { kind: special.kind as TitleKind, matches: suggest(special.indexes, written, limit) }
  // A title that was chosen for its very words keeps them: "amazon stower" is no stower anywhere, "marine electrician" no marine.
  if (knowledge.index.chosen(text, 1).length > 0 && !ownedBusiness(text))
    return { kind: 'occupation', matches: knowledge.index.find(text, limit) }
  const employed = resolveEmployed(knowledge, text, limit)
  if (employed) return { kind: 'occupation', matches: employed }
  const military = resolveMilitary(knowledge, text, limit)
  if (military) return military
  const owned = ownedBusiness(text)
  if (owned) return { kind: 'own_business', matches: resolveOwned(knowledge, owned, limit) }
  const [, head, inside] = PARENTHETICAL.exec(text) ?? []
  const kindOf = head === undefined ? [] : knowledge.index.find(`${inside} ${head}`, limit)
  if (isCertain(kindOf)) return { kind: 'occupation', matches: kindOf }
  // "secretary at a law firm" is a law firm's secretary: such a place tells more than the name of an employer.
  const [, worker, place] = AT_A_PLACE.exec(text) ?? []
  const ofPlace = worker === undefined ? [] : knowledge.index.find(`${place} ${worker}`, limit)
  if (isCertain(ofPlace)) return { kind: 'occupation', matches: ofPlace }
  const matches = knowledge.index.find(text, limit)
  if (isCertain(matches)) return { kind: 'occupation', matches }
  const bare = bareTitle(knowledge.frames, text)
  const placed = bare === text ? undefined : resolveEmployed(knowledge, bare, limit)
  if (placed) return { kind: 'occupation', matches: placed }
  const plain = knowledge.index.find(bare, limit)
  if (isCertain(plain)) return { kind: 'occupation', matches: plain }
  const family = readFamily(knowledge.families, knowledge.index, bare)
  if (family) return { kind: 'occupation', matches: [family, ...without(matches, family.index)].slice(0, limit) }
  const headed = resolveHeaded(knowledge.index, bare, limit)
  if (headed) return { kind: 'occupation', matches: headed }
  const turned = resolveTurned(knowledge.index, bare, { limit, first: plain[0] })
  if (turned) return { kind: 'occupation', matches: turned }
  const placeless = bare.replace(knowledge.settings, '')
  const settled = placeless === bare || namesNoTrade(placeless) ? [] : knowledge.index.find(placeless, limit)
  if (isCertain(settled)) return { kind: 'occupation', matches: settled }
  // One part may outvote the others in the whole: parts that are certain themselves are several all the same.
  const several = resolveParts(knowledge.index, text, { limit, least: (matches[0]?.score ?? 0) < ONE ? ONE : CERTAIN_TITLE })
  if (several) return { kind: several.length > 1 ? 'several' : 'occupation', matches: several }
  const otherwise =
    resolveInside(knowledge, text, limit) ??
    resolveAgreeing(knowledge.index, bare, limit) ??
    resolveDoing(knowledge, text) ??
    resolveTrimmed(knowledge.index, bare, { limit, settings: knowledge.settings })
  return otherwise ? { kind: 'occupation', matches: otherwise } : { kind: 'not_sure', matches }
}

/** "the money side of a company (controller i guess?)", "bartender / bar lead": one part that is certain, where no other is. */
function resolveInside({ index, frames }: TitleKnowledge, text: string, limit: number): TitleMatch[] | undefined {
  const parts = text.split(INSIDE).map((part) => bareTitle(frames, part.replace(HEDGES, '').trim()))
  const certain = parts
    .filter((part) => part.length > 2)
    .map((part) => index.find(part, limit))
    .filter(isCertain)
  return new Set(certain.map(([first]) => first!.index)).size === 1 ? certain[0] : undefined
}

/** "I pump septic tanks", "take care of older folks": what somebody does, where all of it is one occupation's work. */
function resolveDoing({ workIn }: TitleKnowledge, text: string): TitleMatch[] | undefined {
  const work = DOING.test(text) && !A_TITLE.test(text) ? workIn(text) : undefined
  return work && [{ index: work.index, matchedTitle: work.words, score: CERTAIN_TITLE }]
}

/** "asst mgr at Dollar General" → "retail asst mgr"; who says no more than where they work is a worker there. */
function resolveEmployed({ index, employers }: TitleKnowledge, text: string, limit: number): TitleMatch[] | undefined {
  for (const { kind, named } of employers) {
    const found = named.exec(text)
    if (!found) continue
    const parts = text
      .slice(0, found.index)
      .split(APART)
      .map((part) => part.trim())
    const after = text
      .slice(found.index + found[0].length)
      .split(APART)[0]!
      .trim()
    const said = [parts.at(-1)!, after].find((part) => part !== '' && !WORKS.test(part))
    // "cashier, part time Target" tells the title before the terms.
    const heads = said === undefined ? [...(parts.length > 1 ? [parts.at(-2)!] : []), 'worker'] : [said, ...said.split('/')]
    // "shoe dept Nordstrom" tells where in the store, and nobody who leads it.
    if (said !== undefined && PART_OF_STORE.test(said)) heads.splice(0, heads.length, 'worker')
    const matches = heads.map((head) => index.find(`${kind} ${head.trim()}`, limit)).find(isCertain)
    if (matches) return matches
  }
  return undefined
}

function resolveMilitary(knowledge: TitleKnowledge, text: string, limit: number): ResolvedTitle | undefined {
  // A marine mechanic works on boats.
  const civilian = text.replace(AT_SEA, '')
  const serves = SERVICE.test(civilian)
  for (const word of text.split(/[^a-z0-9]/)) {
    // A number alone may count anything ("200 room hotel").
    const found =
      serves || (/\d/.test(word) && (/[a-z]/.test(word) || word === text)) ? knowledge.specialities.get(word) : undefined
    if (found) return { kind: 'military', matches: suggest(found.indexes, found.title, limit, 0.6) }
  }
  // Whatever is no rank has been answered before.
  const rank = knowledge.special.find(({ pattern }) => pattern.test(civilian))
  if (!serves && !(rank && RANK_ALONE.test(text))) return undefined
  const civil = text.replace(SERVICE_WORDS, '')
  const rest = (rank ? civil.replace(rank.pattern, '') : civil).trim()
  const named = knowledge.index.find(rest, limit)
  if (rest.length > 2 && (named[0]?.score ?? 0) >= TOGETHER)
    return { kind: 'military', matches: named.map((match) => ({ ...match, score: Math.min(0.8, match.score) })) }
  // Who serves, and names no work that civilians do ("Army 11B"), is offered what enlisted people go to.
  const offered = rank ?? (SPECIALITY.test(text) ? knowledge.special.findLast(({ kind }) => kind === 'military') : undefined)
  return offered && { kind: 'military', matches: suggest(offered.indexes, written(text), limit) }
}

/** "owner of a bakery", "I run a small bakery", "bakery owner" → "bakery"; who owns a product or a process is employed. */
function ownedBusiness(text: string): string | undefined {
  if (EMPLOYED_OWNER.test(text)) return undefined
  const found =
    /^(?:i )?(?:(?:franchise )?owner|franchisee|co-?owner|founder|proprietor|own|run|owned)(?:(?: and |[/ -])operator)?(?: of)?(?: ?[,:–-])? (?:my |our |a |an |the )?(?:own )?(?:small |little |family )?(.+)/.exec(
      text,
    ) ?? /(.+?) (?:shop |business |franchise )?(?:owner|franchisee|co-?owner|founder|proprietor)(?:[/ -]operator)?$/.exec(text)
  return found?.[1]
}

/** Owns a product or a process, or the truck that they drive. */
const EMPLOYED_OWNER =
  /\b(?:product|process|data|system|service|asset|risk|backlog|platform) owner$|\b(?:driver|trucker),? owner[/ -]operator$|^owner[/ -]op(?:erator)? (?:.* )?(?:driver|trucker)$/

/** Who owns a place runs it: managers of such places first, then its trade. */
function resolveOwned({ index, employers, owned }: TitleKnowledge, name: string, limit: number): TitleMatch[] {
  const seen = new Set<number>()
  const bare = name.replace(STAFF, '').trim()
  const business = employers.find(({ named }) => named.test(bare))?.kind ?? bare
  const trade = business.replace(FIRM_WORDS, '').trim()
  const titles = [`${business} owner`, `${business} manager`, business, ...(trade && trade !== business ? [trade] : [])]
  const found = titles.flatMap((title) => index.find(title, 3)).filter(({ index: place }) => !seen.has(place) && seen.add(place))
  const known = NO_BUSINESS.test(business) ? undefined : owned.find(({ named }) => named.test(business))
  const surer = found.some((match) => match.index === known?.index && match.score >= OWNED)
  const matches =
    known && !surer ? [{ index: known.index, matchedTitle: name, score: OWNED }, ...without(found, known.index)] : found
  return matches
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map((match) => ({ ...match, score: Math.min(0.85, match.score) }))
}

/** Confidence in the trade of a kind of business, a little lower than where a title says so for certain. */
const OWNED = 0.84
/** What employees run. */
const NO_BUSINESS = /\b(?:team|crew|front desk|machines?|department|shift|line|register|kitchen|errands|events|tests|labs?)\b/
/** How large a business is, and where: "hvac company (me + 3 guys)", "cleaning company, 4 employees". */
const STAFF = /\s*(?:[(,;–]| - | w\/ ?| with (?:\d|my|a few|two|three|four|five)).*$/
/** A business, behind its trade. */
const FIRM_WORDS =
  /\b(?:(?:small|family|local|own)\b ?|(?:company|business|firm|shop|llc|inc|contractors?|contracting|services?|out of my (?:house|home))\b)/g

/** "laid off welder", "guard 2nd shift", "landscaper w/ own crew", "at home with kids, before that a teller": the title alone. */
const bareTitle = (frames: readonly RegExp[], text: string): string =>
  frames.reduce((title, frame) => title.replace(frame, ''), text)

/** "photographer wedding", "rn med surg": the words behind a title put before it, where that says the same for certain. */
function resolveTurned(
  index: TitleIndex,
  text: string,
  { limit, first }: { limit: number; first: TitleMatch | undefined },
): TitleMatch[] | undefined {
  const words = text.split(' ')
  // Turned around, what stands behind "at" would take the head's words with it: "president at a bank vice".
  if (!first || words.length > MOST_TURNED || words.includes('at') || words.includes('@')) return undefined
  for (let at = 1; at < words.length; at += 1) {
    const matches = index.find([...words.slice(at), ...words.slice(0, at)].join(' '), limit)
    if (isCertain(matches) && matches[0]!.index === first.index) return matches
  }
  return undefined
}

/** "server and bartender", "nurse / yoga teacher": the best of each part, when the parts are different occupations. */
function resolveParts(
  index: TitleIndex,
  text: string,
  { limit, least }: { limit: number; least: number },
): TitleMatch[] | undefined {
  const parts = text.split(/\s*(?:[/&+,;]|\band\b|\bplus\b|\bwith some\b)\s*/).filter((part) => part.length > 2)
  if (parts.length < 2 || parts.length > 4) return undefined
  const firsts = withHead(index, parts)
    .flatMap((part) => index.find(part, 1))
    .filter(({ score }) => score >= least)
  const different = [...new Map(firsts.map((match) => [match.index, match])).values()]
  // "landscaper / snow removal": what is less than certain behind a certain title is no second job.
  if (firsts.length === parts.length && firsts.every((match, at) => isCertain([match]) === (at === 0))) return [firsts[0]!]
  return firsts.length === parts.length && (different.length >= 2 || firsts[0]!.score >= CERTAIN_TITLE)
    ? different.slice(0, limit)
    : undefined
}

/** "sales and marketing manager" manages both: a field before it takes the last part's head, where that makes a certain title. */
function withHead(index: TitleIndex, parts: readonly string[]): string[] {
  const head = HEAD.exec(parts.at(-1)!)?.[1]
  if (head === undefined) return [...parts]
  const isTitle = (part: string) => HEAD.test(` ${part}`) || (DOER.test(part) && isCertain(index.find(part, 1)))
  return parts.map((part) => (!isTitle(part) && isCertain(index.find(`${part} ${head}`, 1)) ? `${part} ${head}` : part))
}

const without = (matches: readonly TitleMatch[], place: number): TitleMatch[] => matches.filter(({ index }) => index !== place)

function suggest(indexes: readonly number[], matchedTitle: string, limit: number, score = 0.4): TitleMatch[] {
  return indexes
    .slice(0, limit)
    .map((index, at) => ({ index, matchedTitle, score: Math.round((score - at * 0.02) * 1000) / 1000 }))
}

/** Who somebody is in one field and in another alike. */
const HEAD =
  / (administrator|agent|analyst|assistant|associate|buyer|clerk|coordinator|consultant|director|engineer|lead|leader|manager|mgr|officer|operator|planner|rep|representative|specialist|supervisor|teacher|tech|technician|trainer|worker)$/
const APART = /[,;(–|]| - /
/** Says that somebody works, and not as what. */
const WORKS =
  /^(?:(?:i )?work(?:s|ed|ing)?|employ(?:ed|ee)|(?:team|crew) member|associate|opener|closer|(?:opening|closing)(?: (?:crew|shift))?|(?:part|full)[- ]time)$/
/** A part of a store, as the whole of what is said. */
const PART_OF_STORE =
  /^(?!.*\b(?:manager|mgr|supervisor|sup|supv|lead|leader|head|coach|ogp|pharmacy|optical|auto|tire|parts|deli|bakery|meat|seafood|food|coffee|photo)\b).*\b(?:dept|department|section|floor|aisle|counter)$/
const written = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const AT_A_PLACE = /^([^,;(/&]+?) (?:at|in|for) an? ([^,;(/&]+)$/
/** "process engineer (chemical)": which kind, told behind. */
const PARENTHETICAL = /^([^()]+) \(([^()]+)\)$/
/** Stands between parts of which one may be the title. */
const INSIDE = /\s*(?:[()/]| aka )\s*/
const HEDGES =
  /\b(?:i guess|i think|i suppose|sort of|kind of|kinda|basically|mostly|officially|technically|right now|for now|these days|currently|at the moment|before that|until recently|lol)\b|\?/g
/** Openings that say what somebody does. */
const DOING =
  /^(?:i(?:'m| am)? |we |basically |mostly |mainly |just |currently )|^(?:take|taking|run|running|drive|driving|fix|fixing|make|making|clean|cleaning|teach|teaching|sell|selling|pump|install|installing|cook|cooking|build|building|do|doing|work|working|help|helping|care|caring|answer|answering|stock|stocking|load|loading|deliver|delivering|manage|managing|process|processing)\b/
/** Ends in somebody who does it, with nothing between: "process controller", "cook helper" say no verb. */
const A_TITLE =
  /^(?!(?:i(?:'m)?|we|basically|mostly|mainly|just|currently) )\w+(?: (?!an? |the |my |to |for |of |in |at |with )[\w&/-]+)*? \w+(?:[eo]r|ist|ian|man|mechanic|tech|aide|representative|rep|clerk)$/
/** A whole title below this confidence may be several, whose parts reach it. */
const ONE = 0.7
/** Words of a title that is read turned around. */
const MOST_TURNED = 5
const TOGETHER = 0.5
const SERVICE =
  /\b(?:army|(?<!old )navy|air force|marine corps|marines?|coast guard|space force|national guard|military|usmc|usaf|armed forces|mos|veteran)\b(?!['’]?s? (?:spouse|wife|husband|brat|famil))/
/** What is of the sea, and no marine. */
const AT_SEA =
  /\b(?:merchant marines?|marine (?=(?:\w+ )?(?:biolog|mechanic|engineer|engine|tech|service|electronics|design|mammal|survey|construct|weld|draft|pipe ?fit|steam ?fit|plumb|insulat|fabricat|rigg|joiner|underwrit|meteorolog|geolog|geophys|zoolog|botan|chemist|habitat|resource|reporter|photograph|animal|economist|equipment|fire ?fight|instrument|policy|claims|adjuster|aquari|oiler|upholster|scien|ecolog|fish|canvas|diesel|paint|pilot|architect|sales|insurance|terminal|cargo|transport|interdiction|conservation|superintendent|carpenter))|sailor merchant)/g
/** A number of the Army ("11B"), the Air Force ("3D0X2") or the Marines ("0311"). */
const SPECIALITY = /\b(?:\d{2}[a-z](?:\d0)?|\d[a-z]\dx?\d|0\d{3})\b/
const SERVICE_WORDS =
  /\b(?:us|u\.s\.|united states|army|navy|air force|marine corps|marines?|coast guard|space force|national guard|military(?! police)|usmc|usaf|armed forces|mos|veteran|in the|former|ex)\b/g
/** Ranks that no civilian job is called by, with or without the number of a speciality ("11B infantry"). */
const RANK_ALONE =
  /^(?:\d{2}[a-z]\d{0,2} )?(?:staff sergeant|gunnery sergeant|sergeant major|sergeant first class|nco|(?:chief )?petty officer|private first class|pfc|airman|seaman|soldier|infantry(?:man)?|sailor|guardsman|lieutenant colonel|colonel|ensign|warrant officer|[eo]-?[1-9])$/
