/** How far a change of work may go for a person. 0 and an empty text mean that it was not asked or not given. */
export type Reach = {
  readonly yearsExperience: number
  readonly education: string
  /** Whole US dollars a year. */
  readonly salaryCurrent: number
  readonly salaryTarget: number
  readonly industry: string
  readonly targetIndustry: string
  /** Lowest acceptable share of the present pay while changing: 0.75 = it may drop by a quarter. */
  readonly payFloorShare: number
  /** Months that the person gives the change. */
  readonly monthsAvailable: number
  /** Hours a week for learning. */
  readonly learningHours: number
  readonly remotePreference: string
  /** Postal code of the state whose pay counts; absent = the nation's. */
  readonly state?: string | undefined
  /** US dollars a year that are accepted in place of the share and of what the goals say; absent = not eased. */
  readonly leastPay?: number | undefined
  /** They say that they have led people; absent = not asked or not ticked. */
  readonly leads?: boolean | undefined
}

/** Somebody of whom nothing is known that limits a change. */
export const NO_REACH: Reach = {
  yearsExperience: 0,
  education: '',
  salaryCurrent: 0,
  salaryTarget: 0,
  industry: '',
  targetIndustry: '',
  payFloorShare: 0,
  monthsAvailable: 0,
  learningHours: 0,
  remotePreference: '',
}
