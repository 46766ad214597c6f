import { learningStyles } from '@waymark/contracts/models/options'
import { check } from '@waymark/kit/decode'
import * as t from 'io-ts'
import type { Context } from '../context.ts'
import type { LearningStyle } from '../domain/library-types.ts'

const answers = t.type({ responses: t.type({ learningStyle: t.string }) })

/** How the person's newest assessment says they learn best; undefined where it did not ask, or cannot be asked itself. */
export async function learningStyleOf({ assessment, log }: Context, userId: string): Promise<LearningStyle | undefined> {
  try {
    const { assessmentId } = await assessment.getProfile({ userId })
    const { answersJson } = await assessment.getAssessment({ assessmentId, userId, guestKey: '' })
    const read = check(answers, JSON.parse(answersJson))
    return read.ok ? learningStyles.find((style) => style === read.value.responses.learningStyle) : undefined
  } catch (err) {
    log.debug({ err }, 'no learning style is known')
    return undefined
  }
}
