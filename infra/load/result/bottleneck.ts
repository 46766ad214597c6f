import { type Consumer, holds, type Machine, type Measured } from './measured.ts'

/** From these on something counts as full. */
const FULL_MACHINE = 0.9
const FULL_THREAD = 0.85
const FULL_POOL = 1
const LATE_LOOP_MS = 100

/** What was short, in one line, with the figures that say so; the first reason is the strongest. */
export function bottleneckOf({ machine, ...run }: Measured): string {
  if (!machine) return 'not known: the machine behind the target was not watched'
  const reasons = [
    ...processorReason(machine),
    ...machine.consumers.filter(isFullThread).map(({ name, cores }) => `the one thread of ${name} was full (${of(cores)} cores)`),
    ...machine.pools
      .filter(({ busy, size }) => busy >= size * FULL_POOL)
      .map(({ name, busy, size }) => `all database connections of ${name} were busy (${busy} of ${size})`),
    ...reportReason(run),
    ...machine.lag
      .filter(({ name, ms }) => ms > LATE_LOOP_MS && !browsers.has(name))
      .slice(0, 2)
      .map(({ name, ms }) => `the event loop of ${name} was up to ${Math.round(ms)} ms late`),
  ]
  if (reasons.length === 0) return `nothing was full: ${share(machine)}`
  return reasons.join('; ')
}

/** The processors and who used them, largest first. */
export function share({ busy, cores, consumers, others }: Machine): string {
  const named = consumers.filter((one) => one.cores >= 0.02).slice(0, 6)
  const parts = [...named.map(({ name, cores: used }) => `${name} ${of(used)}`), `other programs ${of(others)}`]
  return `${of(busy)} of ${cores} cores in use: ${parts.join(', ')}`
}

function processorReason(machine: Machine): string[] {
  if (machine.busy < machine.cores * FULL_MACHINE) return []
  // What is not ours took what we would have had.
  const foreign = machine.others > machine.cores * 0.25 ? ', much of it by programs that are not ours' : ''
  return [`the processors were full${foreign} (${share(machine)})`]
}

function reportReason({ reports, perSecond, thresholds }: Omit<Measured, 'machine'>): string[] {
  if (!reports || holds({ thresholds }) || reports.delivered === 0) return []
  const busy = perSecond.filter(({ at }) => at >= firstAt(perSecond)).length
  return [`one report worker made ${of(reports.delivered / Math.max(1, busy))} reports a second`]
}

const firstAt = (perSecond: Measured['perSecond']): number => perSecond.find(({ accepted }) => accepted > 0)?.at ?? 0

/** Of several threads: these may use more than one core. */
const browsers = new Set(['chromium', 'k6', 'postgres', 'launcher'])
const isFullThread = ({ name, cores }: Consumer): boolean => cores >= FULL_THREAD && !browsers.has(name)

const of = (value: number): string => value.toFixed(2)
