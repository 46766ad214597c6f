import type { ReportSummary } from '@waymark/contracts/models/report/report'

export type Stand = 'running' | 'ready' | 'unpaid' | 'failed'

/** What a report's state means to the person who waits for it. */
export function standOf({ status, paid }: Pick<ReportSummary, 'status' | 'paid'>): Stand {
  if (status === 'failed') return 'failed'
  if (status !== 'ready' && status !== 'delivering' && status !== 'delivered') return 'running'
  return paid ? 'ready' : 'unpaid'
}

/** "February 5, 2025 · 32 pages · 1.1 MB", as far as it is known. */
export function sizeLine({ createdAt, pages, bytes }: Pick<ReportSummary, 'createdAt' | 'pages' | 'bytes'>): string {
  const size = bytes ? `${(bytes / 1_000_000).toFixed(1)} MB` : undefined
  return [dayOf(createdAt), pages ? `${pages} pages` : undefined, size].filter(Boolean).join(' · ')
}

export function dayOf(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long' })
}
