import fc from 'fast-check'

const digits = (zero: number) => (value: number) =>
  [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
/** First digits of Arabic, Persian, Devanagari, Bengali, Thai, full width, mathematical bold, double-struck and monospace. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7f6]
const words = (
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen nineteen twenty thirty forty fifty sixty ' +
  'ninety hundred thousand million billion dozen dozens fourty ninty twenties'
).split(' ')
const units = ['percent', 'per cent', '%', 'dollars', 'years', 'months', 'weeks', 'jobs', 'people', 'times', 'points', '']
const unit = fc.constantFrom(...units)
const word = fc.constantFrom(...words)
const count = fc.integer({ min: 0, max: 2_000_000 })
const glue = fc.constantFrom('\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u180e')

/** Whole phrases that say a number, a share, a sum, a range or a date, each in another way. */
const written: readonly string[] = [
  ...[
    'half of them',
    'two thirds',
    'a third of it',
    'three quarters',
    'a tenth',
    'an eighth',
    'one in ten',
    'a couple',
    'a dozen ways',
  ],
  ...[
    'thirty-odd people',
    'twenty-five',
    'forty-something',
    'ten to twelve weeks',
    'between two and three years',
    'twice as much',
  ],
  ...[
    'thrice',
    'double that',
    'tripled',
    'tenfold',
    'a fortnight',
    'a decade',
    'a century',
    'umpteen',
    'fifty-fifty',
    'zero risk',
  ],
  ...[
    'on March 3',
    'by Monday',
    'in December',
    'the third of May',
    'next year',
    'within a month',
    'in a week',
    'the 1st',
    'the 22nd',
  ],
  ...[
    '½',
    '⅔',
    '¼ of it',
    'Ⅻ',
    'ⅷ',
    '①',
    '㉓',
    '🔟',
    '1️⃣',
    '十二',
    '百',
    '٪ ٥',
    'xii',
    'xxiv',
    'XIV',
    'MMXXVI',
    '10k',
    '5x',
    '0x1F',
    '1e6',
  ],
  ...['doce', 'veinte', 'zwölf', 'zwanzig', 'vingt', 'douze', 'quarante', 'dodici', 'twaalf', 'двадцать', 'двенадцать', 'δώδεκα'],
  ...[
    '$70,000',
    '€ 5',
    '£9',
    '70.000',
    '7 000',
    '8 %',
    '12–14',
    '3/4',
    '3:30',
    '+15',
    '-3',
    'No. 1',
    'top ten',
    'a hundred percent',
  ],
  ...[
    'tw3lve',
    't w e l v e',
    't-w-e-l-v-e',
    't.w.e.l.v.e',
    'twelveish',
    'twelvepercent',
    'fortyfive',
    'sixtynine',
    'thirtysomething',
  ],
  ...['a millionaire', 'a majority', 'everybody', 'a lakh', 'ten grand', 'a score of jobs', 'hourly', 'daily', 'a lifetime'],
]

/** A number in any disguise that we could think of; none of them may pass the gate where the original does not hold it. */
export const disguisedFigure: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...written),
  fc.tuple(count, unit).map(([value, of]) => `${value} ${of}`.trim()),
  fc.tuple(count, unit).map(([value, of]) => `${value.toLocaleString('en-US')} ${of}`.trim()),
  fc.tuple(fc.constantFrom(...zeros), count).map(([zero, value]) => digits(zero)(value)),
  fc.tuple(word, unit).map(([value, of]) => `${value} ${of}`.trim()),
  fc.tuple(word, word).map(([a, b]) => `${a}-${b}`),
  fc.tuple(word, word).map(([a, b]) => `${a} to ${b}`),
  word.map((value) => value.toUpperCase()),
  fc.tuple(word, glue, fc.nat()).map(([value, invisible, at]) => {
    const place = 1 + (at % (value.length - 1))
    return value.slice(0, place) + invisible + value.slice(place)
  }),
  fc.tuple(word, fc.nat()).map(([value, at]) => homoglyph(value, at)),
)

/** One letter of the word as a letter of another script that looks the same. */
function homoglyph(value: string, at: number): string {
  const twins: Record<string, string> = {
    a: 'а',
    e: 'е',
    o: 'о',
    i: 'і',
    x: 'х',
    y: 'у',
    h: 'һ',
    s: 'ѕ',
    d: 'ԁ',
    n: 'ո',
    u: 'υ',
    v: 'ν',
    w: 'ԝ',
    t: 'τ',
  }
  const places = [...value].flatMap((letter, index) => (twins[letter] ? [index] : []))
  const place = places[at % places.length] ?? 0
  return value.slice(0, place) + (twins[value[place] ?? ''] ?? '') + value.slice(place + 1)
}
