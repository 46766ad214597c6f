import type { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Occupation } from '@waymark/proto/waymark/skills/v1/occupation'
import type { Profile } from '@waymark/proto/waymark/skills/v1/profile'
import type { CareerPath, Door, OccupationNorms, RankResponse, SkillGap } from '@waymark/proto/waymark/skills/v1/skills'
import type { EqualAnswers } from '../facts/equal-answers.ts'
import type { ReportType } from './report-type.ts'

/** Everything a report is made of. The same input gives the same report, to the byte. */
export interface ReportInput {
  reportId: string
  reportType: ReportType
  /** RFC 3339, UTC: the only clock a report knows. */
  createdAt: string
  /** As the person wrote it, or '' (guests give no name). */
  personName: string
  /** The goals in the person's own words; '' in a report made before they were kept. */
  careerGoals: string
  /** The question whose answer was corrected since an earlier report; absent for a report that corrects none. */
  corrects?: string
  /** Every answered question, in the order asked. */
  answers: AnsweredQuestion[]
  profile: Profile
  ranking: RankResponse
  /** The present occupation, when the person picked one. */
  present: Occupation | undefined
  /** Occupations named anywhere in the report, by code. */
  occupations: Record<string, Occupation>
  norms: OccupationNorms
  /** Paths from the present occupation to each of the three directions, by code of the direction. */
  steppingStones: Record<string, CareerPath[]>
  doors: Door[]
  /** Skill gaps of the three directions, by code. */
  gaps: Record<string, SkillGap[]>
  /** What the reader answered alike throughout; found when the input is made ready for paper. */
  equal?: EqualAnswers
  /** What a student earns beside school, in dollars a year; found when the input is made ready for paper. */
  schoolPay?: number
}
