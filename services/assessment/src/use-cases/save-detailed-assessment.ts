import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { invalid } from '@waymark/kit/decode'
import type { Context } from '../context.ts'
import { banks } from '../data/banks/banks.ts'
import { answeredQuestions } from '../domain/answered-questions.ts'
import { besideTexts } from '../domain/beside-texts.ts'
import { buildProfile } from '../domain/build-profile.ts'
import { occupationFaults } from '../domain/occupation-code.ts'
import type { Owner } from '../domain/owner.ts'
import { prefilledFaults } from '../domain/prefilled-faults.ts'
import { readAnswers } from '../domain/read-answers.ts'
import { unknownAnswers } from '../domain/unknown-answers.ts'
import { completeProfile } from './complete-profile.ts'
import { storeAssessment } from './store-assessment.ts'

/** Checks every answer against its question, then stores what was said and what the engine and the report make of it. */
export async function saveDetailedAssessment(context: Context, owner: Owner, payload: DetailedAssessment): Promise<string> {
  const bank = banks[payload.assessmentType]
  const { answers, faults, careerGoals } = readAnswers(bank.questions, payload)
  const allFaults = [
    ...occupationFaults('currentOccupation', payload.currentOccupation),
    ...faults,
    ...unknownAnswers(bank.questions, payload),
    ...prefilledFaults(bank.questions, payload),
  ]
  if (allFaults.length > 0) throw invalid(allFaults)
  return storeAssessment(context, {
    owner,
    assessmentType: payload.assessmentType,
    payload,
    bankVersion: bank.version,
    profile: await completeProfile(context, buildProfile(payload, answers), {
      ...payload,
      careerGoals,
      beside: besideTexts(bank.questions, payload),
    }),
    answered: answeredQuestions(answers),
    careerGoals,
  })
}
