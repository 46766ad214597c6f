/**
 * HTTP/1.1 gives a browser six connections to a site, for all its tabs together: with six streams open nothing else is answered.
 * One is the live updates', these are the reports', and three stay for everything else.
 */
const slots = ['waymark-stream-1', 'waymark-stream-2']

/** Opens a stream as soon as a slot is free. Returns the function that closes it, or gives up waiting. */
export function inStreamSlot(open: () => () => void, locks: LockManager | undefined = navigator.locks): () => void {
  // Without HTTPS there are no locks between tabs.
  if (!locks) return open()
  const waiting = new AbortController()
  let wanted = true
  let leave = () => {}
  const hold = () =>
    new Promise<void>((release) => {
      // Both slots may have been given in the same moment.
      if (!wanted) return release()
      wanted = false
      waiting.abort()
      const close = open()
      leave = () => {
        close()
        release()
      }
    })
  // Giving up is the one reason for which a lock is refused.
  for (const slot of slots) locks.request(slot, { signal: waiting.signal }, hold).catch(() => undefined)
  return () => {
    wanted = false
    waiting.abort()
    leave()
  }
}
