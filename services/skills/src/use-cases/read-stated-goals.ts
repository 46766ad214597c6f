import type { StatedGoals as SentGoals } from '@waymark/proto/waymark/skills/v1/profile'
import { wholeClauses } from '../domain/goals/asked/whole-clauses.ts'
import { begunStudies } from '../domain/goals/begun-studies.ts'
import { heldDegree } from '../domain/goals/degree-field.ts'
import type { GoalKnowledge } from '../domain/goals/goal-knowledge.ts'
import { FIRM, type Goals, NO_GOALS, type Wanted, type Wish } from '../domain/goals/goals.ts'
import { besideHours, besideLimits, licenseLostBeside } from '../domain/goals/limits/beside-limits.ts'
import { type ReadGoal, readGoal } from '../domain/goals/read-goal.ts'
import { readWishes } from '../domain/goals/read-wishes.ts'
import { formerInTitle } from '../domain/goals/words/former-work.ts'
import { partGoal } from '../domain/goals/words/goal-clauses.ts'
import { lostLicense } from '../domain/goals/words/lost-license.ts'
import { toldByTitle } from '../domain/person/told-by-title.ts'

/** What was stated; nothing may have been told beside it. */
export type StatedGoals = Omit<SentGoals, 'beside'> & Partial<Pick<SentGoals, 'beside'>>

/**
 * What is read of the text and of a title that is no occupation, and the limits told beside it, less what the person removed (phrases,
 * and wishes by their id).
 *
 * @param claims skills and papers as the person wrote them: a degree among them has a field
 */
export function readStatedGoals(
  knowledge: GoalKnowledge,
  stated: StatedGoals | undefined,
  presentCode: string,
  presentTitle = '',
  claims: readonly string[] = [],
): Goals {
  const read = withBeside(knowledge, stated, readText(knowledge, stated, { presentCode, presentTitle }))
  const goals = withTitle(knowledge, inTurns(read), { title: presentTitle, claims, teaches: TEACHERS.test(presentCode) })
  const written = [stated?.text ?? '', ...(stated?.beside ?? [])].filter((text) => text.trim() !== '')
  return {
    ...goals,
    ...(written.length > 0 ? { written } : {}),
    ...(presentCode === '' && presentTitle !== '' ? { asWritten: presentTitle } : {}),
  }
}

/** Who must sit and stand in turns is not helped by a chair for the whole day. */
function inTurns(goals: Goals): Goals {
  const { wishes } = goals
  return wishes.some(({ id }) => id === 'change_position')
    ? { ...goals, wishes: wishes.filter(({ id }) => id !== 'seated') }
    : goals
}

/** The limits told elsewhere than in the goals, after what the goals say. */
function withBeside(knowledge: GoalKnowledge, stated: StatedGoals | undefined, goals: Goals): Goals {
  const { text = '', beside = [], removed: taken = [] } = stated ?? {}
  if (beside.length === 0) return goals
  const removed = new Set(taken)
  const limits = besideLimits(knowledge.wishes, beside, { goal: text, wishes: goals.wishes, removed })
  const lost = goals.lostLicense ?? licenseLostBeside(beside, removed)
  const hours = limits.some(({ id }) => id === 'hours') ? besideHours(beside) : undefined
  return {
    ...goals,
    wishes: [...goals.wishes, ...limits.map((limit) => ({ ...wishOf(knowledge, limit), beside: true as const }))],
    ...(lost ? { lostLicense: lost } : {}),
    ...(hours && !goals.hours ? { hours, ...(knowledge.conditions ? { conditions: knowledge.conditions } : {}) } : {}),
    ...(limits.some(({ id }) => id === 'record') && beside.some((each) => DISHONEST.test(each)) ? { dishonesty: true } : {}),
    ...(limits.some(({ id }) => id === 'record') && beside.some((each) => FELONY.test(each)) ? { felony: true } : {}),
  }
}

