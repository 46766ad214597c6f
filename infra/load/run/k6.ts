import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repoRoot } from '../../dev/places.ts'
import { goProgram } from '../../tools/go-tool.ts'
import type { JourneyName } from '../journeys.ts'
import { makePeople } from '../people/make-people.ts'

/** What k6 says at the end of a run. */
export type Summary = {
  metrics: Record<string, { values: Record<string, number>; thresholds?: Record<string, { ok: boolean }> }>
  root_group: { checks: { name: string; passes: number; fails: number }[] }
}

export type K6Run = { journey: JourneyName; rate: number; seconds: number; site: string; run: string }
export type K6Outcome = { summary: Summary; page: string }

/** The pinned one, built when it is not there yet; `K6=` names one that the machine has already. */
export const k6Program = async (): Promise<string> => process.env.K6 || goProgram('k6')

/** The exit code of a run whose thresholds were crossed: a result like any other. */
const CROSSED = 99

/** One journey, by one k6 process, which leaves its summary and a page with its charts. */
export async function runK6(run: K6Run): Promise<K6Outcome> {
  const folder = join(repoRoot, '.cache/load')
  mkdirSync(folder, { recursive: true })
  const summaryFile = join(folder, `summary-${run.run}.json`)
  const people = join(folder, `people-${run.run}.json`)
  const page = join(folder, `${run.journey}-${run.rate}-${run.run}.html`)
  writeFileSync(people, JSON.stringify(makePeople()))
  const child = spawn(await k6Program(), flags(run, people, summaryFile), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '/', K6_AUTO_EXTENSION_RESOLUTION: 'false' },
      // Its own charts, in one file; nobody is served them while it runs.
      ...{ K6_WEB_DASHBOARD: 'true', K6_WEB_DASHBOARD_PORT: '-1', K6_WEB_DASHBOARD_EXPORT: page },
      K6_WEB_DASHBOARD_PERIOD: `${Math.max(1, Math.ceil(run.seconds / 120))}s`,
    },
  })
  const stop = () => child.kill('SIGTERM')
  process.once('exit', stop)
  try {
    const said = listen(child)
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0 && code !== CROSSED) throw new Error(`k6 ended with code ${code}:\n${said.slice(-12).join('\n')}`)
    const summary = JSON.parse(readFileSync(summaryFile, 'utf8')) as Summary
    return { summary, page }
  } finally {
    process.removeListener('exit', stop)
    stop()
    for (const file of [summaryFile, people]) rmSync(file, { force: true })
  }
}

function flags({ journey, rate, seconds, site, run }: K6Run, people: string, summary: string): string[] {
  const values = { SITE: site, JOURNEY: journey, RATE: rate, SECONDS: seconds, RUN: run, PEOPLE: people, SUMMARY: summary }
  return [
    ...['run', '--quiet', '--no-color', '--no-usage-report', '--address', ''],
    ...['--log-format', 'raw', '--system-tags', 'status,method,name,scenario,error_code,check'],
    ...(isLoopback(site) ? ['--local-ips', manySources()] : []),
    ...Object.entries(values).flatMap(([name, value]) => ['-e', `${name}=${value}`]),
    join(import.meta.dirname, '../script/load.ts'),
  ]
}

/** Prints what goes wrong while it goes wrong, each kind of it once; gives all that was said. */
function listen(child: ChildProcess): string[] {
  const said: string[] = []
  const printed = new Set<string>()
  if (!child.stdout || !child.stderr) throw new Error('k6 has no output')
  child.stdout.resume()
  createInterface(child.stderr).on('line', (line) => {
    said.push(line)
    const kind = line.replaceAll(/[\da-f-]{8,}|\d+/g, '#').slice(0, 90)
    if (printed.has(kind) || /thresholds on metrics/.test(line)) return
    printed.add(kind)
    console.log(`    ${line.slice(0, 240)}`)
  })
  return said
}

export const isLoopback = (site: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(site).hostname)

/** A thousand addresses that no other run of the day has: throttles count by address, and none is switched off. */
function manySources(): string {
  const pick = (from: number, to: number) => from + Math.floor(Math.random() * (to - from))
  return `127.${pick(16, 250)}.${pick(0, 64) * 4}.0/22`
}
