import type { ReactNode } from 'react'
import { SiteFooter } from '../../components/SiteFooter.tsx'
import { SiteHeader } from '../../components/SiteHeader.tsx'

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
