import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startKafkaContainer, startPostgresContainer, startRedisContainer, useDocker } from './containers.ts'
import { startKafka } from './kafka.ts'
import { type Native, startPostgres, startRedis } from './native.ts'
import { readLines } from './read-lines.ts'

/**
 * A process of its own that owns the test servers. Test processes hold a connection to it and are given servers; PostgreSQL and
 * Kafka are shared by all of them, a Redis belongs to the connection that asked. When the last connection has been gone for a
 * moment it stops everything and removes its folder, so that a test process may die in any way. If the guard itself is killed,
 * its servers die with it (containers some seconds later, by testcontainers' reaper) and the next guard removes the folder.
 */
export type Ask = { id: number; want: 'postgres' | 'redis' | 'kafka' | 'stop'; port?: number; args?: string[] }
export type Reply = { id: number; port?: number; pid?: number; error?: string }

const IDLE_MS = 5_000
const asProcess = { postgres: startPostgres, kafka: startKafka }
const inContainer = { postgres: startPostgresContainer, kafka: startKafkaContainer }
const name = process.argv[2] ?? ''
// A leading @ stands for the NUL of an abstract socket, which an argument cannot hold.
const address = (process.argv[3] ?? '').replace(/^@/, '\0')
const prefix = `${name}-`
const folder = join(tmpdir(), `${prefix}${process.pid}`)
const shared = new Map<string, Promise<Native>>()
const connections = new Set<Socket>()
let idle: NodeJS.Timeout | undefined
let made = 0

const server = createServer(serve)
// Another guard won the race: the tests talk to that one.
server.once('error', () => process.exit(0))
server.listen(address, () => {
  removeLeftovers()
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  waitForNobody()
})
process.on('SIGTERM', () => void end())
process.on('SIGINT', () => undefined)

function serve(socket: Socket): void {
  clearTimeout(idle)
  connections.add(socket)
  const own = new Map<number, Native>()
  socket.on('error', () => undefined)
  socket.once('close', () => {
    for (const redis of own.values()) void redis.stop()
    connections.delete(socket)
    if (connections.size === 0) waitForNobody()
  })
  readLines(socket, async (line) => {
    const ask: Ask = JSON.parse(line)
    const reply = await answer(ask, own).catch((error: unknown): Reply => ({ id: ask.id, error: String(error) }))
    if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`)
    else for (const redis of own.values()) void redis.stop()
  })
}

async function answer(ask: Ask, own: Map<number, Native>): Promise<Reply> {
  if (ask.want === 'stop') {
    const redis = own.get(ask.port ?? 0)
    own.delete(ask.port ?? 0)
    await redis?.stop()
    return { id: ask.id }
  }
  if (ask.want === 'redis') {
    const redis = useDocker() ? await startRedisContainer(ask) : await startRedis(join(folder, `redis-${made++}`), ask)
    own.set(redis.port, redis)
    return { id: ask.id, port: redis.port, pid: redis.pid }
  }
  const { port, pid } = await sharedServer(ask.want)
  return { id: ask.id, port, pid }
}

function sharedServer(want: 'postgres' | 'kafka'): Promise<Native> {
  const running = shared.get(want)
  if (running) return running
  const starting = useDocker() ? inContainer[want]() : asProcess[want](join(folder, `${want}-${made++}`))
  shared.set(want, starting)
  starting.catch(() => shared.delete(want))
  return starting
}

function waitForNobody(): void {
  clearTimeout(idle)
  idle = setTimeout(() => void end(), IDLE_MS)
}

async function end(): Promise<void> {
  // First, so that tests that start now make a guard of their own.
  server.close()
  const running = await Promise.allSettled(shared.values())
  await Promise.all(running.map((entry) => (entry.status === 'fulfilled' ? entry.value.stop() : undefined)))
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

function removeLeftovers(): void {
  for (const entry of readdirSync(tmpdir())) {
    if (!entry.startsWith(prefix)) continue
    const pid = Number(entry.slice(prefix.length))
    if (!isRunning(pid)) rmSync(join(tmpdir(), entry), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
