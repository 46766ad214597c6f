/** What the tabs of one browser tell each other about who is signed in. Only that; the server is asked for everything else. */
export type SessionNews = { kind: 'arrived'; person: string } | { kind: 'left' }

const name = 'waymark-session'

/** Tells the other tabs. */
export function tellTabs(news: SessionNews): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(news)
  channel.close()
}

/** Hears what the other tabs tell. Returns the function that ends it. */
export function hearTabs(listener: (news: SessionNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
  return () => channel.close()
}
