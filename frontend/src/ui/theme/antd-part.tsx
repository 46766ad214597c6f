import type { FunctionComponent } from 'react'
import { type LazyPart, lazyWithPreload } from '../lazy-with-preload.tsx'

/** A lazy part that draws with Ant Design. Its theme, and all that they share, come with the first of them and not before. */
export function antdPart<P extends object>(load: () => Promise<FunctionComponent<P>>): LazyPart<P> {
  return lazyWithPreload(async () => {
    const [{ AntdTheme }, Part] = await Promise.all([import('./AntdTheme.tsx'), load()])
    return (props: P) => (
      <AntdTheme>
        <Part {...props} />
      </AntdTheme>
    )
  })
}
