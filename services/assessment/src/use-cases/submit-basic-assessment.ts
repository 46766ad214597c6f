import { type BasicAssessment, basicFieldNames } from '@waymark/contracts/models/assessment/assessment'
import { activities } from '@waymark/contracts/models/identity/activities'
import { invalid } from '@waymark/kit/decode'
import type { Context } from '../context.ts'
import { buildBasicProfile } from '../domain/build-basic-profile.ts'
import { occupationFaults } from '../domain/occupation-code.ts'
import { completeProfile } from './complete-profile.ts'
import { storeAssessment } from './store-assessment.ts'

const slugs: ReadonlySet<string> = new Set(activities.map((activity) => activity.slug))

const fields: ReadonlySet<string> = new Set(basicFieldNames)

/** The basic assessment of a signed-in person; recommendations follow by themselves. */
export async function submitBasicAssessment(context: Context, userId: string, submitted: BasicAssessment): Promise<string> {
  const { responses, questions = {} } = submitted
  const unknown = Object.keys(responses.activities ?? {}).filter((slug) => !slugs.has(slug))
  const faults = [
    ...occupationFaults('responses.currentOccupation', responses.currentOccupation),
    ...unknown.map((slug) => ({ path: `responses.activities.${slug}`, message: 'This activity is not part of the assessment' })),
    ...Object.entries(questions).flatMap(([step, asked]) =>
      Object.keys(asked).every((field) => fields.has(field))
        ? []
        : [{ path: `questions.${step}`, message: 'Please name fields of the assessment only' }],
    ),
  ]
  if (faults.length > 0) throw invalid(faults)
  return storeAssessment(context, {
    owner: { userId },
    assessmentType: submitted.assessmentType,
    payload: submitted,
    bankVersion: 'basic_career',
    profile: await completeProfile(context, buildBasicProfile(responses), responses),
    answered: [],
    careerGoals: responses.careerGoals,
  })
}
