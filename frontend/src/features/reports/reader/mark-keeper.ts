import type { ReportMark } from '@waymark/contracts/models/report/report-marks'

export type KeptState = 'keeping' | 'kept' | 'failed'
export type MarkKeeper = { want: (mark: ReportMark) => void; retry: () => void }

/**
 * Keeps what one place holds. One write at a time, and always the newest, so that an older text never lands after a newer one.
 * `send` answers whether the mark was kept.
 */
export function createMarkKeeper({
  send,
  tell,
}: {
  send: (mark: ReportMark) => Promise<boolean>
  tell: (state: KeptState) => void
}): MarkKeeper {
  let next: ReportMark | undefined
  let last: ReportMark | undefined
  let running = false

  async function run() {
    if (running) return
    running = true
    tell('keeping')
    let kept = true
    while (next) {
      last = next
      next = undefined
      kept = await send(last)
    }
    running = false
    tell(kept ? 'kept' : 'failed')
  }

  function want(mark: ReportMark) {
    next = mark
    void run()
  }

  return { want, retry: () => last && want(next ?? last) }
}
