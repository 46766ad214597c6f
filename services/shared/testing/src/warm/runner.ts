import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestRunner,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner'
import { collect, type Group, idsOf } from './collect.ts'
import { activate, begin, covered, hits, limitHits } from './instrument.ts'
import { dependents, keepAll, use, useKept, watchImports } from './modules.ts'
import { runTests, waitedInVain } from './run-tests.ts'
import { readTimes, writeTimes } from './times.ts'

/** Our own end comes before Stryker's, which costs a new process. */
const EARLIER_MS = 1000

/** Judges mutants by tests written for `node:test`, in one process that stays warm. */
class WarmTestRunner implements TestRunner {
  private readonly folder = process.cwd()
  private files: string[] = []
  private loads = 0
  /** The tests as they are without a mutant, by file. */
  private groups = new Map<string, Group>()
  private spoiled = false

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    const patterns = (process.env.MUTATION_TESTS ?? '').split(',')
    this.files = patterns.flatMap((pattern) => globSync(pattern, { cwd: this.folder }).sort())
    if (this.files.length === 0) throw new Error(`No test file is called ${patterns.join(' or ')}`)
    readTimes()
    watchImports(this.folder)
  }

  /** The modules are loaded within it, so that Stryker counts that time into the deadline of a mutant that needs them anew. */
  async dryRun({ timeout }: DryRunOptions): Promise<DryRunResult> {
    this.groups = await this.load(this.files)
    const result = await runTests([...this.groups.values()], { bail: false, deadline: Date.now() + timeout - EARLIER_MS })
    writeTimes()
    return result.status === DryRunStatus.Complete ? { ...result, mutantCoverage: covered() } : result
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (this.groups.size === 0) this.groups = await this.load(this.files)
    if (this.spoiled) await this.startAfresh()
    try {
      const result = await (options.mutantActivation === 'static' ? this.judgeLoading(options) : this.judgeRunning(options))
      this.spoiled = result.status === MutantRunStatus.Timeout
      return result
    } finally {
      activate(undefined)
      useKept()
    }
  }

  /** The mutated line runs while modules are loaded: those that know its file are loaded with the mutant on. */
  private async judgeLoading(options: MutantRunOptions): Promise<MutantRunResult> {
    activate(options.activeMutant.id)
    limitHits(options.hitLimit)
    return this.judgeAnew(options)
  }

  /**
   * The mutated line runs in tests: it is switched on in modules loaded before. What they remember between tests could hide it, or
   * could be spoilt by one before it; so a survivor is judged again by new modules, and so is one killed by a test that now fails
   * without it, too.
   */
  private async judgeRunning(options: MutantRunOptions): Promise<MutantRunResult> {
    const result = await this.runUnder(options, [...this.groups.values()])
    activate(undefined)
    if (result.status === MutantRunStatus.Timeout) return result
    if (result.status === MutantRunStatus.Killed) {
      // What it waits for may still come, and meet the next test.
      if (waitedInVain(result.failureMessage)) await this.startAfresh()
      if (await this.passes(result.killedBy, options)) return result
      await this.startAfresh()
    }
    return this.judgeAnew(options)
  }

  private async judgeAnew(options: MutantRunOptions): Promise<MutantRunResult> {
    const files = dependents(resolve(options.sandboxFileName))
    use({ number: ++this.loads, files })
    const tests = this.files.filter((file) => files.has(this.urlOf(file)))
    if (tests.length === 0) throw new Error(`No test imports ${options.sandboxFileName}, or only while it runs`)
    const groups = new Map<string, Group>()
    for (const file of tests) {
      try {
        groups.set(file, await this.loadOne(file))
      } catch (error) {
        return this.killedAtLoad(file, error)
      }
    }
    const result = await this.runUnder(options, [...groups.values()])
    if (result.status !== MutantRunStatus.Killed || !waitedInVain(result.failureMessage)) return result
    await this.startAfresh()
    return (await this.passes(result.killedBy, options)) ? result : { status: MutantRunStatus.Timeout }
  }

  private async runUnder(options: MutantRunOptions, groups: Group[]): Promise<MutantRunResult> {
    const { activeMutant, hitLimit, testFilter, disableBail, timeout } = options
    activate(activeMutant.id)
    limitHits(hitLimit)
    const wanted = testFilter && new Set(testFilter)
    const result = await runTests(groups, { wanted, bail: !disableBail, deadline: Date.now() + timeout - EARLIER_MS })
    return toMutantRunResult(determineHitLimitReached(hits(), hitLimit) ?? result)
  }

  private async passes(tests: string[], { timeout }: MutantRunOptions): Promise<boolean> {
    limitHits(undefined)
    const run = { wanted: new Set(tests), bail: true, deadline: Date.now() + timeout - EARLIER_MS }
    const result = await runTests([...this.groups.values()], run)
    return toMutantRunResult(result).status === MutantRunStatus.Survived
  }

  private async startAfresh(): Promise<void> {
    activate(undefined)
    limitHits(undefined)
    keepAll(++this.loads)
    this.groups = await this.load(this.files)
    this.spoiled = false
  }

  private async load(files: string[]): Promise<Map<string, Group>> {
    const groups = new Map<string, Group>()
    for (const file of files) groups.set(file, await this.loadOne(file))
    return groups
  }

  private loadOne(file: string): Promise<Group> {
    begin(undefined)
    return collect(file, () => import(this.urlOf(file)))
  }

  private killedAtLoad(file: string, error: unknown): MutantRunResult {
    const killedBy = idsOf(this.groups.get(file)!).slice(0, 1)
    return { status: MutantRunStatus.Killed, killedBy, failureMessage: String(error), nrOfTests: 1 }
  }

  private urlOf(file: string): string {
    return pathToFileURL(join(this.folder, file)).href
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'warm', WarmTestRunner)]
