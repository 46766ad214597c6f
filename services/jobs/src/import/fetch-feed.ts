import { lookup } from 'node:dns/promises'
import { open } from 'node:fs/promises'
import { BlockList, isIP } from 'node:net'
import { isAbsolute, relative, resolve } from 'node:path'
import type { Feed } from './feeds.ts'
import { MOST_BYTES } from './posting-draft.ts'

export type FetchOptions = {
  /** Files are read below it only. */
  readonly folder: string
  /** Loopback and private networks are allowed too. */
  readonly privateNetworks: boolean
  readonly signal?: AbortSignal
  readonly timeoutMs?: number
  readonly most?: number
}

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

/** Follows a few redirects by itself: each address is looked at before it is asked. */
async function download(url: string, options: FetchOptions): Promise<string> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let address = new URL(url)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    if (!options.privateNetworks) await refusePrivate(address)
    const answer = await fetch(address, { redirect: 'manual', signal, headers: HEADERS })
    const to = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && to) {
      await answer.body?.cancel()
      address = new URL(to, address)
      if (!/^https?:$/.test(address.protocol)) throw new Error(`the feed redirects to ${address.protocol}`)
      continue
    }
    if (!answer.ok) throw new Error(`the feed answered ${answer.status}`)
    return await readBounded(answer, options.most ?? MOST_BYTES)
  }
  throw new Error(`the feed redirects more than ${MOST_REDIRECTS} times`)
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

/** A feed's address, or one it redirects to, must not lead into our own network. */
async function refusePrivate({ hostname }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true })
  const own = found.find(({ address, family }) => isPrivate(address, family))
  if (own) throw new Error(`${host} leads to ${own.address}, a private address; JOB_FEEDS_PRIVATE allows that`)
}

function isPrivate(address: string, family: number): boolean {
  if (family === 4) return PRIVATE.check(address, 'ipv4')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ? PRIVATE.check(mapped, 'ipv4') : PRIVATE.check(address, 'ipv6')
}

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // IPv4 within IPv6, however it is spelled.
  ['::ffff:0:0', 96],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')

const TIMEOUT_MS = 30_000
const MOST_REDIRECTS = 3
const HEADERS = { accept: 'application/json, text/csv, text/html;q=0.8, */*;q=0.5', 'user-agent': 'Waymark job import' }
