// Plain JavaScript: loaded into a process of the stack before anything else, by NODE_OPTIONS.
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * The wall clock of this process is ahead by as many milliseconds as CHAOS_CLOCK says, a file that a fault run writes to at any time. What
 * the process believes is noted beside it at each change. Timers and `performance.now()` go on, as on a machine whose clock is set.
 */
const file = process.env.CHAOS_CLOCK ?? ''
const Real = Date
const { now } = Date
let ahead = 0

Date.now = () => now() + ahead
globalThis.Date = new Proxy(Real, {
  construct: (target, values, made) => Reflect.construct(target, values.length > 0 ? values : [Date.now()], made),
  apply: () => new Date().toString(),
})

setInterval(() => {
  const wanted = Number(readFileSync(file, 'utf8')) || 0
  if (wanted === ahead) return
  ahead = wanted
  writeFileSync(`${file}.believed`, String(Date.now()))
}, 200).unref()
