import type { Explanation } from './explanation.ts'

const inDomain = (file: string) => `services/skills/src/domain/${file}`

const titles: Explanation[] = [
  {
    file: inDomain('catalogue/titles/title-index.ts'),
    text: 'if (words.length === 0) return []',
    mutators: ['ConditionalExpression'],
    why: 'without words no title shares any: the list is empty anyhow',
  },
  {
    file: inDomain('catalogue/titles/spelling.ts'),
    text: 'byLength.get(length) ?? []',
    mutators: ['ArrayDeclaration'],
    why: 'adds a word with a capital, which never begins as a lower-case word does',
  },
  {
    file: inDomain('catalogue/titles/spelling.ts'),
    text: 'let before: number[] = []',
    mutators: ['ArrayDeclaration'],
    why: 'is read from the second row on, when it has been replaced',
  },
  {
    file: inDomain('catalogue/titles/title-index.ts'),
    text: 'likeness < LEAST_LIKENESS',
    mutators: ['EqualityOperator'],
    why: 'no two titles are alike by three tenths exactly',
  },
  {
    file: inDomain('catalogue/titles/title-index.ts'),
    text: '< LEAST_CONFIDENCE',
    mutators: ['EqualityOperator'],
    why: 'no score below that of the same words is three tenths exactly',
  },
  {
    file: inDomain('catalogue/titles/title-index.ts'),
    text: '>= LEAST_SHARE',
    mutators: ['EqualityOperator'],
    why: 'no share of the votes is three hundredths exactly',
  },
  {
    file: inDomain('catalogue/titles/title-words.ts'),
    text: 'if (!/[^a-z0-9+# ]/.test(text)) return',
    mutators: ['ConditionalExpression', 'Regex'],
    why: 'a shorter way to the same words, for titles without signs',
  },
  {
    file: inDomain('catalogue/titles/title-words.ts'),
    text: 'const joins = new RegExp(',
    mutators: ['ArrowFunction'],
    why: 'matches every title, whose words are then looked for one by one; it saves time only',
  },
]

const goals: Explanation[] = [
  {
    file: inDomain('goals/words/phrase-titles.ts'),
    text: 'return beside ?',
    mutators: ['ArrayDeclaration'],
    why: 'looks up one more word, which no title has',
  },
  {
    file: inDomain('goals/goals.ts'),
    text: 'if (index !== undefined) weights[index] =',
    mutators: ['ConditionalExpression'],
    why: 'a typed array keeps nothing at no place; the check is for the compiler',
  },
  {
    file: inDomain('goals/goals.ts'),
    text: 'if (index !== undefined && weight === greatest) chief[index] =',
    mutators: ['ConditionalExpression'],
    why: 'a typed array keeps nothing at no place; the check is for the compiler',
  },
  {
    file: inDomain('goals/goals.ts'),
    text: 'if (weight === 0) return',
    mutators: ['ConditionalExpression'],
    why: 'the neighbors of what was not asked for get 0 as well; it saves looking for them',
  },
  {
    file: inDomain('goals/read-goal.ts'),
    text: 'presentCode === undefined ? undefined',
    mutators: ['ConditionalExpression'],
    why: 'no code has no place; the check is for the compiler',
  },
]

/** Survivors in the reading of titles and goals. */
export const skillsReading: Explanation[] = [...titles, ...goals]
