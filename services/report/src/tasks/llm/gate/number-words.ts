/** Numbers in English words as alternatives of a pattern: counts, fractions, multiples, ordinals, and common misspellings of them. */
export const NUMBER_WORDS = [
  'zero|naught|nought|nil|two|three|four|five|six|seven|eight|nine|ten|eleven|twel(?:ve|v|f)|twelveish',
  '(?:thir|four|fif|six|seven|eigh|nine)teens?|(?:twen|thir|for|four|fif|six|seven|eigh|nine|nin)ty(?:ish|something|odd)?',
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ties|twos|threes|fours|fives|sixes|sevens|eights|nines|tens|elevens|twelves',
  'hundreds?|thousands?|millions?|billions?|trillions?|zillions?|gazillions?|millionaires?|lakhs?|crores?|myriads?|googols?|umpteen',
  'dozens?|scores? of|gross of|couple|pairs? of|trio|quartet|percent|percents|per cent|percentages?|permille|basis points?|grand',
  'doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|quadrupl(?:e[sd]?|ing)|quintupl(?:e[sd]?|ing)|twice|thrice|halve[sd]?|halving|half|halves',
  'thirds?|quarters?|fourths?|fifths?|sixths?|sevenths?|eighths?|eigths?|ninths?|tenths?|elevenths?|twelfths?',
  '(?:thir|four|fif|six|seven|eigh|nine)teenths?|(?:twen|thir|for|fif|six|seven|eigh|nine)tieths?|hundredths?|thousandths?|millionths?',
  '(?:two|three|four|five|six|seven|eight|nine|ten|twenty|hundred|thousand|mani|multi)[ -]?fold|majority|plurality|nobody|everybody|everyone',
].join('|')

/** Those that are often no figure: they may stand as often as in the original, wherever in it. */
export const SMALL_NUMBERS = 'one|ones|first|firstly|second|secondly|once|single|most|all|none|every|both'

/** Lengths and points of time, without their plural of kind: a rewrite names none that the original does not. */
export const TIME_WORDS = [
  'seconds|minutes?|hours?|hourly|days?|daily|weeks?|weekly|weekends?|weekdays?|fortnights?|fortnightly|months?|monthly|quarterly',
  'years?|yearly|yrs?|annual|annually|biannual|biweekly|bimonthly|semesters?|decades?|centur(?:y|ies)|lifetimes?|spring|summer|autumn|winter',
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?',
  'january|february|april|june|july|august|september|october|november|december',
  'tonight|tomorrow|yesterday|overnight|immediately|instantly|noon|midnight|mornings?|evenings?|nights?|afternoons?',
].join('|')

/** Numbers of other languages that would pass as odd words. */
export const FOREIGN_NUMBERS = new Set(
  (
    'uno dos tres cuatro cinco seis siete ocho nueve diez doce trece quince veinte treinta cuarenta cincuenta cien ciento mil medio mitad ' +
    'un deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante cent mille moitie demi ' +
    'eins zwei drei vier sechs sieben acht neun zehn elf zwolf zwanzig dreissig vierzig funfzig hundert tausend halb ' +
    'um dois quatro sete oito nove dez vinte trinta quarenta cinquenta cem due tre quattro cinque sei sette otto dieci venti trenta cento ' +
    'een twee drie vijf zes zeven negen tien twintig honderd duizend'
  ).split(' '),
)
