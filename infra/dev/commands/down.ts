import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Places, placesOf } from '../places.ts'
import { livingHolder } from '../supervisor/launcher-lock.ts'
import { endAll, isAlive, signal, stackMembers } from '../supervisor/process-table.ts'

const launcherStopsWithinMs = 90_000

/** `make down`: everything ends in order; what does not is ended; returns when nothing is left. */
export const down = async (places: Places): Promise<void> => {
  const holder = livingHolder(places.lock)
  if (holder) {
    console.log('  stopping (usually a few seconds; whoever is in the middle of a report may finish it) …')
    signal(holder.pid, 'SIGTERM')
    const deadline = Date.now() + launcherStopsWithinMs
    while (isAlive(holder.pid, holder.startTime) && Date.now() < deadline) await sleep(50)
    if (isAlive(holder.pid, holder.startTime)) signal(holder.pid, 'SIGKILL')
  }
  const left = stackMembers(places.run).length
  if (left > 0) await endAll(() => stackMembers(places.run), { graceMs: 15_000 })
  for (const file of [places.lock, places.state, places.endpoints]) rmSync(file, { force: true })
  const verb = holder || left > 0 ? 'Waymark is stopped' : 'Waymark was not running'
  console.log(`${verb}; its data stays in ${places.run}.`)
}

if (import.meta.main) await down(placesOf(process.env))
