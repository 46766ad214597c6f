import type { OccupationFigures } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import { listWords } from '../explain/money-words.ts'
import { abroadFirst, wayCaveats } from '../explain/way-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { monthsBefore } from '../reach/entry-path.ts'
import { holdsLicense } from '../reach/held-credentials.ts'
import { lackedDegree } from '../reach/usual-degree.ts'
import { settingsThatKeep } from './contacts/own-settings.ts'
import { ASKED, FIRM, isLoose, type Wanted, type Wish } from './goals.ts'
import { licenseWords, lookUpOnce, taskLicense } from './verdicts/license-words.ts'
import { seldomOwn, selfEmployed } from './verdicts/own-firm.ts'
import { alsoWords, paperAsked } from './verdicts/paper-asked.ts'
import { recordBar } from './verdicts/record-bar.ts'
import { withFirst } from './which-first.ts'
import { OFTEN_SELF_EMPLOYED } from './wish-values.ts'

/** What a person asked for in some words, answered. */
export type GoalAnswer = {
  readonly phrase: string
  readonly codes: readonly string[]
  readonly answer: 'yes' | 'not_yet' | 'no' | 'inside'
  /** A sentence. */
  readonly why: string
  /** Place of the occupation that the answer is about; undefined when the words mean none. */
  readonly about: number | undefined
  /** The words mean a business of their own: what it needs first, and the percent of those in the work who have one, 0 = unknown. */
  readonly own?: { readonly percent: number; readonly need: string; readonly source: string }
  /** The words name no occupation ("I like the kids"), and the codes are what they may mean. */
  readonly loose?: boolean
}

/** Answers every phrase by the best of the occupations that it means. */
export function answerGoals(engine: Engine, ranking: Ranking): GoalAnswer[] {
  const answers = ranking.goals.wanted.map((wanted) => {
    const found = withNeeds(engine, ranking, withOpenNow(engine, ranking, answerOne(engine, ranking, wanted)))
    const answer = isLoose(wanted) && !found.own ? { ...found, loose: true } : found
    return wanted.also ? { ...answer, why: `${answer.why} ${alsoWords(answer, wanted.also)}` } : answer
  })
  return withFirst(engine, ranking, lookUpOnce(answers))
}

/** What else the words mean that is on the list and within reach now: a list and its answers say the same. */
function withOpenNow({ base }: Engine, ranking: Ranking, answer: GoalAnswer): GoalAnswer {
  if (answer.answer !== 'not_yet' && answer.answer !== 'no') return answer
  const open = ranking.ranked
    .map((index) => base.occupations[index]!)
    .filter((place) => place.index !== answer.about && answer.codes.includes(place.code) && wayIn(ranking, place).kind === 'yes')
    .map(({ title }) => title)
    .filter((title) => !answer.why.includes(title))
  return open.length > 0 ? { ...answer, why: `${answer.why} On your list and within reach now: ${listWords(open)}.` } : answer
}

/** What a firm in work that one is not in yet needs beside the way in. */
function withNeeds({ base }: Engine, ranking: Ranking, found: GoalAnswer): GoalAnswer {
  const about = found.about === undefined ? undefined : base.occupations[found.about]
  const wish = about && ownWish(ranking.goals, found.phrase)
  if (!wish) return found
  const answer = besideTheJob(ranking, about, found)
  const { need = '', source = '' } = rowOfCode(base.ownBusiness, about.code) ?? {}
  const own = { percent: Math.round((wish.values?.get(about.code) ?? 0) * OFTEN_SELF_EMPLOYED), need, source }
  const why = need && answer.answer !== 'inside' ? `${answer.why} For a business of your own: ${lowerFirst(need)}` : answer.why
  return { ...answer, why, own }
}

/**
 * A business of one's own is not closed by what employers pay for the work: no table holds what the self-employed earn, and it can begin
 * beside a wage.
 */
