import { createHash } from 'node:crypto'
import Handlebars from 'handlebars'

const style = `:root{color-scheme:light dark;--ground:#F1F3ED;--surface:#FFF;--ink:#16302A;--ink-2:#4E6159;--line:#D9DFD4;--line-strong:#74857C;--spruce:#1C5B4C;--on-spruce:#FFF;--deep:#123D33;--on-deep:#F1F3ED;--error:#AE2F1C}
@media (prefers-color-scheme:dark){:root{--ground:#0E1613;--surface:#16201C;--ink:#E9EEE7;--ink-2:#B4C1B9;--line:#2A3832;--line-strong:#6F8178;--spruce:#7CC7AE;--on-spruce:#0B1F19;--deep:#11322A;--error:#F0917A}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.55 "Hanken Grotesk","Helvetica Neue",Arial,sans-serif}
header{background:var(--deep);color:var(--on-deep);padding:20px 24px;font:500 22px/1 Besley,Georgia,serif}header a{display:inline-flex;align-items:center;gap:12px;color:inherit;text-decoration:none}header svg{width:32px;height:32px}
main{max-width:680px;margin:48px auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
h1{font:500 32px/1.15 Besley,Georgia,serif;letter-spacing:-.02em;margin:0 0 12px;text-wrap:balance}p{margin:0 0 20px;max-width:60ch}.small{color:var(--ink-2);font-size:15px}
.call{display:inline-block;min-height:52px;padding:13px 24px;border:1px solid var(--spruce);border-radius:4px;background:var(--spruce);color:var(--on-spruce);font-family:inherit;font-size:16px;font-weight:600;line-height:1.5;text-decoration:none;cursor:pointer}
.calls{display:flex;flex-wrap:wrap;gap:12px}.quiet{background:none;color:var(--ink);border-color:var(--line-strong)}:focus-visible{outline:3px solid var(--spruce);outline-offset:2px}hr{border:0;border-top:1px solid var(--line);margin:28px 0}h2{font:600 20px/1.3 inherit;font-family:inherit;margin:32px 0 8px;padding-top:16px;border-top:2px solid var(--ink)}h3{font-size:17px;margin:20px 0 4px}ul,ol{margin:0 0 16px;padding-left:22px}li+li{margin-top:8px}.link{overflow-wrap:anywhere}
@media (max-width:640px){main{margin:0;border:0;border-radius:0;padding:24px 16px}.call{width:100%;text-align:center}}`

/** The page holds no script, sends no address on, and is kept nowhere. */
export const pageHeaders = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}

const logo = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="5" fill="#1C5B4C"/><rect x="7.5" y="16.75" width="7.5" height="10.75" rx=".75" fill="#fff"/><rect x="17" y="4.5" width="7.5" height="10.75" rx=".75" fill="#F4BE1E"/></svg>`

const layout = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>{{> title}} · Waymark</title><style>${style}</style></head>
<body><header><a href="/">${logo}Waymark</a></header><main><h1>{{> title}}</h1>{{> body}}</main></body></html>`

const engine = Handlebars.create()
const render = engine.compile(layout)

/** Title and body are templates; every fact in them is escaped. */
export function compilePage({ title, body }: { title: string; body: string }): (facts: object) => string {
  const partials = { title: engine.compile(title), body: engine.compile(body) }
  return (facts) => render(facts, { partials })
}
