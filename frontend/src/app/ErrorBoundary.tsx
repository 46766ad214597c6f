import { Component, type ReactNode } from 'react'
import { SiteHeader } from '../components/SiteHeader.tsx'

type State = { failed: boolean }

/** The last net: a page that broke says so and offers a way on, instead of going blank. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <SiteHeader />
        <main id="main" tabIndex={-1} className="wrap nf">
          <div>
            <h1 className="t-2">Something broke on this page</h1>
            <p className="lead nf-lead">What you saved is safe. Load the page again; if it breaks again, go back to the start.</p>
            <div className="btn-row nf-ways">
              <button type="button" className="btn btn-p btn-lg" onClick={() => location.reload()}>
                Load again
              </button>
              <a className="btn btn-lg" href="/">
                Back to the start
              </a>
            </div>
          </div>
        </main>
      </>
    )
  }
}
