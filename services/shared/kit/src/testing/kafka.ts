import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, launch, type Native, native, output } from './native.ts'

const VERSION = '4.1.1'
/** Three seconds on a quiet machine. */
const START_MS = 150_000
const CACHE = fileURLToPath(new URL('../../../../../.cache/kafka/', import.meta.url))

/** A real broker, one node in KRaft mode, from Apache's own jars. Started again in the same folder it has its data and its port. */
export async function startKafka(folder: string): Promise<Native> {
  const jars = fetchKafka()
  const config = join(folder, 'server.properties')
  const java = ['-cp', join(jars, '*'), '-Dlog4j2.level=ERROR']
  if (!existsSync(config)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(config, brokerProperties({ port: await freePort(), controller: await freePort(), data: join(folder, 'data') }))
    // Any id will do for a cluster of one: 16 bytes in base64url, not beginning with the dash of an option.
    const cluster = Buffer.concat([Buffer.of(0), randomBytes(15)]).toString('base64url')
    execFileSync('java', ['-XX:TieredStopAtLevel=1', ...java, 'kafka.tools.StorageTool', 'format', '-t', cluster, '-c', config], {
      stdio: 'pipe',
    })
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

/** The jars, fetched once with Maven into the cache; as root also Java and Maven when they are missing. */
export function fetchKafka(): string {
  const jars = join(CACHE, VERSION)
  ensureCommands()
  if (existsSync(jars)) return jars
  const work = `${jars}.${process.pid}`
  mkdirSync(work, { recursive: true })
  writeFileSync(join(work, 'pom.xml'), POM)
  execFileSync(
    'mvn',
    ['-q', '-B', '-f', join(work, 'pom.xml'), 'dependency:copy-dependencies', `-DoutputDirectory=${join(work, 'libs')}`],
    { stdio: 'pipe' },
  )
  // Renamed at the end: a broken download never looks like a finished one.
  if (!existsSync(jars)) renameSync(join(work, 'libs'), jars)
  rmSync(work, { recursive: true, force: true })
  return jars
}

function ensureCommands(): void {
  const missing = ['java', 'mvn'].filter((command) => !hasCommand(command))
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(`Kafka needs ${missing.join(' and ')}: install openjdk-17-jre-headless and maven, or set KAFKA_BROKERS`)
  execFileSync('apt-get', ['update', '-q'], { stdio: 'pipe' })
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'openjdk-17-jre-headless', 'maven'], {
    stdio: 'pipe',
  })
}

function hasCommand(command: string): boolean {
  try {
    execFileSync(command, [command === 'java' ? '-version' : '-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>kafka-broker</artifactId><version>1</version><dependencies>
<dependency><groupId>org.apache.kafka</groupId><artifactId>kafka_2.13</artifactId><version>${VERSION}</version></dependency>
<dependency><groupId>org.slf4j</groupId><artifactId>slf4j-simple</artifactId><version>1.7.36</version></dependency>
</dependencies></project>
`
