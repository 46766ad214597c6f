import * as t from 'io-ts'
import { toJsonSchema } from '../../codec/json-schema.ts'
import { object } from '../../codec/object.ts'
import {
  email,
  instant,
  integerBetween,
  listOf,
  mapOf,
  numberBetween,
  oneOf,
  optional,
  text,
  uuid,
} from '../../codec/primitives.ts'
import { described } from '../../codec/schema.ts'
import { goalsRead } from '../advice/goal.ts'
import { reportTypes } from '../report/report-type.ts'
import { usState } from '../skills/us-states.ts'
import {
  basicIndustries,
  challengePreferences,
  educationLevels,
  industries,
  interestAreas,
  learningStyles,
  targetIndustries,
  workStyles,
  workValueOptions,
} from './options.ts'

export const MAX_TEXT = 4000
export const MAX_LIST = 50
export const MAX_YEARS = 50
export const MAX_PREFILLED = 100

/** The sentences of the field rules; the form and the service show the same ones. */
export const messages = {
  currentRole: 'Current role is required',
  industry: 'Industry is required',
  educationLevel: 'Education level is required',
  careerGoals: 'Please provide detailed career goals',
  yearsExperience: 'Years of experience must be a number from 0 to 50',
  salary: 'Salary must be a whole number of dollars, 0 or more',
  workStyle: 'Work style preference is required',
  values: 'Please select at least one value',
  skillsInterest: 'Please select areas of interest',
  challengePreference: 'Challenge preference is required',
  learningStyle: 'Learning style is required',
} as const

const salary = integerBetween(0, 100_000_000, messages.salary)
const occupationCode = text({ min: 1, max: 10, message: 'Please pick an occupation from the list' })
/** Sent for "none of these": the title is then not read as an occupation again. */
export const NO_OCCUPATION = 'none'

/** Fields of step 2, each with its rule: the wizard validates a field with the codec that the service uses. */
export const basicProfileFields = {
  currentRole: text({ min: 1, max: 200, message: messages.currentRole }),
  yearsExperience: numberBetween(0, MAX_YEARS, messages.yearsExperience),
  industry: oneOf(industries, messages.industry),
  targetIndustry: optional(oneOf(targetIndustries)),
  salaryCurrent: optional(salary),
  salaryTarget: optional(salary),
  educationLevel: oneOf(educationLevels, messages.educationLevel),
  careerGoals: text({ min: 10, max: MAX_TEXT, message: messages.careerGoals }),
  /** O*NET-SOC code picked under "closest to?"; absent when skipped. */
  currentOccupation: optional(occupationCode),
  /** Where the person lives or wants to work: pay is told for that state. Absent = the whole country. */
  state: optional(usState),
}

const longText = text({ max: MAX_TEXT })
const names = listOf(text({ max: 200 }), { max: MAX_LIST })
const scaleAnswer = integerBetween(1, 10, 'Please answer on the scale from 1 to 10')
const ranks = mapOf(integerBetween(1, MAX_LIST, 'Please give a rank of 1 or more'), MAX_LIST)

/** `workValues`: a choice, several choices, or ranks by option. Each answer sits under its question's id. */
const workValue = described(
  new t.Type<string | string[] | Record<string, number>, unknown, unknown>(
    'WorkValue',
    (u): u is string | string[] | Record<string, number> => longText.is(u) || names.is(u) || ranks.is(u),
    (u, c) => {
      if (typeof u === 'string') return longText.validate(u, c)
      return Array.isArray(u) ? names.validate(u, c) : ranks.validate(u, c)
    },
    t.identity,
  ),
  { anyOf: [toJsonSchema(longText), toJsonSchema(names), toJsonSchema(ranks)] },
)

const answerMapFields = {
  /** Scale answers, by question id; by `id_index` (from 0) for a group of scales; `skill_1_rating` to `skill_6_rating`. */
  personalityScores: optional(mapOf(scaleAnswer, 400)),
  workValues: optional(mapOf(workValue, 200)),
  motivations: optional(mapOf(longText, 200)),
  challenges: optional(mapOf(longText, 200)),
}

