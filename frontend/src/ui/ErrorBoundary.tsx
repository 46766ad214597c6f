import { Component, type ReactNode } from 'react'
import { mayLoadAgain, PartMissing } from '../lib/load-failure.ts'
import { linkTo } from '../routes.ts'
import { SiteHeader } from './frame/SiteHeader.tsx'

type Props = {
  children: ReactNode
  /** The address: going to another one begins anew. */
  place: string
  /** Inside the shell, which goes on around it. */
  inShell?: boolean
}
type State = { error?: unknown }

/** A page that broke says so and offers a way on, instead of going blank. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Nothing was thrown') }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing && mayLoadAgain()) location.reload()
  }

  override componentDidUpdate({ place }: Props): void {
    if (place !== this.props.place && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const again = () => this.setState({ error: undefined })
    if (this.props.inShell) {
      return (
        <main id="main" tabIndex={-1} className="page">
          {error instanceof PartMissing ? <Missing /> : <Broken again={again} />}
        </main>
      )
    }
    return (
      <>
        <SiteHeader />
        <main id="main" tabIndex={-1} className="wrap nf">
          {error instanceof PartMissing ? <Missing /> : <Broken again={again} />}
        </main>
      </>
    )
  }
}

function Broken({ again }: { again: () => void }) {
  return (
    <div role="alert">
      <h1 className="t-2">Something broke on this page</h1>
      <p className="lead nf-lead">What you saved is safe. Try it again; if it breaks again, load the page again.</p>
      <WaysOn again={again} />
    </div>
  )
}

function Missing() {
  return (
    <div role="alert">
      <h1 className="t-2">This page could not be fetched</h1>
      <p className="lead nf-lead">
        The connection failed, or Waymark has been renewed meanwhile. What you saved is safe. Check your connection and load the
        page again.
      </p>
      <WaysOn />
    </div>
  )
}

/** Where trying again can help it comes first, and loading again second. */
function WaysOn({ again }: { again?: () => void }) {
  return (
    <div className="btn-row nf-ways">
      {again && (
        <button type="button" className="btn btn-p btn-lg" onClick={again}>
          Try again
        </button>
      )}
      <button type="button" className={`btn btn-lg${again ? '' : ' btn-p'}`} onClick={() => location.reload()}>
        Load again
      </button>
      <a className="btn btn-lg" href={linkTo('home')}>
        Back to the start
      </a>
    </div>
  )
}
