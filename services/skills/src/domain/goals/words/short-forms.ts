/** Writes what people shorten when they type as it would be said: "w/ tips", "b4 i retire", "mktg @ the hosp". */
export function longForms({ pattern, long }: ShortForms, text: string): string {
  return FORMS.reduce((rest, [short, meant]) => rest.replace(short, meant), text).replace(pattern, (word) => inFull(long, word))
}

/** Short forms of single words, in small letters, and what each stands for. */
export type ShortForms = { readonly pattern: RegExp; readonly long: ReadonlyMap<string, string> }

/** Reads rows (short, long); none stands for nothing. Throws with the short form that stands twice. */
export function readShortForms(rows: readonly (readonly string[])[]): ShortForms {
  const long = new Map<string, string>()
  for (const [short, meant] of rows) {
    if (long.has(short!)) throw new Error(`"${short}" stands twice`)
    long.set(short!, meant!)
  }
  const words = rows.length > 0 ? [...long.keys()].join('|') : '(?!)'
  return { long, pattern: new RegExp(`\\b(?:${words})\\b(?:\\.(?= (?-i:\\p{Ll})))?(?![\\w'’/-])`, 'giu') }
}

function inFull(known: ShortForms['long'], word: string): string {
  const long = known.get(word.toLowerCase().replace(/\.$/, ''))
  if (long === undefined || /^[A-Z]{2,}/.test(word)) return word
  // "Please" ends a sentence, and "hosp." does not.
  if (long === 'please') return word.endsWith('.') ? `${long}.` : long
  return /^[A-Z][a-z]/.test(word) ? long[0]!.toUpperCase() + long.slice(1) : long
}

/** Signs and single letters, which only their neighbors tell from a name. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?o\b|\bw\/out\b/gi, 'without'],
  [/\bw\/ ?in\b/gi, 'within'],
  [/\bw\/ ?(?=[\p{L}\d$])/giu, 'with '],
  [/(?<=^|[\p{L}\d,;&] )w (?=\p{L}{2,})/gu, 'with '],
  [/(?<=^|[\p{L}\d,;&] )@ ?(?=\p{L})/gu, 'at '],
  [/(?<=\d\+?) ?\/ ?hr\b/gi, '/hour'],
  [/(?<=\d\+) hr\b/gi, ' an hour'],
  [/(?<=\$ )4(?= \p{Ll})/gu, 'for'],
  [/(?<=(?:\$ ?|\b(?:make|pays?|at|need|earn|for|get) )\d\d(?:\.\d+)?\+?) hr\b/gi, ' an hour'],
  [/\bb\/c\b/gi, 'because'],
  [/\bb4\b/gi, 'before'],
  [/\b1(?::| on | to | ?- ?)1\b/gi, 'one on one'],
  [/(?<=\p{L}{2} )u(?= \p{Ll})/gu, 'you'],
  [/(?<=\b(?:we|they|you|who|what|where|kids|nights|days|weekends|hours|tips|\p{Ll}{3,}s) )r(?= \p{Ll}{2,})/gu, 'are'],
  [/(?<=\b(?:used|want|need|have|got|going|like|able) )2(?= \p{Ll})/gu, 'to'],
  [
    /(?<=\b(?:pay|pays|paid|paying|school|look|looking|ask|asking|wait|waiting|work|working|good|money|bill) )4(?= \p{Ll}{2,})/gu,
    'for',
  ],
  [
    /\b(help|work|do|go|look|gett|mak|tak|driv|kill|finish|teach|learn|fix|sell|clean|cook|think|try|want|hop|liv|start|com|deal|talk|run(?:n)|mov|build|weld|paint)in(?=[ ,.;!?]|$)/gi,
    '$1ing',
  ],
  [/\b(?:wanna|wana)\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\b(?:tryna|trynna)\b/gi, 'trying to'],
  [/\bdunno\b/gi, 'don’t know'],
  [/\boutta\b/gi, 'out of'],
  [
    /\b[iI]d(?= (?:be|like|love|make|do|rather|want|need|take|go|have|say|prefer|also|even|never|work|say|try|consider)\b)/g,
    'I’d',
  ],
  [/\bkinda\b/gi, 'kind of'],
  [/\blil\b/gi, 'little'],
  [
    /(?<=\b(?:staff|senior|sr\.?|principal|lead|software|data|process|field|test|systems|network|civil|mech|elec|sales) )eng\b\.?/gi,
    'engineer',
  ],
  [/\bon ?call\b/gi, 'on-call'],
  [/\bowner[- ]op(?:s|erator)?\b|\bo\/o\b/gi, 'owner-operator'],
  [/(?<=^|[,/] ?|\bor )est(?= or\b|,|\/| ?$)/gi, 'estimator'],
  [/(?<=\b(?:good|health|med|medical|dental|real|decent) )ins\b/gi, 'insurance'],
  [/\b(?:6|six)[- ]?fig(?:ure)?s?\b/gi, 'six figures'],
  [/(?<=\b(?:go|back|want|need|like|try|able|how) )2(?= (?:school|college|get|be|do|work))/gi, 'to'],
  [/ ?(?:->|→|=>) ?/g, ', then '],
  [/\bdr'?s? office\b/gi, 'doctor’s office'],
  [/\brn(?= ?$)(?<=\b(?:money|pay|school|work|job|that|it|much) rn)/g, 'right now'],
]
