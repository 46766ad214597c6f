export type Reported = 'started' | 'ready' | 'failed'

/** The status a kubelet would report of a pod with one container. */
export function statusOf(container: string, reported: Reported) {
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z')
  const is = (type: string, status: boolean) => ({ type, status: status ? 'True' : 'False', lastTransitionTime: now })
  const ready = reported === 'ready'
  const state =
    reported === 'failed' ? { terminated: { exitCode: 1, reason: 'Error', finishedAt: now } } : { running: { startedAt: now } }
  return {
    phase: reported === 'failed' ? 'Failed' : 'Running',
    startTime: now,
    conditions: [is('Initialized', true), is('ContainersReady', ready), is('Ready', ready)],
    containerStatuses: [{ name: container, image: '', imageID: '', restartCount: 0, ready, started: ready, state }],
  }
}
