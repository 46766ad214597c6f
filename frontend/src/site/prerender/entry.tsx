import { renderToStaticMarkup } from 'react-dom/server'
import { ChooseTypeStep } from '../../features/detailed-assessment/ChooseTypeStep.tsx'
import { WizardFrame } from '../../features/detailed-assessment/WizardFrame.tsx'
import { signInHref } from '../../lib/sign-in.ts'
import { linkTo } from '../../routes.ts'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { StartUp } from '../../ui/StartUp.tsx'
import { LandingPage } from '../landing/LandingPage.tsx'

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

/** The wizard's first step, nothing chosen: the app draws the same markup over it once its script has come. */
export function renderWizard(): string {
  return renderToStaticMarkup(
    <>
      <SiteHeader signInHref={signInHref(linkTo('detailedAssessment'))} />
      <WizardFrame step={1} signedIn={false}>
        <ChooseTypeStep chosen={undefined} onChoose={() => {}} onContinue={() => {}} />
      </WizardFrame>
    </>,
  )
}

/** What the app's document shows until its script draws. */
export function renderStartUp(): string {
  return renderToStaticMarkup(<StartUp />)
}

export { firstPaintScript } from '../../lib/theme-choice.ts'
export { type PublicPage, publicPages } from './public-pages.tsx'