function besideTheJob({ person, selection }: Ranking, { index }: OccupationFigures, answer: GoalAnswer): GoalAnswer {
  const refusal = selection.refusals.get(index)
  if (answer.answer !== 'no' || !refusal || !OF_PAY.has(refusal.rule)) return answer
  const employed = refusal.why.replace(/^It /, 'On a payroll it ').replace(/\.$/, '')
  const beside = person.reach.salaryCurrent > 0 ? 'the pay you have' : 'other pay'
  return {
    ...answer,
    answer: 'not_yet',
    why: `${employed}; what the self-employed earn is not published. So it begins beside ${beside}.`,
  }
}
const OF_PAY: ReadonlySet<string> = new Set(['reach_pay', 'usual_pay'])

function answerOne(engine: Engine, ranking: Ranking, { phrase, codes, inside, keeps, also = [] }: Wanted): GoalAnswer {
  const meanings = codes
    .filter(({ weight }) => weight >= ASKED)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ code, weight }) => {
      const index = engine.base.indexOf.get(code)
      return index === undefined ? [] : [{ ...engine.base.occupations[index]!, weight }]
    })
  const meant = meanings.map(({ index }) => engine.base.occupations[index]!)
  const answer = (kind: GoalAnswer['answer'], about: OccupationFigures | undefined, why: string): GoalAnswer => ({
    phrase,
    codes: meant.map(({ code }) => code),
    answer: kind,
    why,
    about: about?.index,
  })
  const { present } = ranking.person
  const own = present && meant.find(({ code }) => code.slice(0, 7) === present.code.slice(0, 7))
  const open = meanings.filter(({ index }) => !ranking.selection.refusals.has(index) || ranking.ranked.includes(index))
  const business = ownWish(ranking.goals, phrase)
  const isOwn = own !== undefined && (open.length === 0 || open[0]!.code === present?.code)
  // "My own firm" of somebody without work only points at managers.
  const isWorkUnnamed = present !== undefined || !meanings.some(({ weight }) => weight >= FIRM)
  const isAll = business !== undefined && within(business.phrase, phrase)
  if (business && (isOwn || (isAll && open.length === 0 && isWorkUnnamed)))
    return answer(...ownBusiness(engine, present, business))
  const lost = present && (inside || isOwn) ? ranking.selection.refusals.get((own ?? present).index) : undefined
  if (present && lost && CLOSED_TO_OWN.has(lost.rule))
    return answer('no', own ?? present, `${(own ?? present).title}: ${lowerFirst(lost.why)} ${lost.opens}`)
  if (present && (inside || isOwn)) {
    const post = own ?? present
    const paper = paperAsked(phrase)
    if (paper) return answer('inside', post, paper)
    const { missing } = ranking.standing.entries[post.index]!
    const now = ranking.person.isReturning ? 'the work you know' : 'the work you do now'
    const apply = missing.length > 0 ? `what is left is ${missing.map(withoutKind).join('; ')}` : applyWords(ranking, post)
    const abroad = abroadFirst(ranking, post)
    const settings = keeps && settingsThatKeep(engine.base, { id: keeps }, post)
    if (settings)
      return answer(
        'inside',
        post,
        `Places that keep to it in ${now}: ${settings}. They are counted under ${post.title}: ${apply}.`,
      )
    return answer('inside', post, `It is a post in ${now}, counted under ${post.title}${abroad ? `. ${abroad}` : `: ${apply}.`}`)
  }
  if (meant.length === 0) return answer('no', undefined, 'We found no occupation that these words mean.')
  const best = bestMeaning(ranking, open)
  const closed = closedMeaning(ranking, meanings, open[0])
  if (closed) {
    const refusal = ranking.selection.refusals.get(closed.index)!
    const instead = best ? ` Nearest to it and open: ${best.title}.` : ''
    const kind = OF_TIME.has(refusal.rule) ? 'not_yet' : 'no'
    const told = `${closed.title}: ${lowerFirst(refusal.why)} ${refusal.opens}`
    return answer(kind, closed, `${told}${licenseWords(ranking, closed, told)}${instead}`)
  }
  if (!best) return answer('no', undefined, 'We found no occupation that these words mean.')
  // A short list is filled up with what only a rule of taste refuses.
  const against = ranking.selection.refusals.get(best.index)
  const but = against ? ` But ${lowerFirst(against.why)}` : ''
  const { kind, way } = wayIn(ranking, best)
  const bar = recordBar(engine.base, ranking.goals, best)
  const law = `${licenseWords(ranking, best, way)}${taskLicense([phrase, ...also].join(' '), best)}`
  const told = `${way}${law}${but}`
  return bar ? answer('not_yet', best, `First, your record. ${bar} If it is open to you: ${told}`) : answer(kind, best, told)
}

