import type { Explanation } from './explanation.ts'

const src = 'services/shared/contracts/src'

/** Names of codecs. io-ts asks for one; only a fault of ours ("No JSON Schema for codec ...") shows it. */
const codecNames: Explanation[] = [
  ['codec/part-date.ts', 'PartDate'],
  ['codec/primitives.ts', 'OneOf'],
  ['codec/primitives.ts', 'Number'],
  ['codec/primitives.ts', 'IntegerParam'],
  ['codec/primitives.ts', 'Uuid'],
  ['codec/primitives.ts', 'Email'],
  ['codec/primitives.ts', 'Instant'],
  ['codec/primitives.ts', 'Nothing'],
  ['codec/web-link.ts', 'WebLink'],
  ['codec/web-link.ts', 'WebAddress'],
  ['models/assessment/assessment.ts', 'WorkValue'],
  ['models/assessment/assessment.ts', 'DetailedAssessment'],
  ['models/assessment/assessment.ts', 'GuestAssessment'],
  ['models/game.ts', 'TwoToFour'],
  ['models/resume/json-resume.ts', 'MaybeEmail'],
  ['models/learning.ts', 'LearningModule'],
  ['models/learning.ts', 'LearningModuleDetail'],
  ['models/learning.ts', 'LearningPath'],
  ['models/learning.ts', 'LearningPathDetail'],
].map(([file, name]) => ({
  file: `${src}/${file}`,
  text: `'${name}'`,
  mutators: ['StringLiteral'],
  why: 'the name of a codec is for developers alone',
}))

/** Survivors in the contracts. */
export const contracts: Explanation[] = [
  ...codecNames,
  {
    file: `${src}/codec/errors.ts`,
    text: 'branches(context[i - 1]?.type)',
    mutators: ['OptionalChaining'],
    why: 'the first place of a context has no key and is left out before; the check is for the compiler',
  },
  {
    file: `${src}/codec/errors.ts`,
    text: 'last?.actual === undefined',
    mutators: ['OptionalChaining'],
    why: 'a context is never empty; the check is for the compiler',
  },
  {
    file: `${src}/codec/primitives.ts`,
    text: "typeof u === 'number' && Number.isFinite(u)",
    mutators: ['ConditionalExpression'],
    why: 'isFinite is false for what is no number; the check is for the compiler',
  },
  {
    file: `${src}/codec/primitives.ts`,
    text: "typeof value === 'number' && Number.isInteger(value)",
    mutators: ['ConditionalExpression'],
    why: 'isInteger is false for what is no number; the check is for the compiler',
  },
  {
    file: `${src}/codec/web-link.ts`,
    text: "const address = typeof u === 'string' ? u.trim() : ''",
    mutators: ['StringLiteral'],
    why: 'no text that is not an address makes a difference: both are refused',
  },
  {
    file: `${src}/models/resume/convert-json-resume.ts`,
    text: 'basics?.profiles ?? []',
    mutators: ['ArrayDeclaration'],
    why: 'a profile without an address is left out',
  },
  {
    file: `${src}/models/resume/convert-json-resume.ts`,
    text: '(hidden ? [section] : [])',
    mutators: ['ArrayDeclaration'],
    why: 'no section has the added name',
  },
  {
    file: `${src}/models/resume/resume-sheet.ts`,
    text: "const [year = '', month, day] = date.split('-')",
    mutators: ['StringLiteral'],
    why: 'a split text has a first part; the default is for the compiler',
  },
  {
    file: `${src}/models/resume/resume-sheet.ts`,
    text: "months[Number(month) - 1] ?? ''",
    mutators: ['StringLiteral'],
    why: 'a date of the contract has a month from 01 to 12; the default is for the compiler',
  },
  {
    file: `${src}/models/identity/timeline.ts`,
    text: "const answer = timeline === undefined ? ''",
    mutators: ['StringLiteral'],
    why: 'a line without a timeframe is no answer whatever it holds: the next line asks for both',
  },
  {
    file: `${src}/models/identity/timeline.ts`,
    text: 'if (timeline !== undefined && answer)',
    mutators: ['ConditionalExpression'],
    why: 'a line without a timeframe has an empty answer; the check is for the compiler',
  },
  {
    file: `${src}/openapi.ts`,
    text: '(schema.required ?? []).includes(name)',
    mutators: ['ArrayDeclaration'],
    why: 'no parameter has the added name',
  },
  {
    file: `${src}/text/truncate.ts`,
    text: "granularity: 'grapheme'",
    mutators: ['ObjectLiteral'],
    why: 'graphemes are what a segmenter makes unless told otherwise',
  },
  {
    file: `${src}/text/truncate.ts`,
    text: '?.index ?? 0',
    mutators: ['OptionalChaining'],
    why: 'the place lies within the text, as shorter texts were returned before; the check is for the compiler',
  },
]
