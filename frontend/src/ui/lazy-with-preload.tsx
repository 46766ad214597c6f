import { type FunctionComponent, type ReactNode, Suspense, use, useMemo } from 'react'
import { loadTwice } from '../lib/load-failure.ts'

/** A component in a chunk of its own. */
export type LazyPart<P extends object> = {
  preload(): Promise<FunctionComponent<P>>
  /** The component, once it is there. */
  loaded(): FunctionComponent<P> | undefined
}

export function lazyWithPreload<P extends object>(load: () => Promise<FunctionComponent<P>>): LazyPart<P> {
  let loading: Promise<FunctionComponent<P>> | undefined
  let component: FunctionComponent<P> | undefined
  return {
    preload() {
      loading ??= loadTwice(load).then(
        (arrived) => {
          component = arrived
          return arrived
        },
        (reason: unknown) => {
          // The next visit tries again.
          loading = undefined
          throw reason
        },
      )
      return loading
    },
    loaded: () => component,
  }
}

/** Shows a lazy part. After its `preload` it draws at once, without a fallback in between. */
export function Lazy<P extends object>({ part, props, fallback = <PartWait /> }: LazyProps<P>) {
  // Decided once a mount: a part that arrives in the meantime must not be drawn anew, or what a person did in it is lost.
  // Asked for once a mount too: a part that cannot be fetched is fetched anew by each `preload`, and would be waited for without end.
  const { Loaded, arriving } = useMemo(() => {
    const Loaded = part.loaded()
    return Loaded ? { Loaded } : { arriving: part.preload() }
  }, [part])
  if (Loaded) return <Loaded {...props} />
  return (
    <Suspense fallback={fallback}>
      <Waiting arriving={arriving} props={props} />
    </Suspense>
  )
}

type LazyProps<P extends object> = { part: LazyPart<P>; props: P; fallback?: ReactNode }

function PartWait() {
  return <div className="part-wait" aria-busy="true" />
}

function Waiting<P extends object>({ arriving, props }: { arriving: Promise<FunctionComponent<P>>; props: P }) {
  const Arrived = use(arriving)
  return <Arrived {...props} />
}
