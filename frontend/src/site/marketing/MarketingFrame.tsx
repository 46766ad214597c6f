import type { ReactNode } from 'react'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'

export function MarketingFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="mk">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
