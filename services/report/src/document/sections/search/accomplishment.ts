/** A piece of work as its reader told it: what they did, and what came of it. A part that they did not tell is ''. */
export interface Accomplishment {
  did: string
  came: string
}

/**
 * Splits the reader's own sentence where its two halves meet: "I led the change, and falls dropped by a third". Words are only
 * moved, never added; what cannot be split is the result where it names one, else the deed.
 */
export function accomplishmentOf(words: string): Accomplishment {
  const said = words.trim().replace(/[.!\s]+$/, '')
  if (said === '') return { did: '', came: '' }
  for (const { form, did, came } of FORMS) {
    const found = form.exec(said)
    if (found && tellsAlone(found[did]!) && tellsAlone(found[came]!)) return { did: tidy(found[did]!), came: tidy(found[came]!) }
  }
  return hasFigure(said) || OUTCOME.test(said) ? { did: '', came: tidy(said) } : { did: tidy(said), came: '' }
}

/** A half that says something without the other: "I found it" does not, nor does an opening without its verb. */
function tellsAlone(half: string): boolean {
  const words = half.trim().split(/\s+/)
  return (
    words.length >= FEWEST &&
    !/^(?:in|for|after|over|during|within|when|while|since)\b/i.test(half.trim()) &&
    !VAGUE_END.test(half)
  )
}

/** Whether the words hold a number, in figures or in letters. */
export function hasFigure(words: string): boolean {
  return FIGURE.test(words)
}

const VERBS =
  'fell|rose|dropped|grew|went|doubled|tripled|halved|came|got|became|ended|stopped|led|won|saved|improved|increased|decreased|declined|climbed|shrank|sank|cut|passed|finished|brought|kept'

/** The two halves by their place in each form, the surest form first. */
const FORMS: readonly { form: RegExp; did: number; came: number }[] = [
  { form: /^(.{12,}?)[,;] (?:and|so(?: that)?) (.{8,})$/iu, did: 1, came: 2 },
  { form: new RegExp(`^((?:I|We) .{10,}?) and ((?:(?!\\band\\b)[^,]){1,40} (?:${VERBS})\\b.*)$`, 'u'), did: 1, came: 2 },
  { form: /^((?:I|We) .{10,}?) by (\p{L}+ing\b.{4,})$/u, did: 2, came: 1 },
  { form: /^(.{8,}?) (?:led to|resulted in|brought in) (.{8,})$/iu, did: 1, came: 2 },
  { form: /^((?:I|We) [^,]{12,}), (.{8,})$/u, did: 1, came: 2 },
]

const FEWEST = 2
/** Ends on a word that only the other half explains. */
const VAGUE_END = /\b(?:it|them|that|this|so)[.!]?$/i
const FIGURE =
  /\d|\b(?:half|halved|doubled|tripled|third|thirds|quarter|twice|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|fifteen|hundred|hundreds|thousand|million|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i
const OUTCOME = new RegExp(`\\b(?:${VERBS})\\b`)

function tidy(words: string): string {
  const clean = words.trim().replace(/[.,;\s]+$/, '')
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}
