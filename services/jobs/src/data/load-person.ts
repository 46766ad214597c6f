import type { Context } from '../context.ts'
import type { Fits } from './read-fits.ts'

/** What matching knows of a person. */
export type Person = {
  readonly userId: string
  /** Slugs of the skills they have. */
  readonly held: ReadonlySet<string>
  readonly fits: Fits
  /** A sibling did not answer: what rests on it is left out this time. */
  readonly away: readonly ('skills' | 'assessment')[]
}

type Needs = Pick<Context, 'skills' | 'fits' | 'vocabulary' | 'log'>

/**
 * Asks the inventory and the assessment side by side, for `waitMs` at most. One that is away takes its half of the match with it, not
 * the page.
 */
export async function loadPerson(context: Needs, userId: string, signal?: AbortSignal, waitMs = WAIT_MS): Promise<Person> {
  const options = { deadlineMs: waitMs, ...(signal ? { signal } : {}) }
  const [inventory, reading] = await Promise.allSettled([
    context.skills.listUserSkills({ userId }, options),
    context.fits.read(userId, options),
  ])
  const away = [
    ...(inventory.status === 'rejected' ? (['skills'] as const) : []),
    ...(reading.status === 'rejected' ? (['assessment'] as const) : []),
  ]
  for (const { reason } of [inventory, reading].filter((part) => part.status === 'rejected'))
    context.log.warn({ err: reason }, 'upstream failed, match is partial')
  const skills = inventory.status === 'fulfilled' ? inventory.value.skills : []
  const { fits, claims } = reading.status === 'fulfilled' ? reading.value : { fits: new Map(), claims: [] }
  return { userId, held: await heldSlugs(context, skills, claims), fits, away }
}

/** Inventory entries by their id; what was written in an assessment by the name it goes under. */
async function heldSlugs(
  { vocabulary }: Needs,
  skills: readonly { skillId: string }[],
  claims: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = new Set(skills.map(({ skillId }) => skillId))
  if (claims.length === 0) return held
  const index = await vocabulary.read().catch(() => undefined)
  for (const claim of claims) {
    const found = index?.resolve(claim)
    if (found) held.add(found.slug)
  }
  return held
}

const WAIT_MS = 1_500
/** Where nothing is left to show without the person: under the 3.5 s within which an overloaded service answers. */
export const WHOLE_WAIT_MS = 3_000
