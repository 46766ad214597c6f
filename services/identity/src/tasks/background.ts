import type { Log } from '@waymark/kit/log'

export type Background = {
  /** Work that nobody waits for; a failure is logged, and the person may ask again. */
  run(name: string, work: () => Promise<void>): void
  stop(): Promise<void>
}

export function createBackground(log: Log): Background {
  const underWay = new Set<Promise<void>>()
  return {
    run(name, work) {
      const running = work()
        .catch((err: unknown) => log.error({ err, work: name }, 'background task failed'))
        .finally(() => underWay.delete(running))
      underWay.add(running)
    },
    async stop() {
      await Promise.all(underWay)
    },
  }
}
