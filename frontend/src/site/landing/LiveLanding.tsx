import { useEffect } from 'react'
import { usePageTitle } from '../../lib/page-title.ts'
import { wireLanding } from '../island/wire-landing.ts'
import './landing.css'
import { LandingPage } from './LandingPage.tsx'

/** The landing page inside the app: only for a visitor whose sign-in hint turned out to be stale. */
export function LiveLanding() {
  usePageTitle('')
  useEffect(() => wireLanding(document), [])
  return <LandingPage />
}
