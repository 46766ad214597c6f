import type { Explanation } from './explanation.ts'

const assessment: Explanation[] = [
  {
    file: 'services/assessment/src/domain/read-answers.ts',
    text: 'const timelines = questions.flatMap(',
    why: 'adds a timeframe that no line of the goals begins with ("undefined: ", "Stryker was here: ")',
  },
  {
    file: 'services/assessment/src/domain/read-answers.ts',
    text: 'found.value === null)',
    mutators: ['ConditionalExpression'],
    why: 'null never comes so far, as findAnswer takes it for no answer; the check is for the compiler',
  },
  {
    file: 'services/assessment/src/domain/read-answers.ts',
    text: "const option = typeof name === 'string' ? optionNamed(options, name)",
    mutators: ['ConditionalExpression'],
    why: 'what is no text equals no value and no label either; the check is for the compiler',
  },
  {
    file: 'services/assessment/src/domain/unknown-answers.ts',
    text: 'return []',
    mutators: ['ArrayDeclaration'],
    why: 'lets an answer pass whose key is "Stryker was here"',
  },
  {
    file: 'services/assessment/src/domain/build-basic-profile.ts',
    text: 'valuesOrder = []',
    mutators: ['ArrayDeclaration'],
    why: 'a name that is not among the ticked values is left out again in the next line',
  },
  {
    file: 'services/assessment/src/domain/build-basic-profile.ts',
    text: 'a[0] < b[0]',
    mutators: ['EqualityOperator'],
    why: 'no scale is in the list twice',
  },
  {
    file: 'services/assessment/src/domain/build-basic-profile.ts',
    text: "replace(/[^a-z]+/g, '_')",
    mutators: ['Regex'],
    why: 'no option of the fixed lists has two signs in a row',
  },
  {
    file: 'services/assessment/src/domain/build-profile.ts',
    text: 'const key = label.toLowerCase()',
    mutators: ['MethodExpression'],
    why: 'both cases compare alike; letters with only one case apart',
  },
  {
    file: 'services/assessment/src/domain/build-profile.ts',
    text: "const word = preference?.trim().toLowerCase() ?? ''",
    mutators: ['StringLiteral'],
    why: 'any word that is not one of the four answers becomes none',
  },
  {
    file: 'services/assessment/src/domain/held-skills.ts',
    text: 'a.skillId < b.skillId',
    mutators: ['EqualityOperator'],
    why: 'nobody holds a skill twice',
  },
]

const learning: Explanation[] = [
  {
    file: 'services/learning/src/domain/suggestions.ts',
    text: 'a.skillId < b.skillId',
    mutators: ['EqualityOperator'],
    why: 'nobody holds a skill twice',
  },
  {
    file: 'services/learning/src/domain/unique-skills.ts',
    text: 'const key = skill.toLowerCase()',
    mutators: ['MethodExpression'],
    why: 'both cases compare alike; letters with only one case apart',
  },
]

const game: Explanation[] = [
  {
    file: 'services/game/src/domain/calibration.ts',
    text: 'known.set(difficulty, curves)',
    mutators: ['CallExpression'],
    why: 'the curves are kept to save time; computed again they are the same',
  },
  {
    file: 'services/game/src/domain/calibration.ts',
    text: 'if (!right) return cell',
    mutators: ['ConditionalExpression'],
    why: 'there are as many curves as cells; the check is for the compiler',
  },
  {
    file: 'services/game/src/domain/shuffle.ts',
    text: 'last > 0',
    mutators: ['EqualityOperator'],
    why: 'one turn more changes the first place with itself',
  },
]

const identity: Explanation[] = [
  {
    file: 'services/identity/src/domain/device-name.ts',
    text: "userAgent = ''",
    mutators: ['StringLiteral'],
    why: 'no browser and no system is known by the other text either',
  },
  {
    file: 'services/identity/src/domain/activity-words.ts',
    text: 'row.subject === null ? undefined',
    mutators: ['ConditionalExpression'],
    why: 'no name is kept under null; the check is for the compiler',
  },
  {
    file: 'services/identity/src/domain/password-rules.ts',
    text: "firstName = '', lastName = ''",
    mutators: ['StringLiteral'],
    why: 'a password would have to hold "strykerwashere"',
  },
  {
    file: 'services/identity/src/domain/password-rules.ts',
    text: "const [local = '', domain = '']",
    mutators: ['StringLiteral'],
    why: 'a checked address has both parts; the defaults are for the compiler',
  },
  {
    file: 'services/identity/src/domain/profile-completeness.ts',
    text: 'skills !== undefined && skills < SKILLS_WANTED',
    mutators: ['ConditionalExpression'],
    why: 'undefined is not less than a number; the check is for the compiler',
  },
  {
    file: 'services/identity/src/domain/secret-token.ts',
    text: 'token !== undefined && TOKEN.test(token)',
    mutators: ['ConditionalExpression'],
    why: '"undefined" has not the length of a token; the check is for the compiler',
  },
]

const jobs: Explanation[] = [
  {
    file: 'services/jobs/src/domain/level-and-kind.ts',
    text: "const { stated = '', title, text = '', months }",
    mutators: ['StringLiteral'],
    why: 'the other text names no level and no years either',
  },
  {
    file: 'services/jobs/src/domain/match.ts',
    text: "sum + (kind === 'must' ? MUST_WEIGHT : 1)",
    mutators: ['ArithmeticOperator'],
    why: 'sums are only divided by one another: two negative ones give the same share',
  },
  {
    file: 'services/jobs/src/domain/pay.ts',
    text: 'if (factor === undefined ||',
    mutators: ['ConditionalExpression'],
    why: 'an amount times an unknown factor is none either; the check is for the compiler',
  },
  {
    file: 'services/jobs/src/domain/pay.ts',
    text: 'if (min !== undefined && max !== undefined && min > max)',
    mutators: ['ConditionalExpression', 'LogicalOperator', 'EqualityOperator'],
    why: 'a missing end is not greater than another, which only the compiler has to be told; equal ends change places unseen',
  },
  {
    file: 'services/jobs/src/domain/pay.ts',
    text: "const [, low = '', lowK, high, highK, unit] = found",
    mutators: ['StringLiteral'],
    why: 'whatever is found has a first amount; the default is for the compiler',
  },
  {
    file: 'services/jobs/src/domain/plain-text.ts',
    text: 'while (at < html.length)',
    mutators: ['EqualityOperator'],
    why: 'at the end nothing is found and nothing is added',
  },
  {
    file: 'services/jobs/src/domain/plain-text.ts',
    text: ' < 0',
    mutators: ['EqualityOperator'],
    why: 'what is searched for behind a "<" never stands at the first place',
  },
  {
    file: 'services/jobs/src/domain/skill-index.ts',
    text: 'start < tokens.length',
    mutators: ['EqualityOperator'],
    why: 'at the end no word is left to begin a skill',
  },
]

/** Survivors in the other services. */
export const services: Explanation[] = [...assessment, ...learning, ...game, ...identity, ...jobs]
