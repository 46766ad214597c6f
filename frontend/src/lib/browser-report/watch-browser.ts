import { noteError } from './note-errors.ts'

/** From here on what nobody catches is noted. The rest of the report, with its library, is fetched when the page has come to rest. */
export function watchBrowser(): void {
  addEventListener('error', ({ error, filename }) => noteError('uncaught', error, filename))
  addEventListener('unhandledrejection', ({ reason }) => noteError('rejection', reason))
  if (document.readyState === 'complete') fetchReport()
  else addEventListener('load', fetchReport, { once: true })
}

/** Past the moment in which the page that was opened draws and answers for the first time. */
const REST_MS = 1_000

function fetchReport(): void {
  // Without it the page is as good as before.
  setTimeout(() => void import('./send-report.ts').then(({ beginReport }) => beginReport()).catch(() => undefined), REST_MS)
}
