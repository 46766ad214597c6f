import type { Reach } from '@waymark/contracts/models/advice/reach'

/**
 * A person as the engine reads them: ratings with their scale, and what limits their reach. No name, address, gender, nationality or age.
 * The message `waymark.skills.v1.Profile` has this shape: the compiler compares the two where one is passed for the other.
 */
export type Profile = {
  readonly ratings: readonly Rating[]
  readonly skills: readonly SkillClaim[]
  /** O*NET-SOC code that the person picked for the present job, or empty. */
  readonly currentOccupation: string
  /** In the person's own words; never for ranking. */
  readonly currentRole: string
  readonly reach?: Reach | undefined
  /** The six work values in the person's order, most important first; empty when not asked. */
  readonly valuesOrder: readonly string[]
}

/** One answered item that measures one scale, "interest.realistic" or "skill.2.B.1.a". */
export type Rating = {
  readonly scale: string
  readonly item: string
  readonly value: number
  /** The ends of the answer's scale. */
  readonly low: number
  readonly high: number
  /** 1 for a direct item; less for an answer that only hints. */
  readonly weight: number
  /** Filled in from the present occupation and neither changed nor confirmed. */
  readonly prefilled?: boolean | undefined
}

export type SkillClaim = {
  readonly name: string
  /** 1-10, 0 when not rated. */
  readonly rating: number
  /** self, quiz or history. */
  readonly evidence: string
}

/** Skills and papers as the person wrote them. */
export const claimsOf = ({ skills }: Pick<Profile, 'skills'>): string[] => skills.map(({ name }) => name)
