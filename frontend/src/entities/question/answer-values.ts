import * as t from 'io-ts'

/** An answer as the form holds it; what each question kind puts here is said in `wire-answers.ts`. */
export const answerValue = t.union([t.number, t.string, t.array(t.string), t.record(t.string, t.union([t.number, t.string]))])
export type AnswerValue = t.TypeOf<typeof answerValue>
export type Answers = Readonly<Record<string, AnswerValue | undefined>>
