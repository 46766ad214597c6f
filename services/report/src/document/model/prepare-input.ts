import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { RankedOccupation } from '@waymark/proto/waymark/skills/v1/skills'
import { setEqualAnswersAside } from '../facts/equal-answers.ts'
import { heldBy, settleEntry } from '../facts/held.ts'
import { isAboutLeading, leavesClimb, leavesManaging } from '../facts/leaves-managing.ts'
import { shorten } from '../facts/reading.ts'
import { setSchoolPayAside } from '../facts/student.ts'
import { settleInterestReasons } from '../facts/work/interest-tasks.ts'
import { namedPost } from '../facts/work/named-post.ts'
import { sharesStem } from '../facts/work/work-match.ts'
import { notedTitles, searchWords } from '../sections/search/search-titles.ts'
import { clonePlain } from './clone-plain.ts'
import { leaveRefusedPlaces } from './refused-places.ts'
import type { ReportInput } from './report-input.ts'

/** Longer names break headlines and tables; the full title stands where the job is described. */
const LONGEST = 42

/** No option of ours is longer; names of skills are the reader's own. */
const LONGEST_LABEL = 70

const prepared = new WeakMap<ReportInput, ReportInput>()

/** The input as paper can hold it: printable words, and short titles that fit a headline. The input itself is left alone. */
export function prepareInput(input: ReportInput): ReportInput {
  const known = prepared.get(input)
  if (known) return known
  const copy = clonePlain(input)
  copy.personName = shorten(printable(copy.personName), 60)
  copy.careerGoals = printable(copy.careerGoals)
  copy.profile.currentRole = printable(copy.profile.currentRole)
  for (const skill of copy.profile.skills) skill.name = printable(skill.name)
  for (const answer of copy.answers) {
    answer.text = printable(answer.text)
    for (const item of answer.items) {
      item.label = shorten(printable(item.label), LONGEST_LABEL)
      item.text = printable(item.text)
    }
  }
  copy.equal = setEqualAnswersAside(copy)
  setPlacesAside(copy)
  for (const goal of copy.ranking.goals) goal.phrase = printable(goal.phrase)
  for (const occupation of new Set(occupationsIn(copy))) {
    occupation.title = occupation.title.replace(/^Helpers--/, 'Helpers of ')
    occupation.shortTitle = shortName(occupation)
    occupation.knowledge = withoutLanguage(occupation.knowledge)
  }
  for (const occupation of new Set(occupationsIn(copy)))
    if (occupation.note) occupation.note.titles = notedTitles(occupation, searchWords(copy, occupation))
  for (const named of namesakes(copy)) named.shortTitle = apart(named)
  for (const { postName, occupation } of copy.ranking.ranked)
    if (postName && occupation) occupation.shortTitle = namedPost(postName, occupation.shortTitle) ?? occupation.shortTitle
  for (const [code, gaps] of Object.entries(copy.gaps)) copy.gaps[code] = withoutLanguage(gaps)
  for (const ranked of copy.ranking.ranked) ranked.gaps = withoutLanguage(ranked.gaps)
  for (const gaps of [...Object.values(copy.gaps), ...copy.ranking.ranked.map((ranked) => ranked.gaps)]) tellApart(gaps)
  for (const goal of copy.ranking.goals) goal.why = inShortTitles(copy, goal)
  for (const one of [...copy.ranking.limits, ...copy.ranking.funnel])
    one.label = one.label.replace(OUTDOORS, 'Outdoors for part of the week')
  copy.schoolPay = setSchoolPayAside(copy)
  settleInterestReasons(copy, rankedIn(copy))
  for (const { reasonsFor, reasonsAgainst } of rankedIn(copy))
    for (const reason of [...reasonsFor, ...reasonsAgainst]) reason.text = drawn(reason.text)
  const held = heldBy(copy)
  for (const ranked of rankedIn(copy)) settleEntry(ranked, held, copy.present)
  // A next step up is no advice for who wrote that they want to lead nobody any more.
  const { sameWork } = copy.ranking
  const leaves = copy.reportType === 'executive_transition' ? leavesClimb : leavesManaging
  if (sameWork && leaves(copy)) sameWork.rungs = sameWork.rungs.filter(({ name }) => !isAboutLeading(name))
  // Who bears the title of a rung stands on it: what lies above begins behind it.
  if (sameWork) sameWork.rungs = sameWork.rungs.slice(rungOf(copy.profile.currentRole, sameWork.rungs) + 1)
  // Where they work today is no other place.
  if (sameWork) sameWork.settings = sameWork.settings.filter(({ name }) => !isPlaceOfToday(copy.profile.currentRole, name))
  leaveRefusedPlaces(copy)
  // A setting that they named themselves comes before those that they did not think of.
  if (sameWork)
    sameWork.settings = sameWork.settings.toSorted(
      (a, b) => Number(namesSetting(copy, b.name)) - Number(namesSetting(copy, a.name)),
    )
  prepared.set(input, copy)
  return copy
}

