/** "November 22, 2026": in UTC, for we do not know where its reader is. */
export function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}

/** "November 22, 2026 at 10:15 UTC with Firefox on Linux". */
export function madeOn({ createdAt, device }: { createdAt: Date; device: string | null }): string {
  const time = createdAt.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' })
  const known = device !== null && device !== 'Unknown device'
  return `${longDate(createdAt)} at ${time} UTC${known ? ` with ${device}` : ''}`
}
