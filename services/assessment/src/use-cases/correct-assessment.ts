import { isDeepStrictEqual } from 'node:util'
import { type AnswerCorrection, detailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { check, invalid } from '@waymark/kit/decode'
import { AppError } from '@waymark/kit/errors'
import type { Context } from '../context.ts'
import { banks } from '../data/banks/banks.ts'
import { correctAnswer } from '../domain/correct-answer.ts'
import type { Owner } from '../domain/owner.ts'
import type { Assessment } from '../generated/client.ts'
import { saveDetailedAssessment } from './save-detailed-assessment.ts'

type Asked = { assessmentId: string; owner: { userId: string } | { guestKey: string }; correction: AnswerCorrection }

/** Saves the answers again with one corrected, as a new assessment; answers its id. The one before stays as it was. */
export async function correctAssessment(context: Context, { assessmentId, owner, correction }: Asked): Promise<string> {
  const row = await context.db.assessment.findFirst({ where: { id: assessmentId, ...owner } })
  if (!row) throw new AppError('not_found', 'There is no such assessment.')
  const saved = check(detailedAssessment, row.payload)
  if (!saved.ok) throw askAnew()
  const bank = banks[saved.value.assessmentType]
  const corrected = check(detailedAssessment, withoutEmpty(correctAnswer(bank.questions, saved.value, correction)))
  if (!corrected.ok) throw firstOf(corrected.errors)
  if (isDeepStrictEqual(withoutEmpty(corrected.value), withoutEmpty(saved.value)))
    throw invalid([{ path: 'answers', message: 'This is the answer that the report rests on already' }])
  try {
    return await saveDetailedAssessment(context, ownerOf(row), corrected.value)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'bad_request' && error.errors)) throw error
    // Answers to questions that are not asked any more: the correction is not at fault.
    if (row.bankVersion !== bank.version && error.errors.some(({ path }) => !concerns(path, correction.id))) throw askAnew()
    throw firstOf(error.errors)
  }
}

/** A call between services carries one sentence. */
function firstOf(errors: readonly { path: string; message: string }[]): AppError {
  return invalid(errors.slice(0, 1))
}

function askAnew(): AppError {
  return new AppError('conflict', 'The questions have changed since these answers. Please take the assessment again.')
}

function concerns(path: string, id: string): boolean {
  const last = path.split('.').slice(1).join('.') || path
  return last === id || last.startsWith(`${id}_`) || last.startsWith(`${id}.`)
}

function ownerOf({ userId, guestKey, guestEmail }: Assessment): Owner {
  return userId ? { userId } : { guestKey: guestKey ?? '', guestEmail: guestEmail ?? '' }
}

/** What is absent and what is undefined are the same answer. */
function withoutEmpty(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined))
}
