/** "November 27" of this year, "November 27, 2025" of another. */
export function day(instant: string, now = new Date()): string {
  const date = new Date(instant)
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric'
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year })
}
