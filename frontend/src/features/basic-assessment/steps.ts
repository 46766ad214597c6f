import type { BasicResponses } from '@waymark/contracts/models/assessment/assessment'

export type BasicField = keyof BasicResponses

/** The four steps with the fields that each asks, in the order of the screen. */
export const steps: readonly { name: string; fields: readonly BasicField[] }[] = [
  { name: 'Your work', fields: ['currentRole', 'currentOccupation', 'yearsExperience', 'industry', 'targetIndustry', 'state'] },
  { name: 'Goals and work style', fields: ['careerGoals', 'workStyle'] },
  { name: 'Values and interests', fields: ['values', 'valuesOrder', 'skillsInterest', 'activities'] },
  { name: 'How you learn', fields: ['challengePreference', 'learningStyle'] },
]

export const lastStep = steps.length
/** The completion screen. */
export const doneStep = lastStep + 1

/** The map of step to field flags that travels with the answers. */
export function askedFields(): Record<string, Record<string, boolean>> {
  return Object.fromEntries(
    steps.map(({ fields }, index) => [`step${index + 1}`, Object.fromEntries(fields.map((field) => [field, true]))]),
  )
}

export type Fault = { step: number; field: BasicField; message: string }

/** What is wrong, in the order of the steps and their fields. */
export function faultsInOrder(errors: Partial<Record<BasicField, string>>): Fault[] {
  return steps.flatMap(({ fields }, index) =>
    fields.flatMap((field) => {
      const message = errors[field]
      return message === undefined ? [] : [{ step: index + 1, field, message }]
    }),
  )
}