/** What title and papers say of the person beside their work: a degree, in which field, how near, and that they come back to work. */
function withTitle(
  knowledge: GoalKnowledge,
  goals: Goals,
  { title, claims, teaches }: { readonly title: string; readonly claims: readonly string[]; readonly teaches: boolean },
): Goals {
  const { soon, major, isReturning } = toldByTitle(title)
  const written = [title, ...(major === undefined ? [] : [`${major} degree`]), ...claims]
  const degree = goals.wishes.some(({ field }) => field !== undefined)
    ? undefined
    : heldDegree(knowledge.degreeFields, written.join('. '))
  // What somebody teaches is what they know beside teaching.
  const subject = teaches ? knowledge.degreeFields.find(({ words }) => words.test(title))?.field : undefined
  if (!soon && !isReturning && !degree && !subject) return goals
  const wish = degree ? [{ id: 'degree', label: 'The field of your degree', ...degree, phrase: major ?? degree.phrase }] : []
  return {
    ...goals,
    wishes: [...goals.wishes, ...wish],
    ...(goals.soon || soon ? { soon: goals.soon ?? soon } : {}),
    ...(isReturning ? { isReturning } : {}),
    ...(subject ? { subject } : {}),
  }
}

/** Teachers at schools and colleges. */
const TEACHERS = /^25-[12]/

function readText(
  knowledge: GoalKnowledge,
  stated: StatedGoals | undefined,
  { presentCode, presentTitle }: { presentCode: string; presentTitle: string },
): Goals {
  if (!stated || stated.text.trim() === '') {
    const behind = presentCode === '' ? knowledge.workBehind(presentTitle) : formerInTitle(knowledge, presentTitle)
    const former = behind.map(({ code }) => code)
    return former.length > 0 ? { ...NO_GOALS, former } : NO_GOALS
  }
  const removed = new Set(stated.removed)
  const said = lostLicense(stated.text)
  const lost = said !== undefined && !removed.has(said) ? said : undefined
  const begun = begunStudies(knowledge.degreeFields, stated.text)
  const read = readGoal(knowledge, {
    text: stated.text,
    presentTitle,
    ...(presentCode === '' ? {} : { presentCode }),
  })
  const { wanted, wishes, left, former, hours, soon } = read
  return {
    // The license that is lost names no work that is wanted.
    wanted: wanted.filter(({ phrase }) => !removed.has(phrase) && !lost?.includes(phrase)),
    wishes: wishes.filter(({ id }) => !removed.has(id)).map((wish) => wishOf(knowledge, wish)),
    former,
    ...(hours && !removed.has('hours') ? { hours, ...(knowledge.conditions ? { conditions: knowledge.conditions } : {}) } : {}),
    ...(soon ? { soon } : {}),
    ...(lost ? { lostLicense: lost } : {}),
    ...(begun ? { begun: { ...begun, codes: codesNamed(wanted, begun.what) } } : {}),
    said: partGoal(stated.text).wanted,
    unread: unreadClauses(knowledge, stated.text, read, removed),
    dishonesty: wishes.some(({ id }) => id === 'record') && DISHONEST.test(stated.text),
    felony: wishes.some(({ id }) => id === 'record') && FELONY.test(stated.text),
    asksWhich: ASKS_WHICH.test(stated.text),
    asksForIdeas: ASKS_FOR_IDEAS.test(stated.text),
    left: left.filter(({ phrase, groups }) => groups.length > 0 && !removed.has(phrase)),
  }
}

