/** Source marks: one letter behind a figure. The last page of every report resolves them. */
export type SourceLetter = 'Y' | 'O' | 'W' | 'P' | 'H' | 'Q' | 'L' | 'G' | 'N' | 'A' | 'B' | 'C' | 'D' | 'R' | 'K' | 'E'

export interface Source {
  /** As the source line of a page names it. */
  short: string
  what: string
  edition: string
  cannotTell: string
}

export const SOURCES: Record<SourceLetter, Source> = {
  Y: {
    short: 'your answers',
    what: 'Your answers, ratings and own words',
    edition: 'the day of this report',
    cannotTell: 'How you would answer on another day',
  },
  O: {
    short: 'O*NET 29.3',
    what: 'O*NET: interests, values, skills, knowledge, tasks, preparation',
    edition: '29.3, May 2025, CC BY 4.0',
    cannotTell: 'Interests are read from texts by machine (2023); most values date from 2008',
  },
  W: {
    short: 'BLS wages (US May 2024, states May 2025)',
    what: 'BLS Occupational Employment and Wage Statistics',
    edition: 'May 2020 to May 2024, public domain',
    cannotTell: 'Your state; benefits; what a newcomer is paid; the self-employed',
  },
  P: {
    short: 'BLS projections 2024–34',
    what: 'BLS Employment Projections: jobs, openings, usual entry',
    edition: '2024–34, public domain',
    cannotTell: 'Shocks: it is a projection, and such projections have missed before',
  },
  H: {
    short: 'BLS Outlook Handbook 2024–34',
    what: 'BLS Occupational Outlook Handbook',
    edition: '2024–34, public domain',
    cannotTell: 'Your employer: it describes what is usual in the country',
  },
  Q: {
    short: 'BLS requirements survey 2020, home work 2023',
    what: 'BLS Occupational Requirements Survey',
    edition: '2020; home work 2023; public domain',
    cannotTell: 'Small occupations, and years after 2020',
  },
  L: {
    short: 'filings of employers 2011–25',
    what: 'Titles in labor condition applications, a sample (U.S. Department of Labor)',
    edition: 'fiscal years 2011–25, public domain',
    cannotTell: 'Job ads: much computing and health, few trades',
  },
  G: {
    short: 'a rule or certifying body, named in the text',
    what: 'The rule or certifying body that the text names',
    edition: 'read in November 2026',
    cannotTell: 'Your state, and changes since: look it up',
  },
  N: {
    short: 'college prices 2019–20 (NCES)',
    what: 'Tuition and required fees of public colleges (NCES, Digest of Education Statistics 2020, table 330.20)',
    edition: '2019–20, public domain',
    cannotTell: 'Your school, this year’s price, private schools, grants',
  },
  A: {
    short: 'task labels (Eloundou and others)',
    what: 'Task labels by people and by a model (Eloundou and others, “GPTs are GPTs”)',
    edition: '2023–24, MIT',
    cannotTell: 'Whether anyone uses it, or pays for it',
  },
  B: {
    short: 'seen in use (Microsoft)',
    what: 'AI applicability from observed chats (Tomlinson and others, Microsoft)',
    edition: '2025, CC BY 4.0',
    cannotTell: 'Work inside special software; one company’s users only',
  },
  C: {
    short: 'machine-learning suitability (Nesta)',
    what: 'Machine-learning suitability (Nesta, Mapping Career Causeways)',
    edition: '2021, MIT',
    cannotTell: 'European job groups, averaged; made before chat models',
  },
  D: {
    short: 'Frey and Osborne 2013',
    what: 'Frey and Osborne, The Future of Employment',
    edition: '2013, figures of the paper',
    cannotTell: 'Today’s AI; it runs against A and B',
  },
  R: {
    short: 'research reviews',
    what: 'Research reviews on interest fit',
    edition: 'Nye and others 2017; Hoff and others 2020',
    cannotTell: 'One person’s case',
  },
  K: {
    short: 'calculated by Waymark',
    what: 'Calculated by Waymark from the sources above',
    edition: 'this report',
    cannotTell: 'More than the figures it is made from',
  },
  E: {
    short: 'our estimate, no data behind it',
    what: 'Our own estimate, with no data behind it',
    edition: 'this report',
    cannotTell: 'It can be far off',
  },
}

/** A source as a report uses it: the wages of a state that was named are of an edition of their own. */
export function sourceFor(letter: SourceLetter, state: string | undefined): Source {
  const source = SOURCES[letter]
  if (letter !== 'W' || !state) return source
  return {
    ...source,
    edition: `May 2020 to May 2024; ${state}: May 2025; public domain`,
    cannotTell: 'Your county; benefits; what a newcomer is paid; the self-employed',
  }
}

const ORDER: SourceLetter[] = ['Y', 'O', 'W', 'P', 'H', 'Q', 'L', 'G', 'N', 'A', 'B', 'C', 'D', 'R', 'K', 'E']

/** Letters without repeats, in the one order every page uses. Unknown letters are dropped. */
export function orderLetters(letters: Iterable<string>): SourceLetter[] {
  const found = new Set<string>()
  for (const group of letters) for (const letter of group) found.add(letter)
  return ORDER.filter((letter) => found.has(letter))
}
