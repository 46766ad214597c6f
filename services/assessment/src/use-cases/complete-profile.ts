import type { Profile, StatedGoals } from '@waymark/proto/waymark/skills/v1/profile'
import type { Context } from '../context.ts'

/** What a person sent beside the profile that is built of it. */
export type Stated = {
  readonly currentOccupation?: string | undefined
  readonly careerGoals: string
  /** Other answers that tell of the present situation. */
  readonly beside?: readonly string[]
  readonly goalsRead?: { readonly removed: readonly string[] } | undefined
}

/**
 * Adds what the answers say in words: the goals, and the occupation that the title certainly names when the person was not asked to
 * choose one. Without an answer of the knowledge base in time the profile stays without an occupation, as it was sent.
 */
export async function completeProfile(
  context: Pick<Context, 'skills' | 'log'>,
  profile: Profile,
  stated: Stated,
): Promise<Profile> {
  const { careerGoals: text, beside = [] } = stated
  const goals = { text, removed: [...(stated.goalsRead?.removed ?? [])], beside: [...beside] }
  const asked = stated.currentOccupation !== undefined
  const named = asked ? '' : await occupationOf(context, profile.currentRole)
  const currentOccupation = profile.currentOccupation || named
  countUnread(context, { goals: { ...goals, beside: [] }, presentCode: currentOccupation })
  return { ...profile, goals, currentOccupation }
}

/** For the operator, who extends the table of goal words: nobody waits for it, and it may fail. What is told beside the goals stays out. */
function countUnread(
  { skills, log }: Pick<Context, 'skills' | 'log'>,
  request: { readonly goals: StatedGoals; readonly presentCode: string },
): void {
  if (request.goals.text.trim() === '') return
  skills.countUnreadPhrases(request, { deadlineMs: COUNT_MS }).catch((err: unknown) => {
    log.warn({ err }, 'unread phrases not counted')
  })
}

async function occupationOf({ skills, log }: Pick<Context, 'skills' | 'log'>, title: string): Promise<string> {
  if (title === '') return ''
  try {
    const { kind, matches } = await skills.resolveTitle({ title, limit: 1 }, { deadlineMs: RESOLVE_MS })
    return kind === 'occupation' ? (matches[0]?.code ?? '') : ''
  } catch (err) {
    log.warn({ err }, 'title not resolved, assessment stored without an occupation')
    return ''
  }
}

/** A submit waits for it, so it is short: the title index answers in milliseconds. */
const RESOLVE_MS = 1_500
const COUNT_MS = 5_000