/** Said with two negatives by the engine. */
const OUTDOORS = /^No work that is hardly ever done outdoors/
/** Another employer is a place, and names no work. */
const ELSEWHERE = /^(?:an?|the|my|our)?\s*(?:competitors?|rivals?|competition)$/i

/** What was read as work in such words is no goal, and nothing that easing a limit would bring. */
function setPlacesAside({ ranking }: ReportInput): void {
  const misread = ranking.goals.filter(({ phrase }) => ELSEWHERE.test(phrase.trim()))
  const codes = new Set(misread.flatMap(({ place }) => place?.occupation?.code ?? []))
  ranking.goals = ranking.goals.filter((goal) => !misread.includes(goal))
  for (const limit of ranking.limits) limit.opens = limit.opens.filter(({ occupation }) => !codes.has(occupation?.code ?? ''))
}

/** The engine's reason, with the occupations beside the one that was asked for by the names that the pages use. */
function inShortTitles(input: ReportInput, { why, place }: { why: string; place?: RankedOccupation | undefined }): string {
  const asked = `${place?.occupation?.title}: `
  const head = why.startsWith(asked) ? asked : ''
  const others = occupationsIn(input)
    .filter(({ title }) => title !== place?.occupation?.title)
    .toSorted((a, b) => b.title.length - a.title.length)
  return head + others.reduce((words, { title, shortTitle }) => words.replaceAll(title, shortTitle), why.slice(head.length))
}

