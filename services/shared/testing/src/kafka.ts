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
/** Half a minute on a quick line. */
const FETCH_MS = 120_000
const FETCH_TRIES = 3
/** Left alone, Maven waits half an hour for a connection that says nothing. */
const MAVEN_WAITS = ['-Dmaven.wagon.http.readTimeout=20000', '-Dmaven.wagon.rto=20000', '-Daether.connector.requestTimeout=20000']
const APT_WAITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=2', '-o', 'DPkg::Lock::Timeout=120']
const CACHE = fileURLToPath(new URL('../../../../.cache/kafka/', import.meta.url))

/** A real broker, one node in KRaft mode, from Apache's own jars. Started again in the same folder it has its data and its port. */
export async function startKafka(folder: string, secure?: SecureListener): Promise<Native> {
  if (!existsSync(configIn(folder))) await prepareBroker(folder, { ...(await freePorts()), id: 1, secure })
  return startBroker(folder)
}

/** Three brokers that keep three copies of everything. One that was stopped is started again by `start`, with its data and its port. */
export async function startKafkaCluster(folder: string): Promise<{ brokers: Native[]; start(index: number): Promise<void> }> {
  const nodes = [await freePorts(), await freePorts(), await freePorts()].map((ports, index) => ({ ...ports, id: index + 1 }))
  const voters = nodes.map(({ id, controller }) => `${id}@127.0.0.1:${controller}`)
  const cluster = clusterId()
  const folderOf = (id: number) => join(folder, `broker-${id}`)
  for (const node of nodes) await prepareBroker(folderOf(node.id), { ...node, voters, cluster })
  // Each waits for the others before it is ready.
  const brokers = await Promise.all(nodes.map(({ id }) => startBroker(folderOf(id))))
  return {
    brokers,
    async start(index) {
      brokers[index] = await startBroker(folderOf(index + 1))
    },
  }
}

/** A door with TLS alone, to which users come with passwords (SCRAM-SHA-512) and may do nothing that no right says but for `admin`. */
export type SecureListener = {
  /** PEM: the broker's key (PKCS#8) and certificate, for `localhost`. */
  keyStore: string
  /** PEM, of the CA that may have signed certificates of clients. */
  trustStore: string
  admin: string
  passwords: Readonly<Record<string, string>>
}

type Ports = { port: number; controller: number }
type Node = Ports & { id: number; voters?: readonly string[]; cluster?: string; secure?: SecureListener | undefined }

const freePorts = async (): Promise<Ports> => ({ port: await freePort(), controller: await freePort() })
const configIn = (folder: string): string => join(folder, 'server.properties')
const classPath = async () => {
  jars ??= fetchKafka()
  return ['-cp', join(await jars, '*'), '-Dlog4j2.level=ERROR']
}
/** Looked for once, however many brokers are started. */
let jars: Promise<string> | undefined

async function prepareBroker(folder: string, node: Node): Promise<void> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(configIn(folder), brokerProperties({ ...node, data: join(folder, 'data') }))
  await formatStorage('java', await classPath(), {
    ...{ config: configIn(folder), cluster: node.cluster, passwords: node.secure?.passwords },
  })
}

async function startBroker(folder: string): Promise<Native> {
  const config = configIn(folder)
  const port = Number(/^listeners=\w+:\/\/[\d.]+:(\d+)/m.exec(readFileSync(config, 'utf8'))?.[1])
  const args = ['-Xmx512m', '-XX:+UseSerialGC', ...(await classPath()), 'kafka.Kafka', config]
  const child = launch('java', args, { deathSignal: 'KILL' })
  const server = native(child, { port, signal: 'SIGKILL' })
  await output(child, 'Kafka Server started', START_MS).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return server
}

