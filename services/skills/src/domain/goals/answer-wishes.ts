import type { OccupationFigures } from '../catalogue/figures.ts'
import { rowOfCode } from '../catalogue/row-of-code.ts'
import { listWords } from '../explain/money-words.ts'
import type { Engine } from '../matching/engine.ts'
import type { Ranking } from '../matching/rank.ts'
import { settingsThatKeep } from './contacts/own-settings.ts'
import type { Wish } from './goals.ts'
import { bySeniority } from './hours/hours-fit.ts'
import { closesEvenings } from './hours/told-hours.ts'
import { firstPay, startsUnder, writtenWins } from './limits/floor-words.ts'
import { LIMIT_WORDS } from './limits/limit-words.ts'
import { nearHome } from './near-home.ts'
import { unheldParts, whatHelps } from './unheld-wishes.ts'
import { unpaidSummers } from './unpaid-summers.ts'
import { degreeVerdict } from './verdicts/degree-worth.ts'
import { capVerdict } from './verdicts/earnings-cap.ts'
import { firstIdeas } from './verdicts/first-ideas.ts'
import { growVerdict } from './verdicts/grow-business.ts'
import { payAtHours } from './verdicts/hourly-words.ts'
import { bidWords, hoursVerdict } from './verdicts/hours-verdict.ts'
import { inTime } from './verdicts/in-time.ts'
import { KEPT, type Kept } from './verdicts/kept-wishes.ts'
import { debtVerdict, riskVerdict } from './verdicts/own-money.ts'
import { placesAsked } from './verdicts/places-asked.ts'
import { publicVerdict } from './verdicts/public-employers.ts'
import { yearsVerdict } from './verdicts/years-left.ts'
import { WISH_SOURCES } from './wish-values.ts'

/** What a person wishes of the work, in some words, answered for the places of the list. */
export type WishAnswer = {
  readonly id: string
  readonly label: string
  readonly phrase: string
  /** Told beside the goals. */
  readonly beside?: true
  /** `unknown`: no data are held, or none of these places. */
  readonly answer: 'yes' | 'partly' | 'no' | 'unknown'
  /** Sentences. */
  readonly why: string
  /** The release that the answer rests on; '' where no data are held. */
  readonly source: string
}

/** Answers each wish by name: which places of the list keep to it, or that we hold no data on it. */
export function answerWishes(engine: Engine, ranking: Ranking): WishAnswer[] {
  const { wishes, hours, unread = [] } = ranking.goals
  const told = new Set<string>()
  const answers = wishes.flatMap((wish): WishAnswer[] => {
    const fuller = TOLD_WITH[wish.id]
    if (wishes.some(({ id, phrase }) => fuller?.includes(id) && (phrase.includes(wish.phrase) || wish.phrase.includes(phrase))))
      return []
    // The hours that were told say more of the day than the wish for no nights.
    if (wish.id === 'no_nights' && hours && closesEvenings(hours)) return []
    if (wish.id === 'hours') return hoursVerdict(engine, ranking, wish)
    if (wish.id === 'years_left') return [yearsVerdict(engine, ranking, wish)]
    if (wish.id === 'no_debt') return [debtVerdict(engine, ranking, wish)]
    if (wish.id === 'money_at_risk') return [riskVerdict(wish)]
    if (wish.id === 'earnings_cap') return [capVerdict(engine, ranking, wish)]
    if (wish.id === 'deadline') return [inTime(engine, ranking, wish)]
    if (wish.id === 'nonprofit' || wish.id === 'loans') return [publicVerdict(engine, ranking, wish)]
    if (wish.id === 'near_home') return [nearHome(engine, ranking, wish)]
    if (wish.id === 'degree_worth') return [degreeVerdict(engine, ranking, wish)]
    if (wish.id === 'grow_business') return [growVerdict(ranking, wish)]
    if (wish.id === 'change') return [firstIdeas(engine, ranking, wish)]
    const unheld = whatHelps(wish)
    if (unheld) return [{ ...named(wish), answer: 'unknown', why: unheld, source: '' }]
    const kept = KEPT[wish.id]
    return kept ? [answerOne(engine, ranking, wish, kept, told)] : []
  })
  return unread.length > 0 ? [...answers, notRead(unread)] : answers
}

/** A wish that another says more fully in the same words: who asks to sit asks for light work, and a pension is a benefit. */
const TOLD_WITH: Readonly<Record<string, readonly string[]>> = {
  less_load: ['seated', 'easy_hands'],
  benefits: ['pension'],
  home_at_night: ['near_home'],
  flexible: ['hours'],
  no_nights: ['hours'],
  school_money: ['no_debt'],
  pension: ['years_left'],
  health: ['clean_air', 'hearing', 'sight'],
  indoors: ['clean_air', 'no_heat', 'no_cold'],
}

/** Words in which neither work nor a wish was found: they are named, so that nobody takes them for answered. */
function notRead(unread: readonly string[]): WishAnswer {
  const said = listWords(unread.slice(0, MOST_UNREAD).map((words) => `“${words}”`))
  return {
    id: 'unread',
    label: 'Words that we could not read',
    phrase: unread[0]!,
    answer: 'unknown',
    why: `We found neither work nor a wish in ${said}. Say it in other words, and the list is made again.`,
    source: '',
  }
}

const MOST_UNREAD = 3

const named = ({ id, label = '', phrase, beside }: Wish) => ({ id, label, phrase, ...(beside ? { beside } : {}) })

