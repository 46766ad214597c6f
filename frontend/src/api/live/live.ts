import { liveTags } from '@waymark/contracts/models/identity/user'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { isRight } from 'fp-ts/lib/Either.js'

export type LiveSource = Pick<EventSource, 'close' | 'onopen' | 'onmessage' | 'onerror'>

export type LiveListener = {
  /** Names of what the server says has changed. */
  onTags(tags: readonly string[]): void
  /** The connection is back after it was gone: whatever changed meanwhile was not heard. */
  onBack(): void
  /** Asked when the connection is lost. `false` ends the listening: the session is over. */
  isSignedIn(): Promise<boolean>
}

/** How long to wait before the first try to connect again, and the longest wait that this grows to. */
export const firstWait = 1_000
export const longestWait = 30_000
/** A connection that held this long counts as good: the next wait is the first one again. */
const goodAfter = 10_000

/** Hears what changed over one stream of its own, and connects again by itself. Returns the function that ends it. */
export function listenLive(
  listener: LiveListener,
  open: (address: string) => LiveSource = (address) => new EventSource(address),
  /** Something may have changed before this connection: its first opening counts as coming back. */
  missed = false,
): () => void {
  let source: LiveSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let lost = missed
  let ended = false

  const connect = () => {
    const openedAt = Date.now()
    source = open(identityRoutes.watchChanges.path)
    source.onopen = () => {
      if (lost) listener.onBack()
      lost = false
    }
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const message = liveTags.decode(JSON.parse(data))
      if (isRight(message)) listener.onTags(message.right.tags)
    }
    source.onerror = () => {
      source?.close()
      lost = true
      if (Date.now() - openedAt > goodAfter) wait = firstWait
      timer = setTimeout(again, wait * (0.75 + Math.random() / 2))
      wait = Math.min(wait * 2, longestWait)
    }
  }

  const again = async () => {
    const signedIn = await listener.isSignedIn()
    if (signedIn && !ended) connect()
  }

  connect()
  return () => {
    ended = true
    clearTimeout(timer)
    source?.close()
  }
}
