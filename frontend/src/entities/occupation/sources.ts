/** What a source letter behind a sentence or a figure stands for; the same letters as in the reports. */
const names: Readonly<Record<string, string>> = {
  Y: 'your answers',
  O: 'O*NET 29.3, May 2025',
  W: 'BLS wages, US national May 2024, by state May 2025',
  P: 'BLS projections, 2024–34',
  H: 'BLS Occupational Outlook Handbook, 2024–34',
  Q: 'BLS requirements survey, 2020; telework 2023',
  L: 'labor condition applications, a sample of 2011 to 2025',
  G: 'a rule or a certifying body, named in the sentence',
  N: 'tuition and fees of public colleges, NCES, 2019–20',
  F: 'crosswalk of fields of study and occupations, NCES and BLS, 2020',
  T: 'registered apprenticeship terms, U.S. Department of Labor, 2020',
  A: 'task labels, Eloundou and others, 2023',
  B: 'AI seen in use, Tomlinson and others, 2025',
  C: 'machine-learning suitability, Nesta, 2021',
  D: 'computerization, Frey and Osborne, 2013',
  R: 'research reviews on interest fit, 2017 and 2020',
  K: 'calculated by Waymark from these',
  E: 'our own estimate, with no data behind it',
}
const order = 'YOWPHQLGNFTABCDRKE'

/** Letters without repeats, in one order everywhere; unknown ones are dropped. */
export function sourceLetters(groups: Iterable<string>): string[] {
  const found = new Set([...groups].join(''))
  return [...order].filter((letter) => found.has(letter))
}

export function sourceName(letter: string): string {
  return names[letter] ?? letter
}