/** Place of the rung whose name the reader's title holds; -1 where it holds none. */
function rungOf(role: string, rungs: readonly { name: string }[]): number {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()} `
  return rungs.findLastIndex(({ name }) => words(role).includes(words(name)))
}

/** Whether the reader's title names the place: "receptionist at a dental office" works in a "medical or dental office". */
function isPlaceOfToday(role: string, name: string): boolean {
  const at = /\b(?:at|in|for)\b(.*)$/i.exec(role)?.[1] ?? ''
  return at !== '' && namesSetting({ careerGoals: at }, name)
}

/**
 * Whether what the reader wrote as their goal speaks of such a place: one of its names ("jail or prison clinic" has two) with all
 * that it is made of, so that a clinic is no jail, and not behind a no.
 */
export function namesSetting({ careerGoals }: Pick<ReportInput, 'careerGoals'>, name: string): boolean {
  const wanted = careerGoals.replace(TURNED_DOWN, ' ')
  return name.split(/, | or | and |\//).some((one) => {
    const words = (one.match(/\p{L}{3,}/gu) ?? []).filter((word) => !JOINS.test(word))
    return (
      words.length > 0 &&
      words.every((word) => (word.length > 3 ? sharesStem(word, wanted) : new RegExp(`\\b${word}\\b`, 'i').test(wanted)))
    )
  })
}
const JOINS = /^(?:and|for|the|with|own)$/i
/** What is left, or told of the work of today. */
const TURNED_DOWN =
  /\b(?:isn['’]t|(?:do|wo|ca|would)n['’]t|never|not|no|no more|without|leave|leaving|left|out of|away from|tired of|between|instead of)\s+[^.,;]{0,40}/gi

/**
 * Words without what no typeface draws: control and direction marks, joiners where nothing is joined, lone halves of pairs. A
 * character that cannot be drawn makes the file fail PDF/UA; a pile of accents is drawn over the lines around it.
 */
export function printable(words: string): string {
  return drawn(words.replace(/\s+/g, ' ')).trim()
}

/** The same for sentences of ours that quote such words: their own spaces, some of which hold a figure and its unit together, stay. */
function drawn(words: string): string {
  return words
    .toWellFormed()
    .replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
    .replace(UNDRAWN, (_char, shapes?: string) => shapes ?? '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
}

/** Arabic letters in the shape that one place of a word gives them, and phrases as one character: the letters themselves are printed. */
const PRESENTATION_FORMS = /[\uFB50-\uFDFF\uFE70-\uFEFC]/g

/** Letters of scripts in which a joiner, or one that keeps apart, is spelling: Persian, Hindi and their neighbors. */
const SHAPED =
  '[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Sinhala}]'

/** What shapes its neighbors, captured: joined emoji, emoji style, the letters of a region's flag, joiners of a script. */
const SHAPES = [
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Emoji})\\uFE0F',
  '(?<=\\u{1F3F4}[\\u{E0061}-\\u{E007A}]*)[\\u{E0061}-\\u{E007A}\\u{E007F}]',
  `(?<=${SHAPED})[\\u200C\\u200D](?=${SHAPED})`,
].join('|')

const UNDRAWN = new RegExp(`(${SHAPES})|\\p{Cc}|\\p{Cf}|\\p{Co}|\\p{Cn}|\\p{Variation_Selector}|\\uFFFD`, 'gu')

/** Short titles that are no noun for one person. */
const SPOKEN: Readonly<Record<string, string>> = {
  clergy: 'member of the clergy',
  'transit and railroad police': 'railroad police officer',
  'college teacher of area': 'college teacher of area and ethnic studies',
  'college teacher of atmospheric': 'college teacher of earth and space science',
  'college teacher of English language': 'college teacher of English',
  'college teacher of family': 'college teacher of consumer sciences',
  'college teacher of foreign language': 'college teacher of foreign languages',
  'college teacher of recreation': 'college teacher of recreation studies',
  'helper of installation': 'helper of repair workers',
  'supervisor of entertainment': 'supervisor of recreation workers',
}

/** Occupations that would bear one name with another one: insulation workers of walls and of pipes. */
function namesakes(input: ReportInput): Occupation[] {
  const all = occupationsIn(input)
  const codes = new Map<string, Set<string>>()
  for (const { shortTitle, code } of all) codes.set(shortTitle, (codes.get(shortTitle) ?? new Set()).add(code))
  return [...new Set(all)].filter(({ shortTitle }) => codes.get(shortTitle)!.size > 1)
}

/** "insulation worker (mechanical)", where the full title says so and there is room. */
function apart({ shortTitle, title }: Occupation): string {
  const rest = title
    .split(/, (?:and )?/)
    .slice(1)
    .join(', ')
    .toLowerCase()
  const whole = `${shortTitle} (${rest})`
  return rest !== '' && whole.length <= LONGEST ? whole : shortTitle
}

export function shortName(occupation: Pick<Occupation, 'shortTitle' | 'title'>): string {
  const name = fittingName(occupation)
  return SPOKEN[name] ?? name.replace(/(\p{L}+)s\/(\p{L}+)$/u, '$1')
}

function fittingName({ shortTitle, title }: Pick<Occupation, 'shortTitle' | 'title'>): string {
  const name = (shortTitle || title).trim()
  if (name.length <= LONGEST) return name
  const first = name.split(/,| and | except /)[0]!.trim()
  // "transportation vehicle, equipment and systems inspector": the first part alone is a thing, and the last word says who works on it.
  const whole = first.includes(' of ') || PERSON.test(first) ? first : `${first} ${name.split(' ').at(-1)}`
  return whole.length >= 14 && whole.length <= LONGEST ? whole : shorten(name, LONGEST - 1)
}
/** Endings of what one person is called. */
const PERSON = /(?:er|(?<!\bmot|\bcompress)or|[iy]st|ian|man|mechanic|clerk)s?$/

/** Every place of the ranking once: some stand in several lists. */
function rankedIn({ ranking }: ReportInput): Set<RankedOccupation> {
  const { ranked, unfiltered, present, wildCard, safeHarbour, goals, next, limits } = ranking
  const asked = [...goals.map(({ place }) => place), ...limits.flatMap(({ opens }) => opens)]
  const all = [...ranked, ...unfiltered, ...next, ...asked, present, wildCard, safeHarbour]
  return new Set(all.filter((entry): entry is RankedOccupation => entry !== undefined))
}

function occupationsIn(input: ReportInput): Occupation[] {
  const found = [
    input.present,
    ...[...rankedIn(input)].map((entry) => entry.occupation),
    ...Object.values(input.occupations),
    ...Object.values(input.steppingStones).flatMap((paths) => paths.flatMap((path) => path.hops.map((hop) => hop.occupation))),
  ]
  return found.filter((occupation): occupation is Occupation => occupation !== undefined)
}

/**
 * Nobody is told that they lack English, reading, listening, writing or speaking: no answer measures it, a level is inferred from
 * ratings of other things, and such a finding hurts.
 */
function withoutLanguage<Named extends { id: string }>(elements: readonly Named[]): Named[] {
  return elements.filter(({ id }) => !LANGUAGE.has(id))
}

const LANGUAGE: ReadonlySet<string> = new Set(['2.A.1.a', '2.A.1.b', '2.A.1.c', '2.A.1.d', '2.C.7.a'])

/** Mathematics is a skill and a field of knowledge: side by side the second one says so. */
function tellApart(gaps: { id: string; name: string }[]): void {
  const names = new Map<string, number>()
  for (const gap of gaps) names.set(gap.name, (names.get(gap.name) ?? 0) + 1)
  for (const gap of gaps) if ((names.get(gap.name) ?? 0) > 1 && gap.id.startsWith('2.C')) gap.name = `${gap.name} (field)`
}
