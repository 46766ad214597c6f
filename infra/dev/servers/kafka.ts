import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brokerProperties, fetchKafka, formatStorage } from '@waymark/testing/kafka'
import type { Places } from '../places.ts'
import { baseEnv } from '../stack/processes.ts'
import type { Launch } from '../supervisor/managed-process.ts'
import { portProbe } from '../supervisor/probes.ts'
import { findCommand } from './servers.ts'

/** `make up BUS=kafka` without brokers of one's own: one real broker, its jars fetched once. The data stays in the run directory. */
export const kafkaLaunch = async (options: { places: Places; port: number; controller: number }): Promise<Launch> => {
  const { places, port, controller } = options
  const classPath = ['-cp', join(await fetchKafka(), '*'), '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn']
  const folder = join(places.run, 'kafka')
  const data = join(folder, 'data')
  const config = join(folder, 'server.properties')
  mkdirSync(folder, { recursive: true })
  // Written anew each time: another port may be free today.
  writeFileSync(config, brokerProperties({ port, controller, data }))
  const java = findCommand('java') ?? 'java'
  if (!existsSync(join(data, 'meta.properties'))) await formatStorage(java, classPath, { config })
  return {
    name: 'kafka',
    prefix: [],
    command: java,
    args: ['-Xmx512m', '-XX:+UseSerialGC', ...classPath, 'kafka.Kafka', config],
    cwd: folder,
    env: baseEnv(places),
    ports: { broker: port, controller },
    probe: () => portProbe(port),
    stopSignal: 'SIGTERM',
    stopGraceMs: 20_000,
  }
}
