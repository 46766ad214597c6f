import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { TestGateway } from './world.ts'

/** What compose and `make up` give the gateway; the container's limit is 384 MiB. */
export const memory = {
  limitMiB: 384,
  env: { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8 --disable-warning=ExperimentalWarning' },
}

/** The most memory that the process has held so far. */
export function peakMiB(gateway: TestGateway): number {
  const kib = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${gateway.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kib) / 1_024)
}

export type Hostile = {
  readonly socket: Socket
  /** The status of the answer, once it has come. */
  readonly status: () => number | undefined
}

/** A client that sends what it likes, finishes nothing and stays. */
export function openHostile(gateway: TestGateway, bytes: string): Hostile {
  const socket = connect(gateway.port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    if (text.length < 64) text += chunk
  })
  socket.on('error', () => {})
  socket.write(bytes, 'latin1')
  return {
    socket,
    status: () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
      return status === undefined ? undefined : Number(status)
    },
  }
}

export function chunk(bytes: number): string {
  return `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
