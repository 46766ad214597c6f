import { type ReactNode, use, useMemo } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, type To } from 'react-router-dom'
import { isDemo } from '../lib/demo-mode.ts'

/**
 * In demo mode every address inside the app carries `demo=true`: a link opened in a new tab, a page that is reloaded and one that is
 * gone to stay in the demo, as the flag asks for it in the address.
 */
export function KeepDemo({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const kept = useMemo(() => {
    const { navigator } = context
    if (!isDemo()) return context
    const keeping: typeof navigator = {
      ...navigator,
      createHref: (to) => navigator.createHref(withDemo(to)),
      push: (to, ...rest) => navigator.push(withDemo(to), ...rest),
      replace: (to, ...rest) => navigator.replace(withDemo(to), ...rest),
    }
    return { ...context, navigator: keeping }
  }, [context])
  return <NavigationContext.Provider value={kept}>{children}</NavigationContext.Provider>
}

function withDemo(to: To): To {
  const { pathname, search, hash } = typeof to === 'string' ? partsOf(to) : to
  const query = new URLSearchParams(search)
  query.set('demo', 'true')
  return { pathname, search: `?${query}`, hash }
}

function partsOf(address: string) {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? []
  return { pathname, search, hash }
}
