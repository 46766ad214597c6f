import type { ReactNode } from 'react'
import { linkTo } from '../routes.ts'

/** The painted cross: not this way. `children` may add a way on, such as Sign In. */
export function NotFound({ children }: { children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="wrap nf">
      <div>
        <h1 className="t-2">404 Page Not Found</h1>
        <p className="lead nf-lead">
          On a trail, a painted cross means: not this way. Turn round, the last sign is not far behind you.
        </p>
        <div className="btn-row nf-ways">
          {children}
          <a className={children ? 'btn btn-lg' : 'btn btn-p btn-lg'} href={linkTo('home')}>
            Back to the start
          </a>
        </div>
      </div>
      <div className="art4">
        <svg viewBox="0 0 550 500" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
          <path
            d="M-10 440C90 430 150 400 214 330"
            stroke="var(--ink-2)"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
          />
          <path
            d="M352 190c60-60 120-60 210-120"
            stroke="var(--line-strong)"
            strokeWidth="4"
            strokeDasharray="2 12"
            strokeLinecap="round"
            opacity=".45"
          />
          <path
            d="M236 150h94l34 40v120l-34 40h-94l-34-40V190z"
            fill="var(--surface)"
            stroke="var(--line-strong)"
            strokeWidth="2"
          />
          <path d="M241 208l84 84" stroke="#F4BE1E" strokeWidth="20" />
          <path d="M325 208l-84 84" stroke="var(--ink)" strokeWidth="20" />
        </svg>
      </div>
    </main>
  )
}
