import type { Explanation } from './explanation.ts'

const at = (file: string, text: string, why: string, ...mutators: string[]): Explanation => ({
  file: `frontend/src/${file}`,
  text,
  why,
  ...(mutators.length > 0 && { mutators }),
})

/** Survivors in the frontend. */
export const frontend: Explanation[] = [
  at('entities/report/payment-id.ts', "?? '{}'", 'an empty text is no JSON, and what throws gives no ids below', 'StringLiteral'),
  at(
    'entities/report/payment-id.ts',
    "typeof stored === 'object' && stored ?",
    'anything else has no entries, or entries under names that no report has; what throws gives no ids below',
    'ConditionalExpression',
    'LogicalOperator',
    'ArrayDeclaration',
  ),
  at(
    'entities/occupation/sources.ts',
    "join('')",
    'the text between the groups would hold no letter of a source',
    'StringLiteral',
  ),
  at(
    'features/detailed-assessment/draft.ts',
    'person === guest ? undefined',
    'a guest without a draft has none to carry either',
    'ConditionalExpression',
  ),
  at('lib/draft-store.ts', 'text === null', 'null read as JSON is null, which is no draft', 'ConditionalExpression'),
  at('lib/draft-store.ts', '} catch {', 'a function that says nothing answers undefined as well', 'BlockStatement'),
  at(
    'entities/question/validate-answers.ts',
    'if (message)',
    'a form shows nothing for an undefined message',
    'ConditionalExpression',
  ),
  at('entities/question/validate-answers.ts', '[0]?.message', 'what does not decode has at least one fault', 'OptionalChaining'),
  at('entities/question/wire-answers.ts', 'timelines ?? []', 'no answer stands under that name', 'ArrayDeclaration'),
  at('lib/use-draft.ts', '[', 'a page belongs to one person for as long as it lives', 'ArrayDeclaration'),
  at('features/basic-assessment/arrive.ts', 'preventScroll', 'jsdom does not scroll', 'ObjectLiteral', 'BooleanLiteral'),
  at(
    'features/detailed-assessment/chapters/equal-ratings.ts',
    'given < of',
    'an item that is open is not equal to the others either',
    'ConditionalExpression',
  ),
  at('features/detailed-assessment/chapters/filled-levels.ts', 'elements = []', 'no element has that name', 'ArrayDeclaration'),
  at('features/detailed-assessment/chapters/filled-levels.ts', '?? []', 'a text is no rated element', 'ArrayDeclaration'),
  at(
    'features/detailed-assessment/chapters/use-chapters.ts',
    'found < 0',
    'the first screen belongs to the first chapter, so it is never the next one',
    'EqualityOperator',
  ),
  at(
    'features/detailed-assessment/chapters/screens.ts',
    'last.parts.some(({ items })',
    'a part of a cut list stands alone on its screen',
    'MethodExpression',
  ),
  at(
    'features/detailed-assessment/report/use-report-flow.ts',
    'progress?.paid',
    'nothing is waited for before there is progress',
    'OptionalChaining',
  ),
  at(
    'entities/report/use-report-progress.ts',
    'old + 1',
    'any other number opens another stream',
    'ArithmeticOperator',
    'ArrayDeclaration',
  ),
  at(
    'entities/report/use-report-progress.ts',
    'return () => {',
    'a sample that comes late is of another report, which is not shown',
    'BlockStatement',
  ),
  at(
    'entities/report/use-report-progress.ts',
    'wanted = false',
    'a sample that comes late is of another report, which is not shown',
    'BooleanLiteral',
  ),
]
