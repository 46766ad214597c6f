import { placesOf } from '../places.ts'
import { readEndpoints, readState } from '../state-file.ts'
import { isStale, livingHolder } from '../supervisor/launcher-lock.ts'
import { endpointsTable, processTable } from './tables.ts'

/** `make status`: exit code 0 when everything is healthy, 1 when something is not, 3 when nothing runs. */
const places = placesOf(process.env)
const state = readState(places.state)
const endpoints = readEndpoints(places.endpoints)

if (!livingHolder(places.lock) || !state) {
  console.log(
    `Waymark is not running.${isStale(places.lock) ? ' The last launcher did not end by itself; make up cleans up and starts.' : ''}`,
  )
  process.exit(3)
}
console.log(processTable(state))
for (const name of state.missing) console.log(`  ${name} is not built yet`)
if (state.phase === 'ready' && endpoints) console.log(endpointsTable(endpoints, state))
if (state.phase !== 'ready') console.log(`\n${state.phase}: ${state.message}`)
process.exitCode = state.phase === 'ready' && state.processes.every((one) => one.state === 'healthy') ? 0 : 1
