import { CircleQuestionMark, Menu, Settings } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { Mark } from '../../ui/frame/Logo.tsx'
import { SlowNote } from '../../ui/StartUp.tsx'
import { Navigation } from './Sidebar.tsx'

export type Head = { title: string; lead?: string }

/**
 * The shell with the head of a screen, before it is known who is here. The document shows it until the app's script draws the screen
 * over it: its links work at once, its signs are drawn but not yet to be pressed.
 */
export function StartFrame({ path, head }: { path: string; head?: Head }) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <div className="shell" aria-busy="true">
        <aside className="side" aria-label="Sidebar">
          <Navigation path={path} tail="" />
        </aside>
        <div className="main">
          <header className="top">
            <span className="icon-btn burger" aria-hidden="true">
              <Menu className="i" />
            </span>
            <span className="brand-sm" aria-hidden="true">
              <Mark />
            </span>
            <span className="search" aria-hidden="true" />
            {[CircleQuestionMark, Settings].map((Sign) => (
              <span key={Sign.displayName} className="icon-btn" aria-hidden="true">
                <Sign className="i" />
              </span>
            ))}
          </header>
          <main className="page">
            {head && (
              <div className="page-head">
                <div>
                  <h1 className="t-1">{head.title}</h1>
                  {head.lead && <p>{head.lead}</p>}
                </div>
              </div>
            )}
            <div className="start-up" role="status" aria-label="Loading">
              <i />
              <SlowNote />
            </div>
          </main>
        </div>
      </div>
    </MemoryRouter>
  )
}
