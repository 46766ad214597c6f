import type { ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, freePort, launch, output } from '../native.ts'
import { answersOk, until } from '../wait.ts'

export type S3Server = {
  endpoint: string
  /** What a service or `make up` is told. */
  env: Record<string, string>
  /** Where an object lies on the server's disk. */
  path(bucket: string, key: string): string
  makeBucket(name: string): void
  pid(): number
  start(): Promise<void>
  /** At once, as a crash does; what was accepted stays on its disk. */
  kill(): Promise<void>
  /** The disk takes nothing more, until `free`. */
  fill(): void
  free(): void
  stop(): Promise<void>
}

const accessKey = 'waymark-test'
const secretKey = 'waymark-test-secret'

/**
 * A real S3 server (`program` is a versitygw) on a disk of its own: a small tmpfs in a mount namespace, so that it can be full without
 * filling the machine, and outlives the server.
 */
export async function startS3(program: string, options: { buckets?: string[]; megabytes?: number } = {}): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-s3-'))
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const holder = await holdDisk(disk, options.megabytes ?? 64)
  const inside = join(`/proc/${holder.pid}/root`, disk)
  for (const part of ['data', 'meta', ...(options.buckets ?? []).map((bucket) => `data/${bucket}`)]) mkdirSync(join(inside, part))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  let server: ChildProcess | undefined

  const start = async () => {
    const gateway = [program, '--port', `127.0.0.1:${port}`, '--quiet', '--health', '/health', '--keep-alive']
    const posix = ['posix', '--sidecar', join(disk, 'meta'), join(disk, 'data')]
    server = launch('nsenter', [`--target=${holder.pid}`, '--user', '--mount', '--preserve-credentials', ...gateway, ...posix], {
      deathSignal: 'KILL',
      env: { ROOT_ACCESS_KEY: accessKey, ROOT_SECRET_KEY: secretKey },
    })
    await until('the S3 server to answer', () => answersOk(`${endpoint}/health`), 20_000, 50)
  }
  const kill = async () => void (server && (await endProcess(server, 'SIGKILL')))
  await start()
  return {
    endpoint,
    env: {
      ARTIFACT_STORE: 's3',
      S3_ENDPOINT: endpoint,
      S3_BUCKET: options.buckets?.[0] ?? 'waymark',
      S3_ACCESS_KEY_ID: accessKey,
      S3_SECRET_ACCESS_KEY: secretKey,
    },
    path: (bucket, key) => join(inside, 'data', bucket, key),
    makeBucket: (name) => mkdirSync(join(inside, 'data', name)),
    pid: () => server?.pid ?? 0,
    start,
    kill,
    fill: () => fillUp(join(inside, 'ballast')),
    free: () => rmSync(join(inside, 'ballast'), { force: true }),
    async stop() {
      await kill()
      await endProcess(holder, 'SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process that does nothing but keep the disk. */
async function holdDisk(at: string, megabytes: number): Promise<ChildProcess> {
  const script = 'mount -t tmpfs -o size="$1"m none "$0" && echo mounted && exec sleep infinity'
  const holder = launch('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script, at, String(megabytes)], {
    deathSignal: 'KILL',
  })
  await output(holder, 'mounted')
  return holder
}

function fillUp(file: string): void {
  const part = Buffer.alloc(64 * 1024)
  for (const size of [part.length, 4096]) {
    try {
      for (;;) writeFileSync(file, part.subarray(0, size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
