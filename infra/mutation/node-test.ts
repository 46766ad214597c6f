import { afterAll, afterEach, beforeAll, beforeEach, describe as group, it as run } from 'vitest'

/**
 * The part of `node:test` that our unit tests use, on Vitest. In one warm process with coverage by test a mutant costs some
 * milliseconds; a process for each test file and mutant, which is what Stryker's TAP runner starts, costs most of a second.
 */
type Body = () => unknown

/** `node:test` takes options between name and body. Their timeouts are left to Stryker, which ends what runs too long. */
const bodyOf = (first: unknown, second?: unknown): Body => (typeof first === 'function' ? first : second) as Body

export const describe = (name: string, first: unknown, second?: unknown) => group(name, () => void bodyOf(first, second)())
export const it = (name: string, first: unknown, second?: unknown) => run(name, async () => void (await bodyOf(first, second)()))
export const test = it
export const before = (body: Body) => beforeAll(async () => void (await body()))
export const after = (body: Body) => afterAll(async () => void (await body()))
export { afterEach, beforeEach }
