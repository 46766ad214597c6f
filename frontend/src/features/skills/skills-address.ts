import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'

export type SkillsAddress = {
  readonly tab: 'mine' | 'add'
  readonly search: string
  readonly category: string
  /** Code of the occupation to compare with, or empty. */
  readonly target: string
}

export const ALL = 'All'

/** Tab, search, category and target are in the address: a reload, a link and Back keep them. */
export function useSkillsAddress(): [SkillsAddress, (change: Partial<SkillsAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => readAddress(params), [params])
  // A second change may come before the first is on the screen: it builds on the address that is on its way.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (next: Partial<SkillsAddress>) => {
      // Typing does not fill the history; going to another tab or target does.
      const replace = next.tab === undefined && next.target === undefined
      latest.current = writeAddress({ ...readAddress(latest.current), ...next }, latest.current)
      setParams(latest.current, { replace })
    },
    [setParams],
  )
  return [address, change]
}

export function readAddress(params: URLSearchParams): SkillsAddress {
  return {
    tab: params.get('tab') === 'add' ? 'add' : 'mine',
    search: params.get('search') ?? '',
    category: params.get('category') ?? ALL,
    target: params.get('target') ?? '',
  }
}

/** Only what differs from the usual, and whatever else the address held (`demo=true`). */
export function writeAddress({ tab, search, category, target }: SkillsAddress, before: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(before)
  const set = (name: string, value: string, usual: string) => {
    if (value === usual) params.delete(name)
    else params.set(name, value)
  }
  set('tab', tab, 'mine')
  set('search', search, '')
  set('category', category, ALL)
  set('target', target, '')
  return params
}
