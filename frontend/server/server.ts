import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { isSignedInPath, trimSlash } from '../src/app/paths.ts'
import { type Document, type Documents, readDocuments, sendDocument } from './documents.ts'
import { securityHeaders } from './security-headers.ts'

/** Serves the built frontend. It knows no API path: the gateway sends only page and asset requests here. */
export async function createFrontendServer(dist: string): Promise<Server> {
  const documents = await readDocuments(dist)
  const headers = securityHeaders(documents.scriptHashes)
  const assets = sirv(path.join(dist, 'client'), { brotli: true, gzip: true, etag: true, setHeaders: cacheHeaders })
  return createServer((req, res) => {
    for (const [name, value] of headers) res.setHeader(name, value)
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(res)
    const url = new URL(req.url ?? '/', 'http://frontend.local')
    if (url.pathname === '/healthz' || url.pathname === '/readyz') return answerHealth(res)
    if (!isAsset(url.pathname)) return answerDocument(req, res, url, documents)
    assets(req, res, () => sendDocument(req, res, documents.notFound, 404))
  })
}

function answerDocument(req: IncomingMessage, res: ServerResponse, url: URL, documents: Documents): void {
  const { document, status } = chooseDocument(url, { signedIn: hasSignInHint(req), documents })
  sendDocument(req, res, document, status)
}

type Visitor = { signedIn: boolean; documents: Documents }

function chooseDocument(url: URL, { signedIn, documents }: Visitor): { document: Document; status: number } {
  const pathname = trimSlash(url.pathname)
  const app = signedIn || url.searchParams.get('demo') === 'true'
  if (pathname === '/') return { document: app ? documents.app : documents.landing, status: 200 }
  if (pathname === '/detailed-assessment') return { document: app ? documents.app : documents.wizard, status: 200 }
  // Signed out these paths are not routed: the 404 screen with Sign In needs the address, so the app draws it.
  if (isSignedInPath(pathname)) return { document: documents.app, status: app ? 200 : 404 }
  return { document: app ? documents.app : documents.notFound, status: 404 }
}

/** The readable hint cookie says "probably signed in"; it is no proof and opens nothing but the app shell. */
function hasSignInHint(req: IncomingMessage): boolean {
  return /(?:^|;\s*)wm_in=1(?:;|$)/.test(req.headers.cookie ?? '')
}

function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/') || /\.[a-z0-9]{2,11}$/i.test(pathname)
}

/** Names under /assets/ carry a content hash and may be kept for ever; the few others are asked for again. */
function cacheHeaders(res: ServerResponse, pathname: string): void {
  const hashed = pathname.startsWith('/assets/')
  res.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  res.setHeader('vary', 'Accept-Encoding')
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
