import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from '../../../dev/setup/system-packages.mjs'

const run = promisify(execFile)
const VERSION = '4.1.1'

const ARTIFACTS = [
  ['org.apache.kafka', 'kafka_2.13', VERSION],
  ['org.apache.kafka', 'kafka-tools', VERSION],
  ['org.apache.logging.log4j', 'log4j-slf4j-impl', '2.24.3'],
] as const

/** What the tools bring along for Kafka Connect's web interface, which a broker does not have. */
const UNUSED = /^(swagger|jersey|jetty|hk2|aopalliance)/

/** Those that compose, tests and the handbook call; the others of Kafka's folder are not among the scripts of the stand-in. */
const COMMANDS: Readonly<Record<string, string>> = {
  'kafka-consumer-groups': 'org.apache.kafka.tools.consumer.group.ConsumerGroupCommand',
  'kafka-topics': 'org.apache.kafka.tools.TopicCommand',
}

/** Kafka's own jars, from Maven, and the scripts that start them. */
export async function kafkaFiles(context: string): Promise<void> {
  await run('mvn', ['--version']).catch(() => installDebianPackages(['maven', 'openjdk-17-jre-headless']))
  writeFileSync(join(context, 'pom.xml'), pom())
  const libs = join(context, 'libs')
  const goal = ['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${libs}`]
  await run('mvn', ['-q', '-B', '-f', join(context, 'pom.xml'), ...goal], { timeout: 900_000, maxBuffer: 64 * 1024 * 1024 })
  for (const jar of readdirSync(libs)) if (UNUSED.test(jar)) rmSync(join(libs, jar))
  const bin = join(context, 'bin')
  mkdirSync(bin)
  for (const [name, main] of Object.entries(COMMANDS)) writeFileSync(join(bin, `${name}.sh`), script(main))
  writeFileSync(join(bin, 'kafka-server-start.sh'), serverScript)
}

const script = (main: string) => `#!/bin/bash
exec java \${KAFKA_HEAP_OPTS:--Xmx256M} -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \\
  -Dlog4j2.configurationFile=/etc/kafka/docker/tools-log4j2.yaml \${KAFKA_OPTS:-} -cp '/opt/kafka/libs/*' ${main} "$@"
`

const serverScript = `#!/bin/bash
exec java \${KAFKA_HEAP_OPTS:--Xmx512M -Xms128M} \${KAFKA_JVM_PERFORMANCE_OPTS:--server -XX:+UseSerialGC} \\
  -Dlog4j2.configurationFile=/opt/kafka/config/log4j2.yaml -Dkafka.logs.dir=/opt/kafka/logs \${KAFKA_OPTS:-} \\
  -cp '/opt/kafka/libs/*' kafka.Kafka "$@"
`

const pom = () => `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>local</groupId><artifactId>kafka-image</artifactId><version>1</version><dependencies>
${ARTIFACTS.map(([group, artifact, version]) => `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`).join('\n')}
</dependencies></project>
`