/** In the own work, which may be done without its license by who serves, helps or works abroad: with the license, or what it asks. */
function applyWords({ person, standing }: Ranking, { index }: OccupationFigures): string {
  const { gate } = standing.entries[index]!
  const isOpen = gate?.kind !== 'license' || !gate.license || /^none/i.test(gate.license) || holdsLicense(gate, person.claims)
  if (isOpen) return 'you can apply as you are'
  const exam = gate.exam && !/^none/i.test(gate.exam) ? ` (${gate.exam})` : ''
  return `you can apply as you are if you hold the license or certificate that it asks for: ${gate.license}. Without it, ask first what your years count toward its tests${exam}`
}

/** The way into an open occupation in words: what it takes, and what a place on the list would say against it. */
function wayIn(ranking: Ranking, place: OccupationFigures): { kind: 'yes' | 'not_yet'; way: string } {
  const { person, standing } = ranking
  const entry = standing.entries[place.index]!
  const { known, missing, paidMonths, studyMonths } = entry
  if (!known)
    return { kind: 'not_yet', way: `${place.title}: how long it takes to get in is not known. Ask somebody who does the work.` }
  const clauses = missing.slice(0, MOST_CLAUSES)
  const caveats = wayCaveats(ranking, place)
  if (!isSoon(ranking, place)) {
    const need = clauses.length > 0 ? ` You need ${clauses.join(', and ')}.` : ''
    return {
      kind: 'not_yet',
      way: `${place.title} takes about ${rangeTo(ranking, place)} from where you stand.${need}${caveats}`,
    }
  }
  const usual = clauses.length > 0 ? ` Usually asked for: ${clauses.map(withoutKind).join('; ')}.` : ''
  const rest = `${usual}${trainingWords(paidMonths)}${caveats}`
  const degree = lackedDegree(person, place, entry)
  if (degree?.usual === 'most') {
    const asks = `${place.title} usually asks for a bachelor’s degree, about ${degree.months[0]} months of full-time study from where you stand`
    return { kind: 'not_yet', way: `${asks}; some employers take years of related work in its place.${rest}` }
  }
  const course = studyMonths[1] > SOON ? `; some employers want a course of up to ${studyMonths[1]} months first` : ''
  return { kind: 'yes', way: `${place.title} is within reach now${course}.${rest}` }
}

/** "18 to 36 months": study and the years of work that are missing. */
function rangeTo({ standing }: Ranking, { index }: OccupationFigures): string {
  const [low, high] = monthsBefore(standing.entries[index]!)!
  return low === high ? `${low} months` : `${low} to ${high} months`
}

/**
 * Of the open occupations that the words mean first of all and that are on the list, the nearest; when none is on it, the nearest of
 * them. Equally near is whatever is within reach now.
 */
function bestMeaning(ranking: Ranking, open: readonly Meaning[]): OccupationFigures | undefined {
  const first = open.filter(({ weight }) => weight >= open[0]!.weight - AS_MUCH)
  const listed = first.filter(({ index }) => ranking.ranked.includes(index))
  const wait = (meaning: Meaning): number =>
    ranking.standing.entries[meaning.index]!.known ? Math.max(SOON, monthsTo(ranking, meaning)) : Infinity
  const place = ({ index }: Meaning): number => ranking.ranked.indexOf(index)
  return (listed.length > 0 ? listed : first).sort(
    (a, b) => (wait(a) === wait(b) ? 0 : wait(a) - wait(b)) || place(a) - place(b) || b.weight - a.weight || a.index - b.index,
  )[0]
}

