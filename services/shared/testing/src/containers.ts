import type { StartedTestContainer } from 'testcontainers'
import { freePort, type Native, postgresSettings, redisSettings } from './native.ts'

const IMAGES = { postgres: 'postgres:18', redis: 'redis:8', kafka: 'apache/kafka:4.1.1' }
/** Generous: a broker on a machine that is busy with much else. */
const START_MS = 300_000

/**
 * Containers only where TESTCONTAINERS=1 asks for them. An engine that happens to answer says nothing: the same command would run
 * on other servers from one machine to the next, and a Redis in a container takes ten times as long to start as a process.
 */
export const useDocker = (): boolean => process.env.TESTCONTAINERS === '1'

export async function startPostgresContainer(): Promise<Native> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(IMAGES.postgres)
    .withEnvironment({ POSTGRES_HOST_AUTH_METHOD: 'trust', POSTGRES_INITDB_ARGS: '--no-sync --encoding=UTF8 --locale=C' })
    .withExposedPorts(5432)
    .withCommand(['postgres', ...postgresSettings.flatMap((setting) => ['-c', setting])])
    // Once by the server that makes the cluster, which nobody reaches, and once by the one that stays.
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .withStartupTimeout(START_MS)
    .start()
  return asNative(container, container.getMappedPort(5432))
}

export async function startRedisContainer(options: { port?: number; args?: readonly string[] } = {}): Promise<Native> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const container = await new GenericContainer(IMAGES.redis)
    .withExposedPorts(options.port ? { container: 6379, host: options.port } : 6379)
    .withCommand(['redis-server', ...redisSettings, ...(options.args ?? [])])
    .withWaitStrategy(Wait.forLogMessage('Ready to accept connections'))
    .withStartupTimeout(START_MS)
    .start()
  return asNative(container, container.getMappedPort(6379))
}

/** The broker announces a port that is chosen beforehand, so that it has it again after a restart, with all its data. */
export async function startKafkaContainer(): Promise<Native & { kill(): Promise<void>; restart(): Promise<void> }> {
  const { GenericContainer, Wait } = await import('testcontainers')
  const port = await freePort()
  const container = await new GenericContainer(IMAGES.kafka)
    .withExposedPorts({ container: 9094, host: port })
    .withEnvironment({
      KAFKA_NODE_ID: '1',
      KAFKA_PROCESS_ROLES: 'broker,controller',
      KAFKA_LISTENERS: 'INTERNAL://:9092,CONTROLLER://:9093,EXTERNAL://:9094',
      KAFKA_ADVERTISED_LISTENERS: `INTERNAL://localhost:9092,EXTERNAL://127.0.0.1:${port}`,
      KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'INTERNAL:PLAINTEXT,CONTROLLER:PLAINTEXT,EXTERNAL:PLAINTEXT',
      KAFKA_INTER_BROKER_LISTENER_NAME: 'INTERNAL',
      KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
      KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
      KAFKA_AUTO_CREATE_TOPICS_ENABLE: 'false',
      KAFKA_OFFSETS_TOPIC_NUM_PARTITIONS: '4',
      KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_REPLICATION_FACTOR: '1',
      KAFKA_TRANSACTION_STATE_LOG_MIN_ISR: '1',
      KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      // Nothing is compiled for a long life.
      KAFKA_JVM_PERFORMANCE_OPTS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
    })
    .withWaitStrategy(Wait.forLogMessage('Kafka Server started'))
    .withStartupTimeout(START_MS)
    .start()
  const server = await asNative(container, port)
  return { ...server, restart: () => container.restart() }
}

/** A container whose process is killed is removed by testcontainers' reaper in any case, when nobody is connected to that any more. */
async function asNative(container: StartedTestContainer, port: number): Promise<Native & { kill(): Promise<void> }> {
  const { getContainerRuntimeClient } = await import('testcontainers')
  const { container: containers } = await getContainerRuntimeClient()
  const handle = containers.getById(container.getId())
  const { State } = await containers.inspect(handle)
  return {
    port,
    pid: State.Pid,
    kill: async () => void (await handle.kill()),
    stop: async () => void (await handle.remove({ force: true, v: true })),
  }
}
