/** A way in which a sentence breaks where something is set into it; searched in all that reports print. */
export type Break = {
  readonly what: string
  readonly pattern: RegExp
  /** A sentence that the pattern has to catch. */
  readonly caught: string
  /** Words of charts are searched too: labels there are no sentences, and most patterns have nothing to find in them. */
  readonly inCharts?: boolean
}

export const BREAKS: readonly Break[] = [
  {
    what: 'a before a vowel sound',
    pattern:
      /\b[Aa] (?!one|once|or\b|and\b|against\b|are\b)(?:8\b|8\d\b|8[\d,]{2,}|11\b|18\b|\$8|[aio]\w|e(?!u)\w|u(?!ni[^nm]|s[aeu]|r[aeo]|ti|bi)\w|hour|honest|heir|X-ray|HR\b|MRI\b|RN\b|LPN\b|EMT\b|IT\b|FBI\b|HVAC\b|ATM\b|RFID\b|SQL\b)/,
    caught: 'To settle a quarrel is a 8 for you.',
  },
  {
    what: 'an before a consonant',
    pattern:
      /\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|uni[^nm]|us[aeu]|uti|eu|one\b|(?:[1-79]|10|1[2-79])\b|[BCDGJKPQTUVWYZ][A-Z]+\b|h(?!our|on|eir|erb))/,
    caught: 'Ask an urologist, or an university.',
  },
  {
    what: 'one of many',
    pattern:
      /(?<![\d.,$–−-])\b1 (?!is\b|was\b|does\b|has\b|as\b|less\b)(?:jobs|hours|months|weeks|years|days|ideas|posts|people|places|occupations|tasks|openings|skills|talks|steps|points|(?:smaller|more|other) [a-z]+s)\b/,
    caught: 'It keeps 1 jobs off your list.',
    inCharts: true,
  },
  {
    what: 'one behind many',
    pattern:
      /(?<!this )\b[Oo]ne (?:jobs|hours|months|weeks|years|days|ideas|people|places|occupations|tasks|openings|skills|talks|are|lie|begin)\b/,
    caught: 'One lie lower.',
  },
  {
    what: 'a place that needs one title',
    pattern: /\bplace that needs (?!an? |[a-z]+ing\b|people)/,
    caught: 'a place that needs architectural drafter',
  },
  { what: 'no of', pattern: /\b[Nn]o of\b/, caught: 'No of 3 ideas came back.' },
  {
    what: 'a word twice',
    pattern: /(?<![\w’'-])(\p{L}{2,}) \1(?![\w’'-])(?<!\b(?:that that|had had))/iu,
    caught: 'Ask in the the firm.',
  },
  {
    what: 'two stops',
    pattern:
      /(?<!\.)\.\.(?!\.)|(?<!\b(?:[ap]\.m|Ph\.D|etc|U\.S|D\.C|Inc|Sr|Jr))[.?!][”’]?[.,;:](?![\w)])|[,;:][.,;:]|[,;:][”’][.]/,
    caught: 'It ends here..',
  },
  { what: 'a blank before a stop', pattern: /[\p{L}\d”’)] [,.;:!?](?![\d.]|\w)/u, caught: 'It ends , and goes on.' },
  { what: 'quotes that do not close', pattern: /^(?:[^“”]|“[^“”]*”)*(?:”|“[^”]*$|“[^“”]*“)/, caught: 'You said “so much.' },
  { what: 'empty quotes', pattern: /“[\s.,]*”|‘[\s.,]*’|\(\s*\)/, caught: 'You said “”.' },
  {
    what: 'what a program says',
    pattern: /\bundefined\b|\bNaN\b|\[object|\bInfinity\b|\bnull\b|[{}]/,
    caught: 'It takes NaN months.',
    inCharts: true,
  },
  {
    what: 'a stop within a sentence',
    pattern: /\.[”’] \p{Ll}/u,
    caught: 'Would you want “this work.” in your week?',
  },
]

/** What people write is theirs: within quotes only how much there is counts, not how it is written. */
export function ownWordsApart(text: string): string {
  return text.replace(/“[^“”]+”/g, (quote) => (/[.!?]”$/.test(quote) ? '“Words.”' : '“Words”'))
}
