import { open } from 'node:fs/promises'
import { isAbsolute, relative, resolve } from 'node:path'
import { Agent, fetch, type Response } from 'undici'
import type { Feed } from './feeds.ts'
import { MOST_BYTES } from './posting-draft.ts'
import { publicAgent, refusePrivateHost } from './public-network.ts'

export type FetchOptions = {
  /** Files are read below it only. */
  readonly folder: string
  /** Loopback and private networks are allowed too. */
  readonly privateNetworks: boolean
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly most?: number
}

type Asking = { privateNetworks: boolean; signal: AbortSignal; dispatcher: Agent }

/** The document of a feed as text. Throws with a sentence for the operator when it cannot be had. */
export async function fetchFeed(feed: Feed, options: FetchOptions): Promise<string> {
  return 'file' in feed ? readFile(feed.file, options) : download(feed.url, options)
}

async function readFile(name: string, { folder, most = MOST_BYTES }: FetchOptions): Promise<string> {
  const path = resolve(folder, name)
  const inside = relative(resolve(folder), path)
  if (inside === '' || inside.startsWith('..') || isAbsolute(inside)) throw new Error(`${name} is not below the feeds' folder`)
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size > most) throw new Error(`${name} is larger than is read (${size} bytes)`)
    return await file.readFile('utf8')
  } finally {
    await file.close()
  }
}

async function download(url: string, options: FetchOptions): Promise<string> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const dispatcher = options.privateNetworks ? new Agent() : publicAgent()
  try {
    const answer = await follow(new URL(url), { ...options, signal, dispatcher })
    return await readBounded(answer, options.most ?? MOST_BYTES)
  } finally {
    await dispatcher.destroy()
  }
}

/** Follows a few redirects by itself: each address is looked at before it is asked. A feed must not lead into our own network. */
async function follow(start: URL, { privateNetworks, signal, dispatcher }: Asking): Promise<Response> {
  let address = start
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!privateNetworks) refusePrivateHost(address)
    const answer = await fetch(address, { redirect: 'manual', signal, dispatcher, headers: HEADERS }).catch(tellCause)
    const to = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && to) {
      await answer.body?.cancel()
      address = new URL(to, address)
      if (!/^https?:$/.test(address.protocol)) throw new Error(`the feed redirects to ${address.protocol}`)
      continue
    }
    if (!answer.ok) throw new Error(`the feed answered ${answer.status}`)
    return answer
  }
  throw new Error(`the feed redirects more than ${MOST_REDIRECTS} times`)
}

/** Why a connection failed stands in the cause; the error itself says "fetch failed" only. */
function tellCause(error: Error): never {
  throw error.cause instanceof Error && error.cause.message ? error.cause : error
}

async function readBounded(answer: Response, most: number): Promise<string> {
  if (Number(answer.headers.get('content-length') ?? 0) > most) throw new Error('the feed is larger than is read')
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > most) throw new Error('the feed is larger than is read')
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

const TIMEOUT_MS = 30_000
const MOST_REDIRECTS = 3
const HEADERS = { accept: 'application/json, text/csv, text/html;q=0.8, */*;q=0.5', 'user-agent': 'Waymark job import' }
