import type { ReactNode } from 'react'
import { SiteFooter, SlimFooter } from '../../ui/frame/SiteFooter.tsx'
import { PastClients } from './PastClients.tsx'
import { Steps } from './Steps.tsx'

/** The trail above a step; past clients and the whole footer belong to the first one only. */
export function WizardFrame({ step, signedIn, children }: { step: number; signedIn: boolean; children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <div className="wz">
          <div className={trailWidth(step)}>
            <Steps step={step} />
          </div>
          {children}
        </div>
        {step === 1 && <PastClients />}
      </main>
      {step === 1 ? <SiteFooter signedIn={signedIn} /> : <SlimFooter />}
    </>
  )
}

/** The trail stands on the left edge of what is below it. */
function trailWidth(step: number): string {
  if (step === 1) return 'wrap'
  return step === 5 ? 'wrap mid' : 'narrow'
}
