import { readOwn, writeOwn } from '../../lib/own-storage.ts'

const name = 'payments'

/**
 * The placeholder payment id of a report, the same at every try and in every tab: when an answer is lost on its way, a second id
 * would be refused as a second payment.
 */
export function paymentIdFor(person: string, reportId: string, now = Date.now()): string {
  const ids = read(person)
  const kept = ids[reportId]
  if (kept) return kept
  const made = `demo-payment-${now}`
  writeOwn(person, name, JSON.stringify({ ...ids, [reportId]: made }), localStorage)
  return made
}

function read(person: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readOwn(person, name, localStorage) ?? '{}')
    const entries = typeof stored === 'object' && stored ? Object.entries(stored) : []
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  } catch {
    return {}
  }
}
