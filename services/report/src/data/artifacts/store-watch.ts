import type { Log } from '@waymark/kit/log'
import { periodic } from '@waymark/kit/periodic'
import type { ArtifactStore } from './artifact-store.ts'

const AGAIN_MS = 5_000

export type StoreWatch = { start(): void; stop(): Promise<void>; ready(): Promise<void> }

/**
 * Looks at the store until it was fit once; a process is not ready before, so that a roll-out with a wrong bucket or key stops at its
 * first replica. A store that goes away later makes nothing unready: all but the files works on, and work is put off.
 */
export function createStoreWatch(store: Pick<ArtifactStore, 'check'>, log: Log, againMs = AGAIN_MS): StoreWatch {
  let fault: Error | undefined = new Error('not looked at yet')

  async function look(): Promise<'done' | undefined> {
    try {
      const { warnings } = await store.check()
      for (const warning of warnings) log.warn({ store: 'artifacts' }, warning)
      fault = undefined
      return 'done'
    } catch (error) {
      const next = error instanceof Error ? error : new Error(String(error))
      if (next.message !== fault?.message) log.error({ err: next }, 'artifact store unavailable')
      fault = next
      return undefined
    }
  }

  const { start, stop } = periodic({ name: 'check the store', everyMs: againMs, log, work: look })
  return {
    start,
    stop,
    async ready() {
      if (fault) throw fault
    },
  }
}
