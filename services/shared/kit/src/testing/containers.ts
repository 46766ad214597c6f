import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { StartedTestContainer } from 'testcontainers'
import type { Servers } from './infra.ts'

const IMAGES = { postgres: 'postgres:18', redis: 'redis:8', kafka: 'apache/kafka:4.1.1' }

/** Containers where a Docker engine answers and has the images, or where TESTCONTAINERS=1 says so; TESTCONTAINERS=0 forbids. */
export async function useDocker(): Promise<boolean> {
  if (process.env.TESTCONTAINERS !== undefined) return process.env.TESTCONTAINERS === '1'
  const inspect = promisify(execFile)('docker', ['image', 'inspect', ...Object.values(IMAGES)], { timeout: 2_000 })
  return inspect.then(
    () => true,
    () => false,
  )
}

export function dockerServers(): Servers {
  const started = new Map<number, StartedTestContainer>()
  const keep = (container: StartedTestContainer, port: number) => {
    const mapped = container.getMappedPort(port)
    started.set(mapped, container)
    return mapped
  }
  const stop = async (port: number) => {
    const container = started.get(port)
    started.delete(port)
    await container?.stop({ timeout: 0 })
  }
  return {
    async postgres() {
      const { GenericContainer, Wait } = await import('testcontainers')
      const container = await new GenericContainer(IMAGES.postgres)
        .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: 'trust' })
        .withExposedPorts(5432)
        .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
        .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=300'])
        .start()
      return keep(container, 5432)
    },
    async redis(at = {}) {
      const { GenericContainer } = await import('testcontainers')
      const exposed = at.port ? { container: 6379, host: at.port } : 6379
      const command = ['redis-server', '--save', '', '--maxmemory-policy', 'noeviction', ...(at.args ?? [])]
      const container = await new GenericContainer(IMAGES.redis).withExposedPorts(exposed).withCommand(command).start()
      return { port: keep(container, 6379), pid: 0 }
    },
    stopRedis: stop,
    async kafka() {
      return keep(await startKafkaContainer(), 9094)
    },
    close: async () => void (await Promise.all([...started.keys()].map(stop))),
  }
}

/** The broker must announce the mapped port, which is known only once the container runs: so it waits for its start script. */
async function startKafkaContainer(): Promise<StartedTestContainer> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(IMAGES.kafka)
    .withExposedPorts(9094)
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'INTERNAL://:9092,CONTROLLER://:9093,EXTERNAL://:9094',
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'INTERNAL:PLAINTEXT,CONTROLLER:PLAINTEXT,EXTERNAL:PLAINTEXT',
      KAFKA_INTER_BROKER_LISTENER_NAME: 'INTERNAL',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
    })
    .withEntrypoint(['bash', '-c', 'echo waiting; until [ -f /tmp/start.sh ]; do sleep 0.05; done; exec bash /tmp/start.sh'])
    .withWaitStrategy(Wait.forLogMessage('waiting'))
    .start()
  const listeners = `INTERNAL://localhost:9092,EXTERNAL://${container.getHost()}:${container.getMappedPort(9094)}`
  const content = `export KAFKA_ADVERTISED_LISTENERS=${listeners}\nexec /etc/kafka/docker/run\n`
  await container.copyContentToContainer([{ target: '/tmp/start.sh', content }])
  const logs = await container.logs()
  await new Promise<void>((resolve) => logs.on('data', (line) => String(line).includes('Kafka Server started') && resolve()))
  logs.destroy()
  return container
}
