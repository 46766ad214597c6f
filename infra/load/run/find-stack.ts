import { placesOf } from '../../dev/places.ts'
import { type Endpoints, readEndpoints, readState } from '../../dev/state-file.ts'
import { livingHolder } from '../../dev/supervisor/launcher-lock.ts'
import { startStack } from '../../dev/test-stack.ts'
import { sayStep } from '../../tools/say-step.ts'

export type Found = { site: string; mailbox: string | undefined; about: string; fresh: boolean; stop: () => Promise<void> }

/** The site to push: the given target, the stack that runs here, or one that is started for the length of the run. */
export async function findSite(target: string | undefined): Promise<Found> {
  const places = placesOf(process.env)
  const running = livingHolder(places.lock) && readState(places.state)?.phase === 'ready' && readEndpoints(places.endpoints)
  if (target && !(running && new URL(running.site).origin === target))
    return { site: target, mailbox: undefined, about: target, fresh: false, stop: async () => undefined }
  if (running)
    return {
      ...placesIn(running),
      about: `${running.site}, the stack that runs here`,
      fresh: false,
      stop: async () => undefined,
    }
  sayStep('no stack runs here: starting one for this run', 'usually half a minute')
  const stack = await startStack({ env: { SEED: 'false' } })
  return {
    ...placesIn(stack.endpoints),
    about: 'a stack of its own, gone afterwards',
    fresh: true,
    stop: () => stack.stop(),
  }
}

const placesIn = ({ site, mailbox }: Endpoints): Pick<Found, 'site' | 'mailbox'> => ({ site: new URL(site).origin, mailbox })