/** What the words mean first of all, the nearest of several, where a rule refuses it and nothing that they mean as much is open. */
function closedMeaning(ranking: Ranking, meanings: readonly Meaning[], open: Meaning | undefined): Meaning | undefined {
  const refused = meanings.filter(({ index }) => {
    const rule = ranking.selection.refusals.get(index)?.rule
    return rule !== undefined && rule !== 'not_present'
  })
  const closed = refused
    .filter(({ weight }) => weight === refused[0]!.weight)
    .sort((a, b) => monthsTo(ranking, a) - monthsTo(ranking, b))[0]
  if (!closed || closed === open) return undefined
  return open && open.weight >= closed.weight - AS_MUCH ? undefined : closed
}

type Meaning = OccupationFigures & { readonly weight: number }

/** The work that somebody knows, in a firm of their own. A share of 0 is one that is not published. */
function ownBusiness(
  { base }: Engine,
  present: OccupationFigures | undefined,
  { values }: Wish,
): [GoalAnswer['answer'], OccupationFigures | undefined, string] {
  if (!present)
    return ['not_yet', undefined, 'A business of your own begins with work that you know. Tell us which, and we answer for it.']
  const share = values?.get(present.code)
  const need = rowOfCode(base.ownBusiness, present.code)
  return [
    'inside',
    present,
    `That is the work you are in, in a business of your own.${need ? ` ${need.need}` : ''}${share ? selfEmployed(share) : ''}${!need && share ? seldomOwn(present, share) : ''}`,
  ]
}

/** The wish for a business of one's own that some words hold, or end in: "start my own HVAC" and "HVAC business". */
function ownWish({ wishes }: Ranking['goals'], phrase: string): Wish | undefined {
  return wishes.find(({ id, phrase: said }) => {
    if (id !== 'own_business') return false
    return within(said, phrase) || (A_FIRM.test(phrase) && said.endsWith(` ${phrase.split(' ')[0]}`))
  })
}
const A_FIRM = /^\S+ (?:business|company|firm|practice|shop|studio|agency|service)$/i

const within = (one: string, other: string): boolean => one.includes(other) || other.includes(one)

function monthsTo({ standing }: Ranking, { index }: OccupationFigures): number {
  const { studyMonths, experienceMonths } = standing.entries[index]!
  return studyMonths[0] + experienceMonths
}

/** Training on pay: "within reach now" is the first day, and not yet the work in full. */
function trainingWords([least, most]: readonly [number, number]): string {
  if (most === 0 || least === 0) return ''
  return ` You train on pay for ${least === most ? `about ${most}` : `${least} to ${most}`} ${most === 1 ? 'month' : 'months'}.`
}

/** Within a few months; where some study is asked of everybody, also at its longest. */
function isSoon(ranking: Ranking, place: OccupationFigures): boolean {
  const { known, studyMonths } = ranking.standing.entries[place.index]!
  return known && monthsTo(ranking, place) <= SOON && (studyMonths[0] === 0 || studyMonths[1] <= A_COURSE)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "the exam: NCLEX-RN" as it stands in a list of what is usual. */
const withoutKind = (clause: string): string => clause.replace(/^the (?:program|exam|license|limit): /, '')

const MOST_CLAUSES = 2
/** Rules that close the own work, too, wherever it is done. */
const CLOSED_TO_OWN: ReadonlySet<string> = new Set(['lost_license', 'left'])
/** Rules that time overcomes. */
const OF_TIME: ReadonlySet<string> = new Set(['reach_time', 'usual_time', 'reach_entry', 'reach_zone'])
/** Months up to which something is within reach now. */
const SOON = 3
/** Months of study that are still a course. */
const A_COURSE = 6
/** Weights that differ by no more mean as much. */
const AS_MUCH = 0.1
