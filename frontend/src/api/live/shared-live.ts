import { type LiveListener, type LiveSource, listenLive } from './live.ts'

type Message = { tags: readonly string[] } | 'back' | 'ended' | 'who listens?' | 'I do'
type Options = {
  open?: (address: string) => LiveSource
  /** Absent without HTTPS. */
  locks?: LockManager | undefined
}

/** How long a tab that came to the front waits for the one that listens. */
export const patience = 2_000

/**
 * One stream for all tabs of a person: HTTP/1.1 gives a browser six connections to a site, and a seventh tab would hang without a
 * word. The tab that holds the lock listens and passes on what it hears; when it closes, the next one takes over. One that a phone
 * has put to sleep holds its lock and hears nothing: a tab that comes to the front asks, and takes the lock when nobody answers.
 */
export function listenShared(person: string, listener: LiveListener, options: Options = {}): () => void {
  const { open, locks = navigator.locks } = options
  if (!locks || typeof BroadcastChannel === 'undefined') return listenWhileVisible(listener, open)

  const name = `waymark-live:${person}`
  const channel = new BroadcastChannel(name)
  const tell = (message: Message) => channel.postMessage(message)
  const over = new AbortController()
  let stopListening: (() => void) | undefined
  let release = () => {}
  let silence: ReturnType<typeof setTimeout> | undefined

  const lead = (missed: boolean): Promise<void> =>
    new Promise((resolve) => {
      if (over.signal.aborted) return resolve()
      release = resolve
      const spread: LiveListener = {
        onTags: (tags) => {
          listener.onTags(tags)
          tell({ tags })
        },
        onBack: () => {
          listener.onBack()
          tell('back')
        },
        isSignedIn: async () => {
          const signedIn = await listener.isSignedIn()
          if (!signedIn) tell('ended')
          return signedIn
        },
      }
      stopListening = listenLive(spread, open, missed)
    })
  const lose = () => {
    stopListening?.()
    stopListening = undefined
  }
  /** Asks for the lock. Refused: given up, or another tab took it because this one had slept; then it stands in line again. */
  const ask = (how: LockOptions, missed: boolean): Promise<void> =>
    locks
      .request(name, how, (lock) => (lock ? lead(missed) : standInLine()))
      .catch(() => {
        lose()
        if (!over.signal.aborted) return standInLine()
      })
  const standInLine = (): Promise<void> => ask({ signal: over.signal }, true)
  const onFront = () => {
    if (document.visibilityState !== 'visible' || stopListening) return
    tell('who listens?')
    clearTimeout(silence)
    silence = setTimeout(() => void ask({ steal: true }, true), patience)
  }

  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data === 'who listens?') return void (stopListening && tell('I do'))
    clearTimeout(silence)
    if (data === 'I do') return
    if (data === 'back') return listener.onBack()
    if (data === 'ended') return void listener.isSignedIn()
    listener.onTags(data.tags)
  }
  void ask({ ifAvailable: true }, false)
  document.addEventListener('visibilitychange', onFront)
  return () => {
    over.abort()
    clearTimeout(silence)
    document.removeEventListener('visibilitychange', onFront)
    channel.close()
    lose()
    release()
  }
}

/** Without locks each tab has its own stream, and only while it is looked at. */
function listenWhileVisible(listener: LiveListener, open?: (address: string) => LiveSource): () => void {
  let stop: (() => void) | undefined
  let missed = false
  const follow = () => {
    if (document.visibilityState === 'visible') {
      stop ??= listenLive(listener, open, missed)
      return
    }
    stop?.()
    stop = undefined
    missed = true
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    stop?.()
  }
}
