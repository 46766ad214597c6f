import type { BrowserReport, DeviceClass, VitalName } from '@waymark/contracts/models/identity/browser-report'
import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { isDemo } from '../demo-mode.ts'
import { describeError } from './describe-error.ts'
import { takeNoted } from './note-errors.ts'
import { patternAt } from './pattern-at.ts'

/** Of the route `reportVitals`. */
const ADDRESS = '/api/vitals'

/**
 * Measures this view of a page and sends it, with what broke, whenever the page is left or put into the background. Each vital and
 * each failure is told once a view. Nothing is measured or sent in the demo, nor for a browser that asks not to be tracked.
 */
export function beginReport(): void {
  if (isDemo() || asksNotToBeTracked()) return
  const route = patternAt(location.pathname)
  const device = deviceClass(innerWidth)
  const told = new Set<string>()
  const waiting = new Map<VitalName, number>()
  const keep = ({ name, value }: Metric) => {
    if (name !== 'FCP' && !told.has(name)) waiting.set(name, value)
  }
  onLCP(keep)
  onINP(keep)
  onTTFB(keep)
  onCLS(keep)

  /** Those of this view that were not told yet. */
  function errorsToTell() {
    const errors = takeNoted().flatMap((one) => describeError(one) ?? [])
    return errors.filter(({ kind, route: at, digest }) => isNew(`${kind} ${at} ${digest}`))
  }

  function isNew(key: string): boolean {
    if (told.has(key)) return false
    told.add(key)
    return true
  }

  function send(): void {
    const errors = errorsToTell()
    const vitals = [...waiting].map(([name, value]) => ({ name, value }))
    waiting.clear()
    for (const { name } of vitals) told.add(name)
    if (vitals.length === 0 && errors.length === 0) return
    const report: BrowserReport = { route, device, vitals, errors }
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: 'application/json' }))
  }

  // After the listeners of the library, which have their last word at the same moment.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
  addEventListener('pagehide', send)
}

/** Do Not Track, and Global Privacy Control: https://w3c.github.io/gpc/. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

function deviceClass(width: number): DeviceClass {
  if (width < 600) return 'phone'
  return width < 1024 ? 'tablet' : 'desktop'
}
