import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Metadata } from '../tools/objects.ts'
import type { KeyPair } from './certificates.ts'

/** What every object of the API carries; callers name the rest of what they read. */
export type KubeObject = {
  apiVersion?: string
  kind?: string
  metadata: Metadata & { uid?: string; deletionTimestamp?: string; creationTimestamp?: string; generation?: number }
}
export type WatchEvent<T> = { type: 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR'; object: T }

/** The API server refused: its status, and the sentence it gave. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refused'
    this.status = status
  }
}

export type ClusterClient = ReturnType<typeof createClusterClient>

/** The API server as one caller sees it: plain calls, watches, and kubectl for what only kubectl does. */
export function createClusterClient(options: {
  server: string
  authority: string
  client: KeyPair
  kubectl: string
  kubeconfig: string
}) {
  const { server, kubectl, kubeconfig } = options
  const identity = {
    ca: readFileSync(options.authority),
    cert: readFileSync(options.client.certificate),
    key: readFileSync(options.client.key),
  }
  const agent = new Agent({ keepAlive: true, ...identity })

  function call<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
    return new Promise((resolve, reject) => {
      const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': type }) }
      const sent = request(`${server}${path}`, { method, agent, headers, timeout: 30_000 }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          const answer: unknown = text.startsWith('{') ? JSON.parse(text) : text
          const status = response.statusCode ?? 0
          if (status < 400) return resolve(answer as T)
          reject(new Refused(status, (answer as { message?: string }).message ?? text))
        })
      })
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer in 30 s`)))
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }

  /** Every change from now on, and first what is there; begun again where it breaks off, until stopped. */
  function watch<T extends KubeObject>(path: string, onEvent: (event: WatchEvent<T>) => void): () => void {
    let open: ReturnType<typeof request> | undefined
    let stopped = false
    const begin = () => {
      if (stopped) return
      const join = path.includes('?') ? '&' : '?'
      open = request(`${server}${path}${join}watch=true`, { agent: false, ...identity }, (response) => {
        const lines = createInterface({ input: response })
        lines.on('line', (line) => {
          if (!stopped) onEvent(JSON.parse(line) as WatchEvent<T>)
        })
        lines.once('close', again)
        // Broken off by `stop` or by the server: `again` has seen it.
        for (const stream of [response, lines]) stream.on('error', () => undefined)
      })
      open.once('error', again)
      open.end()
    }
    const again = () => {
      if (!stopped) setTimeout(begin, 200).unref()
    }
    begin()
    return () => {
      stopped = true
      open?.destroy()
    }
  }

  return {
    server,
    kubeconfig,
    get: <T>(path: string) => call<T>('GET', path),
    list: async <T extends KubeObject>(path: string) => (await call<{ items: T[] }>('GET', path)).items,
    create: <T>(path: string, body: unknown) => call<T>('POST', path, body),
    mergePatch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body, 'application/merge-patch+json'),
    /** Conditions and the like are merged by their key, as the kubelet does it. */
    patchStatus: (path: string, status: unknown) =>
      call<unknown>('PATCH', `${path}/status`, { status }, 'application/strategic-merge-patch+json'),
    remove: (path: string) => call<unknown>('DELETE', path),
    watch,
    close: () => agent.destroy(),
    /** Standard output; a failure rejects with what kubectl said. */
    kubectl: (args: string[], more: { input?: string; timeoutMs?: number } = {}) =>
      new Promise<string>((resolve, reject) => {
        const settings = { maxBuffer: 64 * 1024 * 1024, timeout: more.timeoutMs ?? 120_000 }
        const child = execFile(kubectl, ['--kubeconfig', kubeconfig, ...args], settings, (error, stdout, stderr) => {
          if (error) reject(new Error(`kubectl ${args.slice(0, 4).join(' ')}: ${stderr || error.message}`))
          else resolve(stdout)
        })
        child.stdin?.end(more.input ?? '')
      }),
  }
}

/** Polls until `probe` gives something; fails with `what` and the last thing `probe` threw. */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | undefined | false>,
  { withinMs = 60_000, everyMs = 200 }: { withinMs?: number; everyMs?: number } = {},
): Promise<T> {
  const end = Date.now() + withinMs
  let trouble: unknown
  for (;;) {
    try {
      const found = await probe()
      if (found !== undefined && found !== false) return found
    } catch (error) {
      trouble = error
    }
    if (Date.now() > end) throw new Error(`not within ${withinMs / 1000} s: ${what}`, { cause: trouble })
    await delay(everyMs)
  }
}
