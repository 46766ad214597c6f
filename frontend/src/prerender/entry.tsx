import { renderToStaticMarkup } from 'react-dom/server'
import { SiteFooter } from '../components/SiteFooter.tsx'
import { SiteHeader } from '../components/SiteHeader.tsx'
import { LandingPage } from '../features/landing/LandingPage.tsx'
import { NotFound } from '../features/not-found/NotFound.tsx'

/** Body markup of the pages that must read whole without script. */
export function renderLanding(): string {
  return renderToStaticMarkup(<LandingPage />)
}

export function renderNotFound(): string {
  return renderToStaticMarkup(
    <>
      <SiteHeader />
      <NotFound />
      <SiteFooter />
    </>,
  )
}

export { themeScript } from '../lib/theme-choice.ts'
