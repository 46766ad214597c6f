import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { About } from './About.tsx'
import { AiTransition } from './AiTransition.tsx'
import { BlogTeasers } from './BlogTeasers.tsx'
import { Claims } from './Claims.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { OneTimeReports } from './OneTimeReports.tsx'
import { Pricing } from './Pricing.tsx'
import { Specimens } from './Specimens.tsx'
import { Testimonials } from './Testimonials.tsx'
import { Why } from './Why.tsx'

/** The landing page, rendered at build time only: it is never hydrated. */
export function LandingPage() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero />
        <Claims />
        <Specimens />
        <Why />
        <About />
        <AiTransition />
        <Features />
        <Testimonials />
        <BlogTeasers />
        <Pricing />
        <OneTimeReports />
      </main>
      <SiteFooter />
    </>
  )
}
