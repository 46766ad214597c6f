import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

/** A file with its compressed forms, where the build wrote them. */
export type StoredFile = { type: string; plain: Buffer; br?: Buffer; gzip?: Buffer }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
}

/**
 * Everything under a folder, by its path from there. Read once at start: some two megabytes, no path can leave the folder, and a
 * build that replaces the files under a running server cannot break it.
 */
export async function readFolder(folder: string): Promise<Map<string, StoredFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const known = new Set(names)
  const files = new Map<string, StoredFile>()
  for (const name of names) {
    const type = types[path.extname(name)]
    if (!type) continue
    files.set(`/${path.relative(folder, name).split(path.sep).join('/')}`, {
      type,
      plain: await readFile(name),
      ...(known.has(`${name}.br`) && { br: await readFile(`${name}.br`) }),
      ...(known.has(`${name}.gz`) && { gzip: await readFile(`${name}.gz`) }),
    })
  }
  return files
}

/** Sends a file in the best form that the client reads. The caller has set status and caching. */
export function sendFile(req: IncomingMessage, res: ServerResponse, file: StoredFile): void {
  const encoding = chooseEncoding(req.headers['accept-encoding'], file)
  const body = (encoding && file[encoding]) || file.plain
  res.setHeader('content-type', file.type)
  if (encoding) res.setHeader('content-encoding', encoding)
  res.setHeader('content-length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}

function chooseEncoding(header: string | string[] | undefined, file: StoredFile): 'br' | 'gzip' | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0])
  if (file.br && accepted.includes('br')) return 'br'
  return file.gzip && accepted.includes('gzip') ? 'gzip' : undefined
}
