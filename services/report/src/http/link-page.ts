import { createHash } from 'node:crypto'
import type { ReportSummary } from '@waymark/contracts/models/report'
import Handlebars from 'handlebars'

const style = `:root{color-scheme:light dark;--ground:#F1F3ED;--surface:#FFF;--ink:#16302A;--ink-2:#4E6159;--line:#D9DFD4;--line-strong:#74857C;--spruce:#1C5B4C;--on-spruce:#FFF;--deep:#123D33;--on-deep:#F1F3ED;--error:#AE2F1C}
@media (prefers-color-scheme:dark){:root{--ground:#0E1613;--surface:#16201C;--ink:#E9EEE7;--ink-2:#B4C1B9;--line:#2A3832;--line-strong:#6F8178;--spruce:#7CC7AE;--on-spruce:#0B1F19;--deep:#11322A;--error:#F0917A}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.55 "Hanken Grotesk","Helvetica Neue",Arial,sans-serif}
header{background:var(--deep);color:var(--on-deep);padding:20px 24px;font:500 22px/1 Besley,Georgia,serif}header i{display:inline-block;width:8px;height:18px;background:#F4BE1E;margin-right:12px;vertical-align:-2px}
main{max-width:680px;margin:48px auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
h1{font:500 32px/1.15 Besley,Georgia,serif;letter-spacing:-.02em;margin:0 0 12px;text-wrap:balance}p{margin:0 0 20px;max-width:60ch}.small{color:var(--ink-2);font-size:15px}
.call{display:inline-block;min-height:52px;padding:13px 24px;border:1px solid var(--spruce);border-radius:4px;background:var(--spruce);color:var(--on-spruce);font:600 16px/1.5 inherit;font-family:inherit;text-decoration:none;cursor:pointer}
.quiet{background:none;color:var(--ink);border-color:var(--line-strong)}:focus-visible{outline:3px solid var(--spruce);outline-offset:2px}hr{border:0;border-top:1px solid var(--line);margin:28px 0}
@media (max-width:640px){main{margin:0;border:0;border-radius:0;padding:24px 16px}.call{width:100%;text-align:center}}`

/** The page holds no script, sends no address on, and is kept nowhere. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

export type LinkPageKind = 'open' | 'over' | 'sent' | 'enough' | 'confirm' | 'erased'

const erase = `<hr><form method="post" action="/api/r/{{token}}/erase"><p class="small">We erase this report and its answers 30 days after it was made. You can also do it now.</p><button class="call quiet">Erase my data</button></form>`

const bodies: Record<LinkPageKind, { title: string; body: string }> = {
  open: {
    title: 'Your {{report.title}} report',
    body: `<p>{{#if report.pages}}{{report.pages}} pages, made on {{made}}.{{/if}} This link works until {{until}}.</p>
<p><a class="call" href="/api/r/{{token}}/pdf">Download the PDF</a></p>${erase}`,
  },
  over: {
    title: 'This link has ended',
    body: `<p>Links end after a while, so that an old mail cannot open your report. We can send a new one to the address that the report went to.</p>
<form method="post" action="/api/r/{{token}}/renew"><button class="call">Send a new link</button></form>`,
  },
  sent: {
    title: 'A new link is on its way',
    body: '<p>It goes to the address that the report was sent to, and arrives within a few minutes. Please look into your spam folder too.</p>',
  },
  enough: { title: 'Please try again tomorrow', body: '<p>Enough links have been sent to this address today.</p>' },
  confirm: {
    title: 'Erase this report?',
    body: `<p>The report, its file and the answers it was made from will be gone. Nobody can bring them back.</p>
<form method="post" action="/api/r/{{token}}/erase"><input type="hidden" name="confirm" value="yes"><button class="call">Yes, erase it</button></form>
<p></p><p><a href="/api/r/{{token}}">Keep it</a></p>`,
  },
  erased: {
    title: 'Your data is erased',
    body: '<p>The report and everything it was made from are gone. Thank you for your trust.</p>',
  },
}

const layout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{{> title}} - Waymark</title><style>${style}</style></head>
<body><header><i></i>Waymark</header><main><h1>{{> title}}</h1>{{> body}}</main></body></html>`

const engine = Handlebars.create()
const pages = Object.fromEntries(
  Object.entries(bodies).map(([kind, { title, body }]) => {
    const render = engine.compile(layout)
    return [kind, (facts: object) => render(facts, { partials: { title: engine.compile(title), body: engine.compile(body) } })]
  }),
)

export function linkPage(kind: LinkPageKind, facts: { token: string; report: ReportSummary; until: Date }): string {
  const long = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return pages[kind]?.({ ...facts, until: long(facts.until), made: long(new Date(facts.report.createdAt)) }) ?? ''
}
