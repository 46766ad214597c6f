import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const wide = '(min-width: 901px)'
type State = 'closed' | 'open' | 'left'

/**
 * The sidebar as a drawer of a small screen. While it is open everything but the drawer, its overlay and the button of the top
 * bar is inert: the focus goes into it and stays in it. Closing brings the focus back to the button that opened it; going somewhere brings it to the new page.
 */
export function useDrawer(visit: string) {
  const [state, setState] = useState<State>('closed')
  const side = useRef<HTMLElement>(null)
  const burger = useRef<HTMLButtonElement>(null)
  const before = useRef<State>('closed')
  const leave = (now: State) => (now === 'open' ? 'left' : now)

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere closes the drawer, also to where one is already
  useEffect(() => setState(leave), [visit])
  useEffect(() => {
    const media = matchMedia(wide)
    const onChange = () => media.matches && setState('closed')
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [])
  useLayoutEffect(() => {
    if (state === 'open') entryToBegin(side.current)?.focus()
    else if (before.current === 'open') {
      const next = state === 'left' ? document.getElementById('main') : burger.current
      next?.focus({ preventScroll: true })
    }
    before.current = state
  }, [state])

  const open = state === 'open'
  return { open, toggle: () => setState(open ? 'closed' : 'open'), close: () => setState('closed'), side, burger }
}

/** The present entry; the first one on a page that has none. A list of selectors would find whichever comes first on the page. */
function entryToBegin(side: HTMLElement | null): HTMLElement | null | undefined {
  return side?.querySelector<HTMLElement>('nav [aria-current]') ?? side?.querySelector<HTMLElement>('nav a')
}