/** What the text asks for in words that could not be read, in whole clauses. */
export function unreadClauses(
  knowledge: GoalKnowledge,
  text: string,
  { wanted, wishes, left, hours, unresolved }: ReadGoal,
  removed: ReadonlySet<string> = new Set(),
): string[] {
  // What they turn from in words that name no work is not read either.
  const pieces = [...unresolved, ...left.filter(({ groups }) => groups.length === 0).map(({ phrase }) => phrase)].filter(
    (phrase) =>
      !removed.has(phrase) &&
      !ASKS_FOR_IDEAS.test(phrase) &&
      !ANYTHING_ELSE.test(phrase) &&
      !ASKS_BACK.test(phrase) &&
      !TOLD_ONLY.test(phrase) &&
      readWishes(knowledge.wishes, { text: phrase, said: phrase }).length === 0,
  )
  const read = [...wanted.flatMap(({ phrase, also = [] }) => [phrase, ...also]), ...wishes.map(({ phrase }) => phrase)]
  return wholeClauses(text, pieces, [...read, ...(hours?.phrases ?? [])]).filter(
    (clause) => !removed.has(clause) && !TOLD_ONLY.test(clause),
  )
}

/** A wish with how well occupations meet it. */
function wishOf(knowledge: GoalKnowledge, { id, label, phrase, field }: Wish): Wish {
  const values = knowledge.wishValues(id)
  const load = EASIER.has(id) ? knowledge.wishValues('less_load') : undefined
  return {
    ...{ id, phrase },
    ...(label === undefined ? {} : { label }),
    ...(values ? { values } : {}),
    ...(load ? { load } : {}),
    ...(field === undefined ? {} : { field }),
  }
}

/** Occupations that some words of the text name first of all: of a program they are what it leads to. */
function codesNamed(wanted: readonly Wanted[], words: string): string[] {
  const said = words.toLowerCase()
  return wanted
    .filter(({ phrase }) => said !== '' && (said.includes(phrase.toLowerCase()) || phrase.toLowerCase().includes(said)))
    .flatMap(({ codes }) => codes.filter(({ weight }) => weight >= FIRM).map(({ code }) => code))
}

/** "A felony from 1994", "did my time", "five years inside". */
const FELONY =
  /\bfelon(?:y|ies|s)?\b|\b(?:did|served|finished) (?:my )?(?:time|years|bid)\b|\b(?:years?|months?) (?:inside|locked up|in prison)\b|\b(?:ex[- ]?con|parole|prison|incarcerated|penitentiary)\b/i
