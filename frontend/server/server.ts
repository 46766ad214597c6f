import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { areaOf, routeAt, routes, trimSlash } from '../src/routes.ts'
import { type Documents, readDocuments } from './documents.ts'
import { readFolder, type StoredFile, sendFile } from './files.ts'
import { securityHeaders } from './security-headers.ts'
import { securityTxt, securityTxtPath } from './security-txt.ts'

/** Serves the built frontend. It answers no call: of /api the gateway sends it only the description of the API. */
export async function createFrontendServer(options: {
  dist: string
  site: string
  /** `mailto:` or `https:`. */
  securityContact?: string | undefined
  /** Members pay for reports here. */
  sells?: boolean
}): Promise<Server> {
  const { dist, site, sells = false, securityContact: contact = `mailto:security@${new URL(options.site).hostname}` } = options
  const documents = await readDocuments({ dist, site, sells })
  const assets = await readFolder(path.join(dist, 'client'))
  const headers = securityHeaders(documents.scriptHashes)
  return createServer((req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res)
    const url = URL.parse(req.url ?? '/', 'http://frontend.local')
    if (!url) return sendDocument(req, res, { file: documents.notFound, status: 404 })
    if (url.pathname === '/healthz' || url.pathname === '/readyz') return answerHealth(res)
    if (url.pathname === securityTxtPath) return sendText(res, securityTxt({ contact, site, now: new Date() }))
    const asset = assets.get(url.pathname)
    if (asset) return sendAsset(req, res, { file: asset, pathname: url.pathname })
    const pathname = trimSlash(url.pathname)
    const open = areaOf(pathname) === 'both' ? undefined : documents.open.get(pathname)
    if (open) return sendOpen(req, res, open)
    // The address is the key to somebody's report: no other site learns it, and no search engine keeps it.
    if (areaOf(pathname) === 'link') {
      res.setHeader('referrer-policy', 'no-referrer')
      res.setHeader('x-robots-tag', 'noindex')
      return sendDocument(req, res, { file: documents.app, status: 200 })
    }
    sendDocument(req, res, chooseDocument(url, { signedIn: hasSignInHint(req), documents }))
  })
}

type Visitor = { signedIn: boolean; documents: Documents }
type Answer = { file: StoredFile; status: number }

function chooseDocument(url: URL, { signedIn, documents }: Visitor): Answer {
  const pathname = trimSlash(url.pathname)
  const app = signedIn || url.searchParams.has('demo')
  const screen = app ? screenAt(pathname, documents) : undefined
  if (screen) return { file: screen, status: 200 }
  if (pathname === '/') return { file: documents.landing, status: 200 }
  if (pathname === '/detailed-assessment') return { file: documents.wizard, status: 200 }
  if (pathname === '/blog') return { file: documents.blog, status: 200 }
  if (pathname === '/api/docs') return { file: documents.apiDocs, status: 200 }
  // Signed out these paths are not routed: the 404 screen with Sign In needs the address, so the app draws it.
  if (areaOf(pathname) === 'app') return { file: documents.app, status: app ? 200 : 404 }
  return { file: app ? documents.app : documents.notFound, status: 404 }
}

/** The document of a screen: that of its address, or of the pattern which the address follows. */
function screenAt(pathname: string, { screens }: Documents): StoredFile | undefined {
  const key = routeAt(pathname)
  return screens.get(pathname) ?? (key && screens.get(routes[key].path))
}

function sendDocument(req: IncomingMessage, res: ServerResponse, { file, status }: Answer): void {
  res.statusCode = status
  // The same address answers by cookie, so no cache may keep it.
  res.setHeader('cache-control', 'no-store')
  res.setHeader('vary', 'Cookie, Accept-Encoding')
  sendFile(req, res, file)
}

/** The same for everyone, signed in or not. */
function sendOpen(req: IncomingMessage, res: ServerResponse, file: StoredFile): void {
  res.setHeader('cache-control', 'public, max-age=300')
  res.setHeader('vary', 'Accept-Encoding')
  sendFile(req, res, file)
}

/** Names under /assets/ carry a content hash and may be kept for ever; the few others are asked for again. */
function sendAsset(req: IncomingMessage, res: ServerResponse, { file, pathname }: { file: StoredFile; pathname: string }): void {
  const hashed = pathname.startsWith('/assets/')
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  res.setHeader('vary', 'Accept-Encoding')
  sendFile(req, res, file)
}

/** The readable hint cookie says "probably signed in"; it is no proof and opens nothing but the app shell. */
function hasSignInHint(req: IncomingMessage): boolean {
  return /(?:^|;\s*)(?:__Host-)?wm_in=1(?:;|$)/.test(req.headers.cookie ?? '')
}

function sendText(res: ServerResponse, text: string): void {
  res.setHeader('content-type', 'text/plain; charset=utf-8')
  res.setHeader('cache-control', 'public, max-age=3600')
  res.end(text)
}

function answerHealth(res: ServerResponse): void {
  res.setHeader('content-type', 'application/json')
  res.setHeader('cache-control', 'no-store')
  res.end('{"status":"ok"}')
}

function refuse(res: ServerResponse): void {
  res.statusCode = 405
  res.setHeader('allow', 'GET, HEAD')
  res.end()
}
