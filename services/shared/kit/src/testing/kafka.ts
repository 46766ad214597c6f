import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort, launch, type Native, native, output } from './native.ts'

const run = promisify(execFile)
const VERSION = '4.1.1'
/** Three seconds on a quiet machine. */
const START_MS = 150_000
const CACHE = fileURLToPath(new URL('../../../../../.cache/kafka/', import.meta.url))

/** A real broker, one node in KRaft mode, from Apache's own jars. Started again in the same folder it has its data and its port. */
export async function startKafka(folder: string): Promise<Native> {
  const jars = await fetchKafka()
  const config = join(folder, 'server.properties')
  const java = ['-cp', join(jars, '*'), '-Dlog4j2.level=ERROR']
  if (!existsSync(config)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(config, brokerProperties({ port: await freePort(), controller: await freePort(), data: join(folder, 'data') }))
    await formatStorage('java', java, config)
  }
  const port = Number(/^listeners=PLAINTEXT:\/\/[\d.]+:(\d+)/m.exec(readFileSync(config, 'utf8'))?.[1])
  const child = launch('java', ['-Xmx512m', '-XX:+UseSerialGC', ...java, 'kafka.Kafka', config], { deathSignal: 'KILL' })
  const server = native(child, { port, signal: 'SIGKILL' })
  await output(child, 'Kafka Server started', START_MS).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return server
}

/** Any id will do for a cluster of one: 16 bytes in base64url, not beginning with the dash of an option. */
export async function formatStorage(java: string, classPath: readonly string[], config: string): Promise<void> {
  const cluster = Buffer.concat([Buffer.of(0), randomBytes(15)]).toString('base64url')
  await run(java, ['-XX:TieredStopAtLevel=1', ...classPath, 'kafka.tools.StorageTool', 'format', '-t', cluster, '-c', config])
}

export function brokerProperties(at: { port: number; controller: number; data: string }): string {
  return `process.roles=broker,controller
node.id=1
listeners=PLAINTEXT://127.0.0.1:${at.port},CONTROLLER://127.0.0.1:${at.controller}
advertised.listeners=PLAINTEXT://127.0.0.1:${at.port}
controller.listener.names=CONTROLLER
controller.quorum.voters=1@127.0.0.1:${at.controller}
log.dirs=${at.data}
auto.create.topics.enable=false
offsets.topic.num.partitions=4
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
`
}

/**
 * The jars, fetched once with Maven into the cache; as root also Java and Maven when they are missing. It takes its time, while whoever
 * waits for it has other servers to look after.
 */
export async function fetchKafka(): Promise<string> {
  const jars = join(CACHE, VERSION)
  await ensureCommands()
  if (existsSync(jars)) return jars
  const work = `${jars}.${process.pid}`
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'pom.xml'), POM)
  const goal = ['dependency:copy-dependencies', `-DoutputDirectory=${join(work, 'libs')}`]
  await run('mvn', ['-q', '-B', '-f', join(work, 'pom.xml'), ...goal])
  // Renamed at the end: a broken download never looks like a finished one.
  if (!existsSync(jars)) renameSync(join(work, 'libs'), jars)
  rmSync(work, { recursive: true, force: true })
  return jars
}

async function ensureCommands(): Promise<void> {
  const missing = (await Promise.all(['java', 'mvn'].map(async (one) => ((await hasCommand(one)) ? [] : [one])))).flat()
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(`Kafka needs ${missing.join(' and ')}: install openjdk-17-jre-headless and maven, or set KAFKA_BROKERS`)
  await run('apt-get', ['update', '-q'])
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'openjdk-17-jre-headless', 'maven'])
}

function hasCommand(command: string): Promise<boolean> {
  return run(command, [command === 'java' ? '-version' : '-v']).then(
    () => true,
    () => false,
  )
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>kafka-broker</artifactId><version>1</version><dependencies>
<dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${VERSION}</version></dependency>
<dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
</dependencies></project>
`
