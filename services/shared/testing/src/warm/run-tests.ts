import { type DryRunResult, DryRunStatus, type TestResult, TestStatus } from '@stryker-mutator/api/test-runner'
import { type Body, type Case, type Context, casesOf, type Group, type Hook, pathOf } from './collect.ts'
import { attribute, begin } from './instrument.ts'
import { limitOf, noteTime } from './times.ts'

/** Which tests to run, and when to stop: at the first that fails, and in any case at the deadline. */
export type Run = { wanted?: ReadonlySet<string>; bail: boolean; deadline: number }

export class TookTooLong extends Error {}

const IN_VAIN = 'waited in vain for what comes without the mutant'
class WaitedInVain extends Error {
  override name = IN_VAIN
}
export const waitedInVain = (failure: string): boolean => failure.startsWith(IN_VAIN)

type State = Run & { results: TestResult[]; stray: unknown[]; stopped: boolean }

/** How long hooks that tidy up may take: once the deadline is past, and in any case. */
const TIDY_MS = 500
const LONGEST_TIDY_MS = 5000

/** Runs groups of tests one after the other, as `node:test` would. */
export const runTests = async (groups: Group[], run: Run): Promise<DryRunResult> => {
  const state: State = { ...run, results: [], stray: [], stopped: false }
  const note = (error: unknown) => void state.stray.push(error)
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  try {
    for (const group of groups) await runGroup(group, state)
    return { status: DryRunStatus.Complete, tests: state.results }
  } catch (error) {
    if (error instanceof TookTooLong) return { status: DryRunStatus.Timeout }
    throw error
  } finally {
    begin(undefined)
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
  }
}

/** What the hooks of a group cover counts as covered by each of its tests, for each of them needs the hooks. */
const runGroup = async (group: Group, state: State): Promise<void> => {
  const cases = casesOf(group).filter(({ id }) => isWanted(id, state))
  if (cases.length === 0 || state.stopped) return
  const from = state.results.length
  const hooks = `hooks of ${pathOf(group)}`
  try {
    const failure = await failureOf(() => timed(hooks, state, (limited) => runHooks(group, 'before', limited, hooks)), state)
    if (failure === undefined) await runParts(group, state)
    else for (const { id } of cases) fail(id, failure, state)
  } finally {
    await tidyUp(group, state, hooks, from)
  }
}

const runParts = async (group: Group, state: State): Promise<void> => {
  for (const part of group.parts) {
    if (state.stopped) return
    if ('parts' in part) await runGroup(part, state)
    else if (isWanted(part.id, state)) await runCase(part, group, state)
  }
}

const tidyUp = async (group: Group, state: State, hooks: string, from: number): Promise<void> => {
  const soon = withTimeToTidy(state)
  const failure = await failureOf(() => runHooks(group, 'after', soon, hooks), soon)
  const ran = state.results.slice(from)
  attribute(
    hooks,
    ran.map(({ id }) => id),
  )
  const last = ran.at(-1)
  if (failure === undefined || last === undefined || last.status === TestStatus.Failed) return
  state.results.pop()
  fail(last.id, failure, state)
}

const withTimeToTidy = (state: State): State => {
  const now = Date.now()
  return { ...state, deadline: Math.min(Math.max(state.deadline, now + TIDY_MS), now + LONGEST_TIDY_MS) }
}

const runCase = async ({ id, body }: Case, group: Group, state: State): Promise<void> => {
  const start = performance.now()
  const failure = await failureOf(() => timed(id, state, (limited) => runBody(id, body, group, limited)), state)
  if (failure !== undefined) return fail(id, failure, state)
  state.results.push({ id, name: id, status: TestStatus.Success, timeSpentMs: performance.now() - start })
}

const runBody = async (id: string, body: Body, group: Group, state: State): Promise<void> => {
  const groups = lineOf(group)
  const later: Body[] = []
  try {
    for (const each of groups) await runHooks(each, 'beforeEach', state, id)
    await within(body({ diagnostic: () => undefined, after: (tidy) => void later.push(tidy) }), state)
  } finally {
    const soon = withTimeToTidy(state)
    for (const each of groups.toReversed()) await runHooks(each, 'afterEach', soon, id)
    await runAll(later, soon)
  }
}

/**
 * What takes far longer than without a mutant (see times.ts) has failed, as a test does whose own deadline is past. Only when the whole
 * run is out of time nothing is known about the test.
 */
const timed = async (name: string, state: State, act: (limited: State) => Promise<void>): Promise<void> => {
  const start = performance.now()
  const limit = Date.now() + limitOf(name)
  try {
    await act({ ...state, deadline: Math.min(state.deadline, limit) })
  } catch (error) {
    throw error instanceof TookTooLong && limit < state.deadline ? new WaitedInVain() : error
  }
  noteTime(name, performance.now() - start)
}

const runHooks = async (group: Group, kind: Hook, state: State, as: string): Promise<void> => {
  begin(as)
  await runAll(group[kind], state)
}

const runAll = async (bodies: Body[], state: State): Promise<void> => {
  const context: Context = { diagnostic: () => undefined, after: () => undefined }
  for (const body of bodies) await within(body(context), state)
}

/** What made it fail, be it thrown where nobody waits; running out of time is passed on, for it ends the run. */
const failureOf = async (act: () => Promise<void>, state: State): Promise<string | undefined> => {
  try {
    await act()
  } catch (error) {
    if (error instanceof TookTooLong) throw error
    return String(error)
  }
  return state.stray.length > 0 ? String(state.stray.shift()) : undefined
}

const fail = (id: string, failureMessage: string, state: State): void => {
  state.results.push({ id, name: id, status: TestStatus.Failed, failureMessage, timeSpentMs: 0 })
  state.stopped = state.bail
}

const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis

const within = async (work: unknown, { deadline }: State): Promise<void> => {
  if (!(work instanceof Promise)) return
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise((_, reject) => {
    timer = startTimer(() => reject(new TookTooLong()), deadline - Date.now())
  })
  await Promise.race([work, expired]).finally(() => stopTimer(timer))
}

const isWanted = (id: string, { wanted }: State): boolean => wanted?.has(id) ?? true

/** A group with those around it, the outermost first. */
const lineOf = (group: Group): Group[] => (group.parent ? [...lineOf(group.parent), group] : [group])
