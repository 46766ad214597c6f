import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, launch } from '@waymark/kit/testing/native'
import { repoRoot } from '../local/places.ts'
import { processMark } from '../local/process-table.ts'
import { nodeFlags } from '../local/processes.ts'

/** A worker that was told to go: what it ended with, and after how long. */
export type Exit = { code: number | null; signal: string | null; ms: number }
type Worker = { child: ChildProcess; port: number; ready: boolean; said: string }

/** The environment of a running process of the stack: the worker's is the API's, but for ports and name. */
export function environmentOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean)
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

/** Real report workers, as many as asked for: the youngest goes first, by SIGTERM, by SIGKILL after the grace. */
export function createFleet(options: { env: Record<string, string>; graceMs: number }) {
  const workers: Worker[] = []
  const leaving = new Set<Promise<unknown>>()
  const exits: Exit[] = []
  const crashed: string[] = []

  async function start(): Promise<void> {
    const [port, grpc] = [await freePort(), await freePort()]
    const own = { SERVICE_NAME: 'report-worker', HTTP_PORT: String(port), GRPC_PORT: String(grpc) }
    // It ends with the stack, and not as the leftover of the process whose environment it has.
    const env = { ...options.env, ...own, [processMark]: `worker-${port}` }
    const entry = join(repoRoot, 'services/report/src/worker.ts')
    const child = launch(process.execPath, [...nodeFlags(448), entry], { deathSignal: 'KILL', env })
    const worker: Worker = { child, port, ready: false, said: '' }
    const listen = (chunk: Buffer) => {
      worker.said = (worker.said + chunk.toString()).slice(-4_000)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code, signal) => {
      const at = workers.indexOf(worker)
      if (at < 0) return
      workers.splice(at, 1)
      crashed.push(`ended by itself with ${code ?? signal}: ${worker.said}`)
    })
    workers.push(worker)
  }

  function stop(worker: Worker): void {
    workers.splice(workers.indexOf(worker), 1)
    const told = performance.now()
    const ended = new Promise<void>((resolve) => {
      const limit = setTimeout(() => worker.child.kill('SIGKILL'), options.graceMs)
      worker.child.once('exit', (code, signal) => {
        clearTimeout(limit)
        exits.push({ code, signal, ms: Math.round(performance.now() - told) })
        resolve()
      })
    })
    worker.child.kill('SIGTERM')
    leaving.add(ended)
    void ended.then(() => leaving.delete(ended))
  }

  return {
    exits,
    crashed,
    replicas: () => workers.length,
    leaving: () => leaving.size,
    ready: () => workers.filter(({ ready }) => ready).length,
    async resize(replicas: number): Promise<void> {
      while (workers.length < replicas) await start()
      for (const worker of workers.slice(replicas).toReversed()) stop(worker)
    },
    /** Asks each worker once, as a probe would. */
    async probe(): Promise<void> {
      await Promise.all(
        workers.map(async (worker) => {
          const url = `http://127.0.0.1:${worker.port}/readyz`
          worker.ready = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
            ({ ok }) => ok,
            () => false,
          )
        }),
      )
    },
    async close(): Promise<void> {
      for (const worker of [...workers]) stop(worker)
      await Promise.all(leaving)
    },
  }
}

export type Fleet = ReturnType<typeof createFleet>