/** Brokers of one cluster are formatted with one id; any will do for a cluster of one. */
export async function formatStorage(
  java: string,
  classPath: readonly string[],
  { config, cluster = clusterId(), passwords = {} }: Storage,
): Promise<void> {
  const users = Object.entries(passwords).flatMap(([name, password]) => [
    '--add-scram',
    `SCRAM-SHA-512=[name=${name},password=${password}]`,
  ])
  const format = ['kafka.tools.StorageTool', 'format', '-t', cluster, '-c', config, ...users]
  await run(java, ['-XX:TieredStopAtLevel=1', ...classPath, ...format])
}

type Storage = { config: string; cluster?: string | undefined; passwords?: Readonly<Record<string, string>> | undefined }

/** 16 bytes in base64url, not beginning with the dash of an option. */
const clusterId = (): string => Buffer.concat([Buffer.of(0), randomBytes(15)]).toString('base64url')

/** `voters` are the controllers of the whole cluster (`id@host:port`); without them the broker is alone. */
export function brokerProperties(at: Partial<Node> & Ports & { data: string }): string {
  const { id = 1, voters = [`${id}@127.0.0.1:${at.controller}`] } = at
  const door = at.secure ? 'SASL_SSL' : 'PLAINTEXT'
  return `process.roles=broker,controller
node.id=${id}
listeners=${door}://127.0.0.1:${at.port},CONTROLLER://127.0.0.1:${at.controller}
advertised.listeners=${door}://${at.secure ? 'localhost' : '127.0.0.1'}:${at.port}
controller.listener.names=CONTROLLER
controller.quorum.voters=${voters.join(',')}
log.dirs=${at.data}
auto.create.topics.enable=false
offsets.topic.num.partitions=4
offsets.topic.replication.factor=${voters.length}
transaction.state.log.replication.factor=${voters.length}
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
${at.secure ? secureProperties(at.secure) : ''}`
}

/** The controller's door stays plain: nobody but the broker itself comes to it, and on it everybody is ANONYMOUS. */
function secureProperties({ keyStore, trustStore, admin, passwords }: SecureListener): string {
  const login = `org.apache.kafka.common.security.scram.ScramLoginModule required username="${admin}" password="${passwords[admin]}";`
  return `listener.security.protocol.map=SASL_SSL:SASL_SSL,CONTROLLER:PLAINTEXT
inter.broker.listener.name=SASL_SSL
sasl.enabled.mechanisms=SCRAM-SHA-512
sasl.mechanism.inter.broker.protocol=SCRAM-SHA-512
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=${login}
ssl.keystore.type=PEM
ssl.keystore.location=${keyStore}
ssl.truststore.type=PEM
ssl.truststore.location=${trustStore}
ssl.client.auth=requested
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:${admin};User:ANONYMOUS
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
  await fetchWithMaven(['-q', '-B', ...MAVEN_WAITS, '-f', join(work, 'pom.xml'), ...goal])
  // Renamed at the end: a broken download never looks like a finished one.
  if (!existsSync(jars)) renameSync(join(work, 'libs'), jars)
  rmSync(work, { recursive: true, force: true })
  return jars
}

/** What was fetched before a failure is kept by Maven, so that another try goes on from there. */
async function fetchWithMaven(args: readonly string[]): Promise<void> {
  for (let left = FETCH_TRIES - 1; ; left -= 1) {
    try {
      await run('mvn', args, { timeout: FETCH_MS, killSignal: 'SIGKILL' })
      return
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function ensureCommands(): Promise<void> {
  const missing = (await Promise.all(['java', 'mvn'].map(async (one) => ((await hasCommand(one)) ? [] : [one])))).flat()
  if (missing.length === 0) return
  if (process.getuid?.() !== 0)
    throw new Error(`Kafka needs ${missing.join(' and ')}: install openjdk-17-jre-headless and maven, or set KAFKA_BROKERS`)
  await run('apt-get', ['update', '-q', ...APT_WAITS])
  await run('apt-get', ['install', ...APT_WAITS, '-y', '-q', '--no-install-recommends', 'openjdk-17-jre-headless', 'maven'])
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
