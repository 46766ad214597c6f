import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGrpcClient } from '@waymark/service/grpc/client'
import { HEALTH } from '@waymark/service/grpc/health'
import { docker } from '../../../../infra/docker/docker.ts'
import type { Probe } from '../../../lint/world.ts'
import type { RunningPod } from './run-pods.ts'

/** Asks as a kubelet asks; what is wrong, or nothing. */
export async function probe(pod: RunningPod, question: Probe): Promise<string | undefined> {
  const port = (named: string | number) => {
    const ports = pod.workload.pod.containers.flatMap(({ ports: own = [] }) => own)
    return ports.find(({ name }) => name === named)?.containerPort ?? Number(named)
  }
  try {
    const { httpGet, grpc, tcpSocket, exec } = question
    if (httpGet) {
      const answer = await fetch(`http://${pod.ip}:${port(httpGet.port)}${httpGet.path}`, { signal: AbortSignal.timeout(10_000) })
      const text = await answer.text()
      return answer.ok ? undefined : `${answer.status}: ${text}`
    }
    if (grpc) return await grpcHealth(`${pod.ip}:${grpc.port}`)
    if (exec) await docker(['exec', pod.container, ...exec.command])
    if (tcpSocket) {
      const socket = connect(port(tcpSocket.port), pod.ip)
      await once(socket, 'connect').finally(() => socket.destroy())
    }
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

async function grpcHealth(address: string): Promise<string | undefined> {
  const client = createGrpcClient(HEALTH, { address, deadlineMs: 10_000 })
  try {
    const { status } = await client.check({ service: '' })
    return status === 1 ? undefined : `not serving (${status})`
  } finally {
    client.close()
  }
}

/** Startup first, then readiness and liveness; gives the seconds it took. A container that has ended is told with its last words. */
export async function untilReady(pod: RunningPod, limitMs: number): Promise<number> {
  const { startupProbe, readinessProbe, livenessProbe } = pod.workload.pod.containers[0] ?? {}
  const began = performance.now()
  for (const question of [startupProbe, readinessProbe, livenessProbe]) {
    if (!question) continue
    for (let wrong = await probe(pod, question); wrong !== undefined; wrong = await probe(pod, question)) {
      const running = (await docker(['inspect', '--format', '{{.State.Running}}', pod.container])).trim() === 'true'
      if (!running || performance.now() - began > limitMs)
        throw new Error(`${pod.workload.name}: ${wrong}\n${await lastWords(pod)}`)
      await sleep(1_000)
    }
  }
  return (performance.now() - began) / 1000
}

async function lastWords({ container }: RunningPod): Promise<string> {
  const state = await docker(['inspect', '--format', '{{json .State}}', container])
  return `${state}\n${await docker(['logs', '--tail', '20', container])}`
}
