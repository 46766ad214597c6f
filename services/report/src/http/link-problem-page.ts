import type { ErrorPage } from '@waymark/service/http/error-handler'
import { compilePage, pageHeaders } from './page-layout.ts'

const LINKS = '/api/r'

const home = '<a class="call quiet" href="/">To the start page</a>'
const request = '<p class="small">Request {{requestId}}</p>'

const unknown = compilePage({
  title: 'This link does not work',
  body: `<p>It is not complete, or what it led to has been erased: we erase reports of guests after 30 days.</p>
<p>Please open the link in the mail itself; one that was copied or typed often misses its end. A link that is only too old opens a page that sends a new one.</p>
<p class="calls"><a class="call" href="/detailed-assessment">Have a new report made</a>${home}</p>`,
})
const ended = compilePage({
  title: 'This link has ended',
  body: `<p>Links end after a while, so that an old mail cannot open your report. We can send a new one to the address that the report went to.</p>
<p class="calls"><a class="call" href="/api/r/{{token}}">Send a new link</a>${home}</p>`,
})
const sharedUnknown = compilePage({
  title: 'This summary cannot be opened',
  body: `<p>The link is not complete, or whoever gave it to you has ended it. Please ask them for a new one.</p><p>${home}</p>`,
})
const notReady = compilePage({
  title: 'This cannot be done right now',
  body: `<p>{{detail}}</p><p class="calls"><a class="call" href="/api/r/{{token}}">Back to the report</a>${home}</p>${request}`,
})

/** What whoever followed the link of a mail sees instead of JSON. A program that does not ask for a page gets the JSON. */
export const linkProblemPage: ErrorPage = ({ status, detail, requestId }, { path, accept }) => {
  if (!(path === LINKS || path.startsWith(`${LINKS}/`)) || !/\btext\/html\b/i.test(accept)) return undefined
  const token = tokenOf(path)
  if (token === 'summary' && (status === 400 || status === 404 || status === 410)) {
    return { html: sharedUnknown({}), headers: pageHeaders }
  }
  const isUnknown = token === '' || status === 400 || status === 404 || status === 405
  const render = isUnknown ? unknown : status === 410 ? ended : notReady
  return { html: render({ token, detail, requestId }), headers: pageHeaders }
}

/** As it stood in the address: a page that leads back there leads to the same. */
function tokenOf(path: string): string {
  return path.slice(LINKS.length + 1).split('/')[0] ?? ''
}
