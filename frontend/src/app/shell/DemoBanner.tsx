import { useState } from 'react'
import { leaveDemoForSignIn } from '../../lib/demo-mode.ts'
import { Icon } from '../../ui/Icon.tsx'

const dismissedKey = 'demo-banner-dismissed'

/** Shown unless the demo flag equals false; dismissing lasts for the session. */
export function DemoBanner() {
  const [dismissed, setDismissed] = useState(
    () => sessionStorage.getItem(dismissedKey) === 'true' || localStorage.getItem('demo-mode') === 'false',
  )
  if (dismissed) return null

  const dismiss = () => {
    sessionStorage.setItem(dismissedKey, 'true')
    setDismissed(true)
  }
  return (
    <section className="demo" aria-label="Demo mode">
      You are exploring demo mode with sample data.{' '}
      <a href="/api/login" onClick={() => leaveDemoForSignIn()}>
        Sign In
      </a>
      <button type="button" className="icon-btn x" aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </section>
  )
}
