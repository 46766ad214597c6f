import { createHash } from 'node:crypto'
import type { GatewayRequest, Refusal } from '../exchange.ts'

/** A page and the headers that it needs in place of the usual ones. */
export type RefusalPage = { readonly html: string; readonly headers: Readonly<Record<string, string>> }

/**
 * What whoever followed the link of a mail sees instead of JSON when the gateway itself refuses: the link is broken, there were too
 * many requests, or the report service is away. A program that asks for no page gets the JSON.
 */
export function linkRefusalPage({ url, headers }: GatewayRequest, refusal: Refusal): RefusalPage | undefined {
  if (!/^\/api\/r(?:\/|\?|$)/.test(String(url)) || !/\btext\/html\b/i.test(String(headers.accept))) return undefined
  const [title, text] =
    refusal.status === 400 || refusal.status === 404 ? BROKEN : ['This cannot be done right now', refusal.detail]
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Waymark</title><style>${STYLE}</style></head>
<body><header><a href="/">Waymark</a></header><main><h1>${title}</h1><p>${text}</p><p><a class="call" href="/">To the start page</a></p></main></body></html>`
  return { html, headers: HEADERS }
}

const BROKEN = [
  'This link does not work',
  'It is not complete. Please open the link in the mail itself; one that was copied or typed often misses its end.',
] as const

/** The colors and type of the pages that the report service answers there. */
const STYLE = `:root{color-scheme:light dark;--ground:#F1F3ED;--surface:#FFF;--ink:#16302A;--line:#D9DFD4;--edge:#74857C;--spruce:#1C5B4C}
@media (prefers-color-scheme:dark){:root{--ground:#0E1613;--surface:#16201C;--ink:#E9EEE7;--line:#2A3832;--edge:#6F8178;--spruce:#7CC7AE}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:400 17px/1.55 "Hanken Grotesk","Helvetica Neue",Arial,sans-serif}
header{background:#123D33;padding:24px;font:500 22px/1 Besley,Georgia,serif}header a{color:#F1F3ED;text-decoration:none}
main{max-width:680px;margin:48px auto;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:6px}
h1{font:500 32px/1.15 Besley,Georgia,serif;margin:0 0 12px}p{margin:0 0 20px;max-width:60ch}
.call{display:inline-block;padding:13px 24px;border:1px solid var(--edge);border-radius:4px;color:var(--ink);font-size:16px;font-weight:600;text-decoration:none}:focus-visible{outline:3px solid var(--spruce);outline-offset:2px}
@media (max-width:640px){main{margin:0;border:0;border-radius:0;padding:24px 16px}.call{width:100%;text-align:center}}`

/** The page holds no script, sends no address on, and is kept nowhere. */
const HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
}
