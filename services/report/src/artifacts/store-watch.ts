import type { Log } from '@waymark/kit/log'
import type { ArtifactStore } from './artifact-store.ts'

const AGAIN_MS = 5_000

export type StoreWatch = { start(): void; stop(): Promise<void>; ready(): Promise<void> }

/**
 * Looks at the store until it was fit once; a process is not ready before, so that a roll-out with a wrong bucket or key stops at its
 * first replica. A store that goes away later makes nothing unready: all but the files works on, and work is put off.
 */
export function createStoreWatch(store: Pick<ArtifactStore, 'check'>, log: Log, againMs = AGAIN_MS): StoreWatch {
  let fault: Error | undefined = new Error('not looked at yet')
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  async function look(): Promise<void> {
    try {
      const { warnings } = await store.check()
      for (const warning of warnings) log.warn({ store: 'artifacts' }, warning)
      fault = undefined
    } catch (error) {
      const next = error instanceof Error ? error : new Error(String(error))
      if (next.message !== fault?.message) log.error({ err: next }, 'the store of the reports cannot be used')
      fault = next
      if (!stopped) timer = setTimeout(go, againMs)
    }
  }

  function go(): void {
    running = look()
  }

  return {
    start: go,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
    async ready() {
      if (fault) throw fault
    },
  }
}
