import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { sayStep } from '../tools/say-step.ts'
import { type Bisected, bisect } from './bisect.ts'
import { type JourneyName, journeys } from './journeys.ts'
import { BadOptions, type LoadOptions, rateOf, readOptions, secondsOf } from './options.ts'
import { holds, type Measured } from './result/measured.ts'
import { resultTable } from './result/table.ts'
import { type Found, findSite } from './run/find-stack.ts'
import { k6Program } from './run/k6.ts'
import { measure, runName, warmUp } from './run/measure.ts'

/** `make load`: pushes the site, prints a table, leaves k6's own page of charts for each run. Ends with 1 when something promised was missed. */
async function load(options: LoadOptions): Promise<number> {
  await k6Program()
  const found = await findSite(options.target)
  try {
    console.log(`Load on ${found.about}`)
    if (found.fresh) {
      sayStep('warming up', 'usually ten seconds')
      await warmUp(found.site, found.mailbox)
    }
    const { runs, bisected } = options.bisect ? await bisectOne(options.bisect, options, found) : await runAll(options, found)
    console.log(`\n${resultTable(runs)}`)
    if (bisected) console.log(`\n${says(bisected.journey, bisected.result, runs)}`)
    console.log(`\nCharts:\n${runs.map((run) => `  ${pageOf(run, options)}`).join('\n')}`)
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

async function runOne(journey: JourneyName, how: { rate: number; seconds: number }, { site, mailbox }: Found): Promise<Measured> {
  const { rate, seconds } = how
  console.log(`  ${journey}: ${journeys[journey].shape === 'ramp' ? `0 to ${rate}` : rate} a second for ${seconds} s …`)
  return measure({ journey, rate, seconds, site, run: runName() }, mailbox)
}

function says(journey: JourneyName, { highest, lowestFailed }: Bisected, runs: readonly Measured[]): string {
  const failed = runs.find((run) => !holds(run))
  const line = highest > 0 ? `${journey} holds up to ${highest} a second` : `${journey} holds at no rate that was tried`
  if (!failed) return `${line}; nothing higher was tried.`
  return `${line} (not at ${lowestFailed}).`
}

/** Where the charts of a run are; in the folder that was asked for, when one was. */
function pageOf({ page }: Measured, { out }: LoadOptions): string {
  if (!out) return page
  mkdirSync(resolve(out), { recursive: true })
  const kept = join(resolve(out), basename(page))
  copyFileSync(page, kept)
  return kept
}

try {
  process.exitCode = await load(readOptions(process.env))
} catch (error) {
  if (!(error instanceof BadOptions)) throw error
  console.error(error.message)
  process.exitCode = 2
}
