/** `2025-02-01` as "February 1, 2025", whatever the zone of the machine. */
export function dateInWords(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' })
}
