import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import type { ReportType } from '@waymark/contracts/models/report/report-type'

type WorkValue = 'achievement' | 'independence' | 'recognition' | 'relationships' | 'support' | 'working_conditions'

/**
 * A person who does not exist, told by traits. `answersFor` turns the traits into a payload for any report type, so that the same
 * person can be asked by tests, benches and proofs of the report.
 */
export type Persona = {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Step 2 of the wizard. `currentOccupation` is the person's true occupation, also where they skip "closest to?". */
  readonly facts: Pick<
    DetailedAssessment,
    | 'currentRole'
    | 'currentOccupation'
    | 'yearsExperience'
    | 'industry'
    | 'targetIndustry'
    | 'salaryCurrent'
    | 'salaryTarget'
    | 'educationLevel'
    | 'careerGoals'
    | 'certifications'
    | 'state'
    | 'leadershipExperience'
  >
  readonly occupation: string
  /** Which report suits them best. */
  readonly reportType: ReportType
  /** `shortest` answers only what step 2 requires; `longest` answers everything, as long as a field takes. */
  readonly length: 'shortest' | 'normal' | 'longest'
  /** Liking 1-10: realistic, investigative, artistic, social, enterprising, conventional. */
  readonly interests: readonly [number, number, number, number, number, number]
  readonly values: readonly WorkValue[]
  /** What the present job gives, 1-10, in the order of `values`. */
  readonly valuesPresent: readonly number[]
  /** Any scale: by question id, or by the name of an item in a group. Others get a middling value that depends on the person. */
  readonly ratings: Readonly<Record<string, number>>
  /** Chosen options by question id. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly skills: readonly (readonly [name: string, rating: number])[]
  /** Free texts by question id. */
  readonly texts: Readonly<Record<string, string>>
  readonly timeline: readonly [string, string, string]
}
