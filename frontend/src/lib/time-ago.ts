const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago" and the like; a date beyond a month. */
export function timeAgo(instant: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000)
  if (seconds > 30 * 86_400) return new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' })
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return 'just now'
}