/** "On probation for theft", "a fraud conviction"; and not "the fraud department". */
const DISHONEST =
  /\b(?:for|of|charged?(?: with)?|felony|misdemeanou?r|convict\w*|record|did|my) (?:[\w'-]+ ){0,3}?(?:theft|thefts|stealing|embezzl\w*|fraud|forgery|larceny|bad checks?|money laundering)\b|\b(?:theft|embezzlement|fraud|forgery|larceny) (?:charges?|convictions?|felony|case|record)\b/i
/** "Which one is more sensible?", "which pays off". */
const ASKS_WHICH =
  /\bshould i [^.?!]{3,90}? or (?:just |maybe )?[^.?!]{3,90}\?|\bif i should [^.?!]{3,90}? or\b|\bwhich (?:one|of (?:them|these|those|the)|is|would|should|pays|makes|do (?:i|you)|can i|fits|ever|way|first|lets|leaves|gets|has|suits|gives|path|job|trade|choice|option)\b(?! (?:why|fine|ok|okay|great|good for me)\b)|\bwhichever\b|\b(?:tell|telling) me which\b|\b(?:one|a clear|a straight|an honest) (?:answer|recommendation|pick)\b|\b(?:pick|choose|decide) for me\b|\bhelp me (?:choose|decide|pick)\b|\bconvince me\b|\bwhich (?:comes )?first\b|\bone way or (?:the other|another)\b|\btorn between\b|\b(?:can['’]?t|cannot|have to|trying to) (?:decide|choose|pick) between\b/i
/** Questions that the answers to the goals answer: which, what papers, how to begin. */
const ASKS_BACK =
  /^(?:(?:and|so|but|just|please|tell me|need to know|want to know|not sure|don['’]t know|idk) )*(?:which\b|convince me\b|help me (?:pick|choose|decide)\b|what do they (?:want|look for|ask for|need)\b|do i need\b|one way or (?:the )?(?:other|another)\b|what (?:papers?|licen[sc]es?|certificates?|certs?|schooling|school|training|steps?|qualifications?) |how (?:do i |to |would i |can i )?(?:start|begin|get (?:in|there|started))|where (?:do i|to|should i) (?:start|begin))|^(?:realistic |honest |any |some )*(?:options|ideas|advice)(?: please)?$/i
/** Where somebody lives or comes from, who is with them, and what was or comes: it asks for nothing that could be answered. */
const TOLD_ONLY =
  /^(?:(?:now |currently |still )?(?:in|from|at|near|around|outside|of) (?-i:[A-Z])[\p{L}'’-]*(?:,? (?-i:[A-Z])[\p{L}'’-]*)*(?: (?:county|as [a-z ]+))?|(?-i:[A-Z][\p{L}'’-]+(?:,? [A-Z][\p{L}'’-]+)*) (?:is (?:small|big|far|expensive|home)|county)|(?:a )?(?:wife|husband|partner|spouse|boyfriend|girlfriend|bab(?:y|ies)|twins|kids?)(?: (?:in|due|on the way)\b.*)?|wish(?:es)?|only (?:ever )?(?:worked|had|did)\b.*|(?:my )?(?:income|pay|wages?|tips|commissions?|sales|hours) (?:fell|dropped|went down|got cut|is down|are down)\b.*|(?:the |my |our )?(?:mine|plant|mill|store|factory|school|base|branch|office|hospital) (?:is )?(?:clos(?:es|ing)|shuts|shutting|ends)\b.*|(?:my |our |the |this )?(?:contract|grant|funding|position|program|department|lease) (?:is|isn['’]t|was|wasn['’]t|got|will be|won['’]t be|has been|ran|runs|ends?|ended)\b.*|(?:my |our |the |this )?(?:start-?up|company|business|firm) (?:ran|folded|closed|failed|went)\b.*|out of (?:money|cash|business)|(?:lay-?offs?|cuts|cutbacks) (?:everywhere|again|are coming|all around|at work)|clean (?:for )?(?:\d+|[a-z]+) (?:years?|months?)|i?(?: can)?can start (?:at|by) \d.*|\w+(?: \w+)? is over|not missing (?:it|that)|(?:degree|diploma|title)|not (?:evaluated|recognized|for sale)|leave (?-i:[A-Z]).*)$/iu
/** Wishes with which nobody means heavier work. */
const EASIER: ReadonlySet<string> = new Set(['calmer', 'part_time', 'age', 'health'])
/** Asks for ideas of ours too, and says nothing that could be read. */
const ANYTHING_ELSE =
  /^(?:(?:just|maybe|looking for|want|i want|i need|need) )*(?:something|anything|somewhere) (?:else|different|new|better|other)$/i
/** "Other options?", "open to ideas", "or something completely different"; and who wants a part of it only: "teach some". */
const ASKS_FOR_IDEAS =
  /\b(?:teach|train|mentor|write|consult)(?:ing)? (?:some\b(?! (?:kids|children|adults|people|students|young\w*|new\w*|other\w*))|a (?:little|bit|class or two)\b|on the side|here and there|now and then)|\b(?:other|any|more) (?:options|ideas|paths|possibilities|suggestions|directions)\b|\bwhat else (?:is|are|can|could|might|would|should|fits?)\b|\bwhat else ?(?:[?.!]|$)|\bopen to (?:anything|ideas|suggestions|other|whatever|new)\b|\bor (?:maybe )?(?:something|anything) (?:else|(?:completely |totally |entirely )(?:else|different|new))\b|\b(?:do not|don['’]t) (?:really |even )?know what (?:to do with (?:it|my|a|the)\b|i want to (?:be|do)|i (?:could|can) do with)|\bwhat (?:does |do |can |could |should )?(?:a |some )?(?:person|someone|somebody|people) like me (?:does?|can do|could do|do)\b/i
