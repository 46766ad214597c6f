import type { ReactNode } from 'react'
import { ErrorState } from './EmptyState.tsx'

type Query<T> = { data?: T | undefined; error?: unknown; refetch: () => unknown }
type Props<T> = {
  query: Query<T>
  /** What is read, as it stands in "We could not load ...". */
  what: string
  /** What stands there until the first answer. */
  waiting: ReactNode
  /** Where trying again means more than reading this again. */
  onRetry?: () => void
  children: (data: T) => ReactNode
}

/**
 * What a call reads: its place while it is on its way, the way to try again when it failed, and then what it brought. What is on
 * the screen stays there while it is read again, also when that fails.
 */
export function QueryView<T>({ query: { data, error, refetch }, what, waiting, onRetry, children }: Props<T>): ReactNode {
  if (data !== undefined) return children(data)
  if (error !== undefined) return <ErrorState what={what} error={error} onRetry={onRetry ?? (() => void refetch())} />
  return waiting
}
