import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repoRoot } from '../dev/places.ts'
import { sayStep } from '../tools/say-step.ts'
import { type Bisected, bisect } from './bisect.ts'
import { type JourneyName, journeys } from './journeys.ts'
import { BadOptions, type LoadOptions, rateOf, readOptions, secondsOf } from './options.ts'
import { bottleneckOf } from './result/bottleneck.ts'
import { holds, type Measured } from './result/measured.ts'
import { resultPage } from './result/page.ts'
import { resultTable } from './result/table.ts'
import { type Found, findSite } from './run/find-stack.ts'
import { k6Program } from './run/k6.ts'
import { measure, runName, warmUp } from './run/measure.ts'

/** `make load`: pushes the site, prints a table, writes a page. Ends with 1 when something promised was missed. */
async function load(options: LoadOptions): Promise<number> {
  await k6Program()
  const found = await findSite(options.target)
  try {
    console.log(`Load on ${found.about}`)
    if (found.fresh) {
      sayStep('warming up', 'usually ten seconds')
      await warmUp(found.site, found.behind)
    }
    const { runs, bisected } = options.bisect ? await bisectOne(options.bisect, options, found) : await runAll(options, found)
    console.log(`\n${resultTable(runs)}`)
    if (bisected) console.log(`\n${says(bisected.journey, bisected.result, runs)}`)
    const file = pageFile(options)
    const facts = { target: found.about, date: new Date(), commit: commit(), ...(bisected && { bisected }) }
    writeFileSync(file, resultPage(runs, facts))
    console.log(`\nCharts: ${file}`)
    return bisected || runs.every(holds) ? 0 : 1
  } finally {
    await found.stop()
  }
}

type Outcome = { runs: Measured[]; bisected?: { journey: JourneyName; result: Bisected } }

async function runAll(options: LoadOptions, found: Found): Promise<Outcome> {
  const runs: Measured[] = []
  for (const journey of options.journeys)
    runs.push(await runOne(journey, { rate: rateOf(journey, options), seconds: secondsOf(journey, options) }, found))
  const missed = runs.filter((run) => !holds(run))
  if (missed.length > 0) console.log(`\nThe highest rate that holds: make load BISECT=${missed[0]?.journey}`)
  return { runs }
}

/** Every rate that is tried stays in the result: the page shows where it bends. */
async function bisectOne(journey: JourneyName, options: LoadOptions, found: Found): Promise<Outcome> {
  const from = rateOf(journey, options)
  const seconds = secondsOf(journey, options)
  const tried: Measured[] = []
  const result = await bisect(
    async (rate) => {
      const run = await runOne(journey, { rate, seconds }, found)
      tried.push(run)
      return holds(run)
    },
    { from, floor: from / 32, ceiling: from * 16 },
  )
  const best = tried.findLast((run) => holds(run) && run.rate === result.highest)
  const failed = tried.findLast((run) => !holds(run) && run.rate === result.lowestFailed)
  return { runs: [best, failed].filter((run) => run !== undefined), bisected: { journey, result } }
}

async function runOne(journey: JourneyName, how: { rate: number; seconds: number }, { site, behind }: Found): Promise<Measured> {
  const { rate, seconds } = how
  console.log(`  ${journey}: ${journeys[journey].shape === 'ramp' ? `0 to ${rate}` : rate} a second for ${seconds} s …`)
  return measure({ journey, rate, seconds, site, run: runName() }, behind)
}

function says(journey: JourneyName, { highest, lowestFailed }: Bisected, runs: readonly Measured[]): string {
  const failed = runs.find((run) => !holds(run))
  const line = highest > 0 ? `${journey} holds up to ${highest} a second` : `${journey} holds at no rate that was tried`
  if (!failed) return `${line}; nothing higher was tried.`
  return `${line} (not at ${lowestFailed}). Bottleneck: ${bottleneckOf(failed)}.`
}

function pageFile({ out }: LoadOptions): string {
  const file = out
    ? resolve(out)
    : join(repoRoot, '.cache/load', `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.html`)
  mkdirSync(resolve(file, '..'), { recursive: true })
  return file
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repoRoot, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

try {
  process.exitCode = await load(readOptions(process.env))
} catch (error) {
  if (!(error instanceof BadOptions)) throw error
  console.error(error.message)
  process.exitCode = 2
}