const assessmentFields = {
  assessmentType: oneOf(reportTypes),
  ...basicProfileFields,
  /** The person's words (at most MAX_TEXT), then the lines of the timeline question (see timeline.ts; each at most MAX_TEXT). */
  careerGoals: text({ min: 10, max: 5 * MAX_TEXT, message: messages.careerGoals }),
  leadershipExperience: optional(t.boolean),
  certifications: optional(names),
  skillsTechnical: optional(names),
  skillsSoft: optional(names),
  timelinePreference: optional(longText),
  geographicFlexibility: optional(longText),
  remotePreference: optional(longText),
  ...answerMapFields,
  /**
   * Keys of `personalityScores` whose value was filled in from the present occupation and that the person neither changed nor
   * confirmed: they count half, and are never told as the person's own.
   */
  prefilled: optional(listOf(text({ min: 1, max: 100 }), { max: MAX_PREFILLED })),
  goalsRead: optional(goalsRead),
}

export const detailedAssessment = object(assessmentFields, 'DetailedAssessment')
export type DetailedAssessment = t.TypeOf<typeof detailedAssessment>

export const guestAssessment = object({ ...assessmentFields, guestEmail: email }, 'GuestAssessment')
export type GuestAssessment = t.TypeOf<typeof guestAssessment>

/**
 * One answer, corrected: what a whole assessment would hold of this question or field, and nothing else. Nothing at all takes the
 * answer back. A field is checked with the whole assessment, so here it may be any text or number.
 */
export const answerCorrection = object(
  {
    /** A question's id, or the name of one of `basicProfileFields`. */
    id: text({ min: 1, max: 100, message: 'Please say which answer is corrected' }),
    answers: object({
      ...answerMapFields,
      skillsTechnical: optional(names),
      /** The goals alone, or the lines of the timeline alone. */
      careerGoals: optional(text({ max: 5 * MAX_TEXT })),
      field: optional(t.union([text({ max: 5 * MAX_TEXT }), numberBetween(-1e9, 1e9, 'Please give a text or a number')])),
    }),
  },
  'AnswerCorrection',
)
export type AnswerCorrection = t.TypeOf<typeof answerCorrection>

export const createdAssessment = object({ id: uuid })

const basicFields = {
  currentRole: text({ min: 1, max: 200, message: messages.currentRole }),
  yearsExperience: numberBetween(0, MAX_YEARS, messages.yearsExperience),
  industry: oneOf(basicIndustries, messages.industry),
  targetIndustry: optional(text({ max: 200 })),
  careerGoals: text({ min: 10, max: MAX_TEXT, message: messages.careerGoals }),
  workStyle: oneOf(workStyles, messages.workStyle),
  values: listOf(oneOf(workValueOptions), { min: 1, max: workValueOptions.length, message: messages.values }),
  skillsInterest: listOf(oneOf(interestAreas), { min: 1, max: interestAreas.length, message: messages.skillsInterest }),
  challengePreference: oneOf(challengePreferences, messages.challengePreference),
  learningStyle: oneOf(learningStyles, messages.learningStyle),
  currentOccupation: optional(occupationCode),
  /** As in the detailed assessment: the state whose pay counts. */
  state: optional(usState),
  /** Up to five of the ticked values in the person's order, most important first. */
  valuesOrder: optional(listOf(oneOf(workValueOptions), { max: 5 })),
  /** The 30 optional activities: slug → liking 1-5. */
  activities: optional(mapOf(integerBetween(1, 5), 30)),
}
export const basicResponses = object(basicFields)
export type BasicResponses = t.TypeOf<typeof basicResponses>
export const basicFieldNames: readonly string[] = Object.keys(basicFields)

export const basicAssessment = object({
  assessmentType: oneOf(['basic_career'] as const),
  responses: basicResponses,
  /** Which fields each step asked, as the form sends it; kept, not read. Only `basicFieldNames` may stand there. */
  questions: optional(mapOf(mapOf(t.boolean, 40), 10)),
})
export type BasicAssessment = t.TypeOf<typeof basicAssessment>

export const assessmentSummary = object({
  id: uuid,
  assessmentType: t.string,
  status: t.string,
  /** O*NET-SOC code that the person picked for their present work; absent when they picked none. */
  currentOccupation: optional(t.string),
  /** The state that the person named, by its postal code; absent when they named none. */
  state: optional(t.string),
  createdAt: instant,
})
export const startedAssessment = object({ id: uuid, status: oneOf(['started'] as const) })
