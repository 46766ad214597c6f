const day = 86_400_000

/** "today", "yesterday", "3 days ago", "2 weeks ago"; a date beyond eight weeks. Days are those of the reader's calendar. */
export function postedAgo(instant: string, now: Date = new Date()): string {
  const posted = new Date(instant)
  if (Number.isNaN(posted.getTime())) return 'recently'
  const days = Math.max(0, Math.round((startOfDay(now) - startOfDay(posted)) / day))
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  const weeks = Math.floor(days / 7)
  if (weeks <= 8) return weeks === 1 ? '1 week ago' : `${weeks} weeks ago`
  return `on ${posted.toLocaleDateString('en-US', { dateStyle: 'medium' })}`
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
