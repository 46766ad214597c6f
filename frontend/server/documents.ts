import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** An HTML document with its compressed forms, read once at start. */
export type Document = { plain: Buffer; br: Buffer; gzip: Buffer }

export type Documents = { app: Document; landing: Document; wizard: Document; notFound: Document; scriptHashes: string[] }

export async function readDocuments(dist: string): Promise<Documents> {
  const pages = path.join(dist, 'pages')
  const policy = JSON.parse(await readFile(path.join(pages, 'policy.json'), 'utf8')) as { scriptHashes: string[] }
  return {
    app: await readDocument(pages, 'app.html'),
    landing: await readDocument(pages, 'landing.html'),
    wizard: await readDocument(pages, 'detailed-assessment.html'),
    notFound: await readDocument(pages, 'not-found.html'),
    scriptHashes: policy.scriptHashes,
  }
}

export function sendDocument(req: IncomingMessage, res: ServerResponse, document: Document, status = 200): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'])
  const body = document[encoding]
  res.statusCode = status
  res.setHeader('content-type', 'text/html; charset=utf-8')
  // The same address answers by cookie, so no cache may keep it.
  res.setHeader('cache-control', 'no-store')
  res.setHeader('vary', 'Cookie, Accept-Encoding')
  if (encoding !== 'plain') res.setHeader('content-encoding', encoding)
  res.setHeader('content-length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function chooseEncoding(header: string | string[] | undefined): keyof Document {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'plain'
}

async function readDocument(folder: string, name: string): Promise<Document> {
  const file = path.join(folder, name)
  const [plain, br, gzip] = await Promise.all([readFile(file), readFile(`${file}.br`), readFile(`${file}.gz`)])
  return { plain, br, gzip }
}
