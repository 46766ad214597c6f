import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromiumPath } from '@waymark/testing/chromium'
import { record } from '../../../infra/tools/figures.ts'
import { createPrintBrowser } from '../src/document/print/browser.ts'
import { renderHtml } from '../src/document/print/render-html.ts'
import { renderReport } from '../src/document/print/render-report.ts'
import { composeReport } from '../src/document/sections/compose-report.ts'
import type { ReportContents } from '../src/document/sections/section.ts'
import { loadInput } from '../test/fixtures/load-input.ts'

const REPORTS = Number(process.env.REPORTS ?? 40)
const TABS = 2

/** The printing alone: compose, layout, PDF, PDF/UA; beside bare Chromium printing the same HTML. */
export async function benchPaper(): Promise<void> {
  const input = loadInput('renee')
  const composing = timed(() => composeReport(input), 5)
  const contents = composeReport(input)
  const browser = createPrintBrowser({ executablePath: chromiumPath, tabs: TABS })
  try {
    const first = await renderReport(contents, browser)
    const sampler = sampleMemory()
    const ours = await load(() => renderReport(contents, browser))
    const memory = sampler.stop()
    const html = renderHtml(contents).html
    const bare = await load(() =>
      browser.run(async (page) => {
        await page.setContent(html, { waitUntil: 'load' })
        return page.pdf({ preferCSSPageSize: true, printBackground: true })
      }),
    )
    console.log(
      `report of ${first.pages} pages, ${Math.round(first.pdf.length / 1024)} KB; ${REPORTS} reports, ${TABS} tabs, ${cpus().length} cores`,
    )
    console.log(`compose                ${composing.toFixed(0)} ms`)
    console.log(row('ours, PDF/UA-1', ours, 'promise: p95 ≤ 2500 ms, ≥ 1 a second, ≤ 1.2 s of processor'))
    record('pdf-p95-ms', ours.p95, { atMost: 2500, unit: 'ms' }, `${REPORTS} reports of ${first.pages} pages`)
    record('pdf-per-second', ours.perSecond, { atLeast: 1, unit: '/s' }, `${TABS} tabs`)
    record('pdf-browser-mb', memory, { atMost: 500, unit: 'MB' }, 'the most while it prints')
    console.log(row('bare Chromium, no tags', bare, ''))
    console.log(`processor              ${(ours.processor / bare.processor).toFixed(2)} times that of bare Chromium`)
    console.log(`browser memory         ${memory} MB at most (promise: ≤ 500)`)
  } finally {
    await browser.stop()
  }
}

interface Load {
  /** Seconds of processor for one report, of this process and the browser together. */
  processor: number
  p50: number
  p95: number
  perSecond: number
}

/** As many at a time as there are tabs, so that a time is a report's own and not its wait. */
async function load(job: () => Promise<unknown>): Promise<Load> {
  const times: number[] = []
  let left = REPORTS
  const started = performance.now()
  const usedBefore = processorSeconds()
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      while (left-- > 0) {
        const from = performance.now()
        await job()
        times.push(performance.now() - from)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    p50: at(0.5),
    p95: at(0.95),
    perSecond: times.length / seconds,
    processor: (processorSeconds() - usedBefore) / times.length,
  }
}

function row(name: string, { p50, p95, perSecond, processor }: Load, promise: string): string {
  return `${name.padEnd(22)} p50 ${p50.toFixed(0)} ms  p95 ${p95.toFixed(0)} ms  ${perSecond.toFixed(2)} a second  ${processor.toFixed(2)} s of processor  ${promise}`.trimEnd()
}

function timed(job: () => ReportContents, times: number): number {
  const from = performance.now()
  for (let index = 0; index < times; index++) job()
  return (performance.now() - from) / times
}

/** The most that the browser held while it printed. */
function sampleMemory(): { stop(): number } {
  let most = 0
  const look = () => {
    most = Math.max(most, browserMemory())
  }
  const timer = setInterval(look, 500)
  return {
    stop() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

/** Processes that this one started, and theirs. */
function browserProcesses(): Set<number> {
  const children = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, ppid]) => ({ pid: Number(pid), ppid: Number(ppid) }))
  const ours = new Set([process.pid])
  for (let round = 0; round < 6; round++) for (const { pid, ppid } of children) if (ours.has(ppid)) ours.add(pid)
  ours.delete(process.pid)
  return ours
}

/** Clock ticks a second, in which the kernel counts a process's time. */
const TICKS = 100

/** Time on a processor so far, of this process and its browser. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  let ticks = 0
  for (const pid of browserProcesses()) ticks += ticksOf(pid)
  return (user + system) / 1e6 + ticks / TICKS
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  } catch {
    return 0
  }
}

/** Private and shared pages of our own browser's processes, each shared page counted once a process's share. */
function browserMemory(): number {
  let kilobytes = 0
  for (const pid of browserProcesses()) kilobytes += shareOf(pid)
  return Math.round(kilobytes / 1024)
}

function shareOf(pid: number): number {
  try {
    return Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

if (import.meta.main) await benchPaper()
