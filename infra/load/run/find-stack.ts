import { livingHolder } from '../../dev/launcher-lock.ts'
import { type Places, placesOf } from '../../dev/places.ts'
import { readSecrets } from '../../dev/secrets.ts'
import { type Endpoints, readEndpoints, readState } from '../../dev/state-file.ts'
import { startStack } from '../../dev/test-stack.ts'
import { sayStep } from '../../tools/say-step.ts'
import type { Behind } from './measure.ts'

export type Found = { site: string; behind: Behind; about: string; fresh: boolean; stop: () => Promise<void> }

/** The site to push: the given target, the stack that runs here, or one that is started for the length of the run. */
export async function findSite(target: string | undefined): Promise<Found> {
  const places = placesOf(process.env)
  const running = livingHolder(places.lock) && readState(places.state)?.phase === 'ready' && readEndpoints(places.endpoints)
  if (target && !(running && new URL(running.site).origin === target))
    return { site: target, behind: undefined, about: target, fresh: false, stop: async () => undefined }
  if (running)
    return {
      ...describe(places, running),
      about: `${running.site}, the stack that runs here`,
      fresh: false,
      stop: async () => undefined,
    }
  sayStep('no stack runs here: starting one for this run', 'usually half a minute')
  const stack = await startStack({ env: { SEED: 'false' } })
  const own = placesOf({ WAYMARK_RUN_DIR: stack.runDir })
  return {
    ...describe(own, stack.endpoints),
    about: 'a stack of its own, gone afterwards',
    fresh: true,
    stop: () => stack.stop(),
  }
}

/** What can be seen of a stack on this machine: its processes, the metrics of all of them, its database and its mailbox. */
export function describe(places: Places, endpoints: Endpoints): Pick<Found, 'site' | 'behind'> {
  const roots = new Map(endpoints.processes.flatMap(({ name, pid }) => (pid === null ? [] : [[pid, name] as const])))
  const port = endpoints.processes.find(({ name }) => name === 'postgres')?.ports.sql
  const password = readSecrets(places.secrets).postgresPassword
  const database = port && password ? `postgres://postgres:${password}@127.0.0.1:${port}/postgres` : undefined
  return {
    site: new URL(endpoints.site).origin,
    behind: { watched: { roots, metrics: endpoints.metrics, database }, mailbox: endpoints.mailbox },
  }
}
