/** Writes what people shorten when they type as it would be said: "w/ tips", "b4 i retire", "mktg @ the hosp". */
export const longForms = (text: string): string =>
  FORMS.reduce((rest, [short, long]) => rest.replace(short, long), text).replace(WORDS, (word) => inFull(word))

function inFull(word: string): string {
  const long = SHORT.get(word.toLowerCase().replace(/\.$/, ''))
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

const SHORT: ReadonlyMap<string, string> = new Map(
  (
    'abt:about appt:appointment assoc:associate benes:benefits bennies:benefits bldg:building biz:business btwn:between ' +
    'coord:coordinator instr:instructor ctr:center cust:customer def:definitely dept:department elec:electrical engr:engineer ' +
    'exp:experience gov:government govt:government hosp:hospital hrly:hourly maint:maintenance mby:maybe mb:maybe ' +
    'mech:mechanical mfg:manufacturing mktg:marketing mx:maintenance mtg:meeting natl:national perm:permanent pls:please plz:please ' +
    'merch:merchandising inv:inventory shldr:shoulder shldrs:shoulders ppl:people prob:probably prod:production prolly:probably purch:purchasing qual:quality recep:receptionist ' +
    'smth:something smthn:something smthng:something somethin:something sumthin:something svc:service szn:season ' +
    'tmrw:tomorrow tho:though thru:through thx:thanks til:until wkend:weekend wrk:work'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)
const WORDS = new RegExp(`\\b(?:${[...SHORT.keys()].join('|')})\\b(?:\\.(?= (?-i:\\p{Ll})))?(?![\\w'’/-])`, 'giu')
