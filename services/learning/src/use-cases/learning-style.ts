import { learningStyles } from '@waymark/contracts/models/assessment/options'
import type { Context } from '../context.ts'
import type { LearningStyle } from '../domain/library-types.ts'

/** How the person's newest assessment says they learn best; undefined where it did not ask, or cannot be asked itself. */
export async function learningStyleOf({ assessment, log }: Context, userId: string): Promise<LearningStyle | undefined> {
  try {
    const { learningStyle } = await assessment.assessmentFacts({ userId })
    return learningStyles.find((style) => style === learningStyle)
  } catch (err) {
    log.debug({ err }, 'assessment service failed, learning style unknown')
    return undefined
  }
}
