import type { ReportSummary } from '@waymark/contracts/models/report/report'
import { compilePage } from './page-layout.ts'

export type LinkPageKind =
  | 'open'
  | 'over'
  | 'claimed'
  | 'replaced'
  | 'sent'
  | 'enough'
  | 'confirm'
  | 'erased'
  | 'stopped'
  | 'shared'
  | 'unshared'

const erase = `<hr><form method="post" action="/api/r/{{token}}/erase"><p class="small">We erase this report and its answers 30 days after it was made. You can also do it now.</p><button class="call quiet">Erase my data</button></form>`
const stop = `<hr><form method="post" action="/api/r/{{token}}/stop"><p class="small">You did not ask for this? Then we will write to this address no more: no reports, no links, nothing about accounts.</p><button class="call quiet">Do not write to this address again</button></form>`

const share = `<hr><form method="post" action="/api/r/{{token}}/summary"><p class="small">For a counselor or a partner there is a summary of two pages: your goal, your limits, three directions and five questions. They do not see the report.</p><button class="call quiet">Make a link to share</button></form>`

const bodies: Record<LinkPageKind, { title: string; body: string }> = {
  open: {
    title: 'Your {{report.title}} report',
    body: `<p>{{#if report.pages}}{{report.pages}} pages, made on {{made}}.{{/if}} This link works until {{until}}.</p>
<p class="calls"><a class="call" href="/r/{{token}}">Read it online</a><a class="call quiet" href="/api/r/{{token}}/pdf">Download the PDF</a></p>
<p class="small">Online you can tick and write on it, and <a href="/r/{{token}}/correct">correct an answer</a>: the report is then made again.</p>${share}${erase}${stop}`,
  },
  over: {
    title: 'This link has ended',
    body: `<p>Links end after a while, so that an old mail cannot open your report. We can send a new one to the address that the report went to.</p>
<form method="post" action="/api/r/{{token}}/renew"><p class="calls"><button class="call">Send a new link</button><a class="call quiet" href="/">To the start page</a></p></form>${stop}`,
  },
  replaced: {
    title: 'There is a newer link',
    body: '<p>This link has ended, because a newer one was sent to the same address. Please open the one in the latest mail; the spam folder may have it, too.</p>',
  },
  claimed: {
    title: 'This report is in an account now',
    body: '<p>It was added to the account of the address that it was sent to, and links that were mailed before have ended. Sign in to read it.</p><p><a class="call" href="/reports">To my reports</a></p>',
  },
  sent: {
    title: 'A new link is on its way',
    body: '<p>It goes to the address that the report was sent to, and arrives within a few minutes. Please look into your spam folder too.</p><p><a class="call quiet" href="/">To the start page</a></p>',
  },
  enough: {
    title: 'Please try again tomorrow',
    body: '<p>Enough links have been sent to this address today. The newest one is in the last mail.</p><p><a class="call quiet" href="/">To the start page</a></p>',
  },
  confirm: {
    title: 'Erase this report?',
    body: `<p>The report, its file and the answers it was made from will be gone. Nobody can bring them back.</p>
<form method="post" action="/api/r/{{token}}/erase"><input type="hidden" name="confirm" value="yes"><button class="call">Yes, erase it</button></form>
<p></p><p><a href="/api/r/{{token}}">Keep it</a></p>`,
  },
  stopped: {
    title: 'No more mail',
    body: `<p>We will not write to this address again. Should you change your mind, the line "stop all mail" in any mail of ours lets you allow it.</p>
<p class="small">What was made with this address stays until it is erased.</p><p><a class="call quiet" href="/api/r/{{token}}">Back to the report</a></p>`,
  },
  shared: {
    title: 'Your summary has a link',
    body: `<p>Whoever has this link reads the two pages until {{sharedUntil}}, or until you end it. It does not open the report. The reasons on it may name your pay.</p>
<p class="link"><a href="{{shared}}">{{shared}}</a></p>
<p class="calls"><a class="call" href="{{shared}}/pdf">Download the two pages</a></p>
<form method="post" action="/api/r/{{token}}/summary/end"><button class="call quiet">End this link</button></form>
<p></p><p><a href="/api/r/{{token}}">Back to the report</a></p>`,
  },
  unshared: {
    title: 'The link has ended',
    body: '<p>Whoever has it opens nothing any more. You can make a new one at any time.</p><p><a class="call quiet" href="/api/r/{{token}}">Back to the report</a></p>',
  },
  erased: {
    title: 'Your data is erased',
    body: '<p>The report and everything it was made from are gone. Thank you for your trust.</p><p><a class="call quiet" href="/">To the start page</a></p>',
  },
}

const pages = Object.fromEntries(Object.entries(bodies).map(([kind, body]) => [kind, compilePage(body)]))

type LinkFacts = { token: string; report: ReportSummary; until: Date; shared?: string; sharedUntil?: string }

export function linkPage(kind: LinkPageKind, facts: LinkFacts): string {
  return pages[kind]?.({ ...facts, until: longDate(facts.until), made: longDate(new Date(facts.report.createdAt)) }) ?? ''
}

export function longDate(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
