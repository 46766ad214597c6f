import { stepLine } from '../tools/say-step.ts'
import { type Result, runStage } from './run-stage.ts'
import { rememberLength, usualLength } from './stage-times.ts'
import { allStages, type Stage } from './stages.ts'
import { watchStandStills } from './stand-still.ts'

/**
 * `make test`: all stages in order, each with a line of its own, going on after a failure. The last line is
 * `N passed, N failed`. A check without tests (lint, types) counts as one. `--stage=name` runs one stage, `--all` the heavy ones too.
 */
const chosen = process.argv.find((argument) => argument.startsWith('--stage='))?.slice('--stage='.length)
const heavyToo = process.argv.includes('--all')

const stages = allStages().filter((stage) =>
  chosen ? stage.name === chosen || stage.name.startsWith(`${chosen} `) : heavyToo || !stage.heavy,
)
if (stages.length === 0)
  throw new Error(
    `no stage is called ${chosen}; there are ${allStages()
      .map((one) => one.name)
      .join(', ')}`,
  )

const standStills = watchStandStills()
const results: Result[] = []
for (const stage of stages) {
  if (stage.reads !== 'exit code' && stage.files.length === 0) {
    if (chosen) console.log(`${stage.name}: no test files`)
    continue
  }
  console.log(stepLine(stage.name, usualLength(stage)))
  const result = await runSteadily(stage)
  if (!result.problem) rememberLength(stage.name, result.seconds)
  results.push(result)
  report(result)
}

const sum = (key: 'passed' | 'failed') => results.reduce((total, { counts }) => total + counts[key], 0)
const broken = results.filter(({ problem }) => problem)
console.log(`\n${results.length} stages, ${Math.round(results.reduce((total, { seconds }) => total + seconds, 0))} s`)
for (const { stage, problem, log } of broken) console.log(`failed: ${stage.name} (${problem}), all of it in ${log}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = broken.length > 0 || results.length === 0 ? 1 : 0

/** A failure says nothing while the machine stood still: such a stage, and no other, runs a second time, and both are told. */
async function runSteadily(stage: Stage): Promise<Result> {
  standStills.take()
  const result = await runStage(stage)
  const gaps = standStills.take()
  if (gaps.length === 0) return result
  console.log(`  the machine stood still for ${gaps.map((gap) => `${Math.round(gap)} s`).join(', ')} during ${stage.name}`)
  if (!result.problem) return result
  report(result)
  console.log(stepLine(`${stage.name} once more`, usualLength(stage)))
  return runStage(stage)
}

function report({ stage, counts, seconds, problem, output }: Result): void {
  const mark = problem ? '✖' : '✔'
  console.log(
    `${mark} ${stage.name.padEnd(28)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
  if (problem) console.log(indent(essence(output)))
}

/** Both runners repeat the failures at their end; of other output the last part is shown. */
function essence(output: string): string {
  const failures = Math.max(
    output.lastIndexOf('✖ failing tests:'),
    output.lastIndexOf('Failed Tests'),
    output.lastIndexOf('Failed Suites'),
  )
  if (failures < 0) return output.trim().split('\n').slice(-60).join('\n')
  const failed = output.slice(failures).trim().split('\n').slice(0, 120)
  return [...afterTheLastTest(output), ...failed].join('\n')
}

/** What broke a file that has no failing test: Node tells it apart from the failures, which then say no more than "test failed". */
function afterTheLastTest(output: string): string[] {
  return output.split('\n').filter((line) => /^ℹ (Error|Warning): /.test(line))
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
