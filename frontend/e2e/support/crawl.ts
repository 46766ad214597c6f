/** Where a link leads that should not. */
export type DeadEnd = { from: string; href: string; why: string }

type Document = { status: number; ids: Set<string>; links: string[]; text: string }

const hrefs = /<a\b[^>]*?\shref="(?<href>[^"]*)"/g
const ids = /\sid="(?<id>[^"]*)"/g

/**
 * Follows every link of every page that anyone may read, from the landing page, as a reader without script and without cookies would.
 * A link is a dead end when its page is not there, or has no place of the name behind the `#`.
 * `allowed404`: paths that are the 404 screen signed out, which must then offer the way in.
 */
export async function crawl(site: string, allowed404: readonly string[]): Promise<{ pages: string[]; deadEnds: DeadEnd[] }> {
  const seen = new Map<string, Document>()
  const waiting = ['/']
  const deadEnds: DeadEnd[] = []
  while (waiting.length > 0) {
    const path = waiting.shift() ?? '/'
    if (seen.has(path)) continue
    const document = await read(site, path)
    seen.set(path, document)
    for (const href of document.links) {
      const target = URL.parse(href, new URL(path, site).href)
      if (!target) deadEnds.push({ from: path, href, why: 'no address' })
      else if (target.origin === new URL(site).origin && !seen.has(target.pathname)) waiting.push(target.pathname)
    }
  }
  for (const [from, { links }] of seen) {
    for (const href of links) {
      const target = URL.parse(href, new URL(from, site).href)
      if (!target || target.origin !== new URL(site).origin) continue
      const found = seen.get(target.pathname)
      const allowed = allowed404.includes(target.pathname)
      if (!found || (found.status !== 200 && !allowed)) deadEnds.push({ from, href, why: `answered with ${found?.status}` })
      else if (target.hash && !found.ids.has(decodeURIComponent(target.hash.slice(1))))
        deadEnds.push({ from, href, why: 'no such place on the page' })
    }
  }
  return { pages: [...seen.keys()], deadEnds }
}

async function read(site: string, path: string): Promise<Document> {
  const answer = await fetch(new URL(path, site), { redirect: 'follow', headers: { accept: 'text/html' } })
  const text = await answer.text()
  const html = answer.headers.get('content-type')?.includes('html') ?? false
  return {
    status: answer.status,
    text,
    ids: new Set([...text.matchAll(ids)].map((match) => match.groups?.id ?? '')),
    links: html ? [...text.matchAll(hrefs)].map((match) => (match.groups?.href ?? '').replaceAll('&amp;', '&')) : [],
  }
}
