import type { Explanation } from './explanation.ts'

const inDomain = (file: string) => `services/skills/src/domain/${file}`

/** What holds wherever it is written. */
const everywhere: Explanation[] = [
  {
    file: inDomain(''),
    text: 'id < b.',
    mutators: ['EqualityOperator'],
    why: 'no id is in a list twice',
  },
  {
    file: inDomain(''),
    text: 'asked !== undefined && held !== undefined',
    mutators: ['ConditionalExpression', 'LogicalOperator'],
    why: 'a comparison with undefined is false anyhow; the check is for the compiler',
  },
]

const names: Explanation[] = [
  {
    file: inDomain('catalogue/catalogue.ts'),
    text: 'a.name.toLowerCase() < b.name.toLowerCase()',
    mutators: ['EqualityOperator'],
    why: 'no two entries have one name',
  },
  {
    file: inDomain('catalogue/catalogue.ts'),
    text: "SKILL_PHRASES[id.replaceAll('-', ' ')] ?? []",
    mutators: ['ArrayDeclaration'],
    why: 'adds an id that no scale has, and such ids are left out below',
  },
  {
    file: inDomain('catalogue/skill-names.ts'),
    text: 'const longest = ',
    mutators: ['StringLiteral'],
    why: 'a greater bound: runs longer than the longest known phrase are no phrase; it saves look-ups only',
  },
  {
    file: inDomain('catalogue/skill-names.ts'),
    text: 'let length = Math.min(longest, words.length - 1)',
    mutators: ['MethodExpression', 'ArithmeticOperator'],
    why: 'a greater bound: the whole name was looked up before, and longer runs do not exist; it saves look-ups only',
  },
  {
    file: inDomain('person/quiz-evidence.ts'),
    text: 'items === null',
    mutators: ['ConditionalExpression'],
    why: 'null adds nothing to the answers and to what was right',
  },
  {
    file: inDomain('person/quiz-evidence.ts'),
    text: 'STRONG - 1e-9',
    mutators: ['EqualityOperator'],
    why: 'the billionth is a tolerance for binary fractions; no share of answers lies on it',
  },
  {
    file: inDomain('catalogue/skill-demand.ts'),
    text: "'tool'",
    mutators: ['StringLiteral'],
    why: 'the word only tells the kinds apart, and stays another than theirs',
  },
  {
    file: inDomain('catalogue/skill-demand.ts'),
    text: "?? 'practice'",
    mutators: ['StringLiteral'],
    why: 'the word only tells the kinds apart, and stays another than theirs',
  },
]

const reasons: Explanation[] = [
  {
    file: inDomain('matching/gaps.ts'),
    text: 'const size = short > 0 ?',
    mutators: ['EqualityOperator'],
    why: 'both branches are 0 where nothing is short',
  },
  {
    file: inDomain('explain/reasons.ts'),
    text: 'a.kind < b.kind',
    mutators: ['EqualityOperator'],
    why: 'no kind is in the list twice',
  },
  {
    file: inDomain('explain/reasons.ts'),
    text: 'sorted.filter(({ size }) => size',
    mutators: ['EqualityOperator'],
    why: 'no reason has a size of 0',
  },
  {
    file: inDomain('explain/reasons.ts'),
    text: 'return refusal ? [{',
    mutators: ['ArrayDeclaration'],
    why: 'what has no size is on neither side',
  },
  {
    file: inDomain('explain/reasons.ts'),
    text: "return { kind: 'national_only'",
    mutators: ['UnaryOperator'],
    why: 'its strength is told, whatever its sign',
  },
  {
    file: inDomain('explain/reasons-person.ts'),
    text: 'a.name < b.name',
    mutators: ['EqualityOperator'],
    why: 'equal names read the same in either order',
  },
  {
    file: inDomain('explain/reasons-market.ts'),
    text: 'present >= 0 && exposure.middle <= present - 10',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'ten points below 0 or less there is nothing; the reading of this job is 0 at least',
  },
  {
    file: inDomain('explain/would-change.ts'),
    text: 'target > 0 && pay > 0 && pay < target',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'no pay above 0 lies under a goal of 0',
  },
]

/** Survivors in the skills service; those of what it chooses and works out stand in skills-choice.ts. */
export const skills: Explanation[] = [...everywhere, ...names, ...reasons]