/** What a firm needs first in the work that was named with the wish, or else in the present work. */
function ownNeed({ base }: Engine, { goals, person }: Ranking, { phrase }: Wish): string {
  const named = goals.wanted.find((wanted) => wanted.phrase.includes(phrase) || phrase.includes(wanted.phrase))
  const code = named && !named.inside ? named.codes[0]?.code : person.present?.code
  return (code && rowOfCode(base.ownBusiness, code)?.need) || ''
}

function answerOne(engine: Engine, ranking: Ranking, wish: Wish, kept: Kept, told: Set<string>): WishAnswer {
  const { on, off, keeps, source, atWorst = 'no' } = kept
  const listed = ranking.ranked.map((index) => engine.base.occupations[index]!)
  // Where no place is listed, what was named is answered for, unless a rule closes it.
  const isOpen = ({ index }: OccupationFigures): boolean =>
    index === ranking.person.present?.index || !ranking.selection.refusals.has(index)
  const ranked = listed.length > 0 ? listed : placesAsked(engine, ranking).filter(isOpen)
  const conditions = WISH_SOURCES[wish.id] !== undefined
  // What is published of a whole occupation does not tell of one post in it, which is what the person asks for.
  const post = conditions ? ranking.goals.wanted.find(({ inside }) => inside)?.phrase : undefined
  const present = ranking.person.present
  const isPost = (place: OccupationFigures): boolean =>
    post !== undefined && place.index === present?.index && keeps(ranking, place, wish, engine) === false
  const places = ranked.filter((place) => !isPost(place))
  const inPost = places.length < ranked.length
  const settings = inPost ? settingsThatKeep(engine.base, wish, present!) : undefined
  const titles = (kind: boolean | undefined): string[] =>
    places.filter((place) => keeps(ranking, place, wish, engine) === kind).map(({ title }) => title)
  const [good, bad, open] = [titles(true), titles(false), titles(undefined)]
  // A floor is needed on the first day, whatever the work pays in the end.
  const keep = wish.id === 'least_pay' ? places.filter((place) => keeps(ranking, place, wish, engine)) : []
  const under = keep.filter((place) => startsUnder(ranking, place))
  const learning = under.map((place) => `${place.title} usually start at about ${firstPay(ranking, place)}`)
  const inSchool = WHILE_LEARNING.test(ranking.goals.said ?? '')
    ? keep.filter(({ index }) => ranking.standing.entries[index]!.studyMonths[0] > 0).map(({ title }) => title)
    : []
  // Of conditions the employer can say more; of pay, ranks and schooling our tables say enough.
  const ask = conditions && good.length + open.length > 0 ? ': ask before you apply' : ''
  const why = [
    good.length > 0 ? `${listWords(good)} ${on}.` : '',
    bad.length > 0 ? `${listWords(bad)} ${off}${ask}.` : '',
    open.length > 0 ? `For ${listWords(open)} nothing is published: ask the employer.` : '',
    inPost ? ownPostWords(present!, { off, post: post!, settings }) : '',
    ranked.length === 0 ? 'No place is on your list, so there is nothing to check it against.' : '',
    ...unheldParts(wish, told),
    wish.id === 'no_nights' ? bidWords(places.filter(({ code }) => bySeniority(code)).map(({ title }) => title)) : '',
    wish.id === 'part_time' ? payAtHours(wish, ranked) : '',
    wish.id === 'least_pay' ? writtenWins(ranking) : '',
    learning.length > 0
      ? `While you learn, ${learning.join(' and ')}, below that, and it rises step by step. Ask the union local or the employer for the first year’s rate in your county; some start higher, and overtime or helpers’ pay can close the gap.`
      : '',
    LIMIT_WORDS[wish.id]?.helps ?? '',
    inSchool.length > 0
      ? `${listWords(inSchool)} ask for school first, and nobody pays you for it: your floor holds in that time only beside paid shifts. Ask the school for evening classes and how many clinic or shop hours fall on workdays.`
      : '',
    wish.id === 'own_business' ? ownNeed(engine, ranking, wish) : '',
    wish.id === 'summers' ? unpaidSummers(engine, ranking, wish) : '',
  ]
  const onFirstDay = good.length - new Set([...under.map(({ title }) => title), ...inSchool]).size
  return {
    ...named(wish),
    answer:
      good.length > 0
        ? onFirstDay < places.length || inPost
          ? onFirstDay > 0
            ? 'partly'
            : atWorst
          : 'yes'
        : settings
          ? 'partly'
          : bad.length > 0
            ? atWorst
            : 'unknown',
    why: why.filter(Boolean).join(' '),
    source: source ?? WISH_SOURCES[wish.id] ?? '',
  }
}

/** Of the own work what is published holds as a whole: we know settings that keep the wish, or the employer has to be asked. */
function ownPostWords(
  { title }: OccupationFigures,
  { off, post, settings }: { readonly off: string; readonly post: string; readonly settings: string | undefined },
): string {
  if (settings) return `${title} as a whole ${off}; places that mostly do not: ${settings}. Ask for the hours of the post first.`
  return `${title} as a whole ${off}; of “${post}” alone nothing is published: ask the employer.`
}

/** The floor is to hold in the time of learning too. */
const WHILE_LEARNING =
  /\b(?:while|during|as|until)(?: (?:i|i['’]m|i am|the|my))*(?: (?:in|at|going to|doing|still))* (?:school|schooling|learn\w*|train\w*|stud\w*|class\w*|the program|apprentic\w*)\b/i
