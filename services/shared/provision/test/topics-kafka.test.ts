import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DEAD_LETTERS, topicOf, topicSettings } from '@waymark/bus/topics'
import { topics } from '@waymark/provision/topics/topics'
import { startKafka } from '@waymark/testing/kafka'
import kafkajs, { type Admin, Kafka, logLevel } from 'kafkajs'

const DAY_MS = 24 * 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'provision-topics-'))
let broker: Awaited<ReturnType<typeof startKafka>>
let admin: Admin

/** A broker of its own: the product's topics must not be there before. */
before(async () => {
  broker = await startKafka(folder)
  admin = new Kafka({ brokers: [`127.0.0.1:${broker.port}`], logLevel: logLevel.NOTHING }).admin()
  await admin.connect()
})
after(async () => {
  await admin.disconnect()
  await broker.stop()
  rmSync(folder, { recursive: true, force: true })
})

const command = (options: { args?: string[]; env?: Record<string, string> } = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const script = fileURLToPath(import.meta.resolve('@waymark/provision/topics/topics-main'))
    const env = { PATH: process.env.PATH, KAFKA_BROKERS: `127.0.0.1:${broker.port}`, ...options.env }
    execFile(process.execPath, [script, ...(options.args ?? [])], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })

const configsOf = async (topic: string) => {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: kafkajs.ConfigResourceTypes.TOPIC, name: topic }],
  })
  return Object.fromEntries(resources[0]?.configEntries.map(({ configName, configValue }) => [configName, configValue]) ?? [])
}

describe('the topics command', () => {
  test('two at once on an empty broker make every topic of the table, each as it should be', async () => {
    const runs = await Promise.all([command(), command()])
    assert.deepEqual(
      runs.map(({ code }) => code),
      [0, 0],
      runs.map(({ output }) => output).join('\n'),
    )
    const made = runs.flatMap(({ output }) => [...output.matchAll(/^made (\S+)$/gm)].map((match) => match[1] ?? ''))
    assert.deepEqual(made.toSorted(), topics.map(({ name }) => name).toSorted())
    for (const { name } of topics) {
      const { topics: found } = await admin.fetchTopicMetadata({ topics: [name] })
      assert.equal(found[0]?.partitions.length, 6, name)
      assert.ok(found[0]?.partitions.every(({ replicas }) => replicas.length === 1))
      const configs = await configsOf(name)
      assert.equal(configs['retention.ms'], String((name === DEAD_LETTERS ? 30 : 7) * DAY_MS))
      assert.equal(configs['min.insync.replicas'], '1')
      assert.equal(configs['cleanup.policy'], 'delete')
    }
  })

  test('a second run changes nothing and finds no difference', async () => {
    const again = await command()
    assert.equal(again.code, 0)
    assert.match(again.output, new RegExp(`^${topics.length} topics: 0 made, 0 missing, 0 differences$`, 'm'))
    assert.equal((await command({ args: ['--check'] })).code, 0)
  })

  test('what somebody changed is told and left as it is; a check ends with 1', async () => {
    await admin.createPartitions({ topicPartitions: [{ topic: 'waymark.game.v1', count: 8 }] })
    await admin.alterConfigs({
      validateOnly: false,
      resources: [
        {
          type: kafkajs.ConfigResourceTypes.TOPIC,
          name: 'waymark.jobs.v1',
          configEntries: [{ name: 'retention.ms', value: '3600000' }],
        },
      ],
    })
    await admin.deleteTopics({ topics: ['waymark.learning.v1'] })
    const checked = await command({ args: ['--check'] })
    assert.equal(checked.code, 1)
    assert.match(checked.output, /^missing waymark\.learning\.v1$/m)
    const run = await command()
    assert.equal(run.code, 0)
    assert.match(run.output, /^made waymark\.learning\.v1$/m)
    assert.match(run.output, /^differs waymark\.game\.v1: partitions is 8, should be 6$/m)
    assert.match(run.output, /^differs waymark\.jobs\.v1: retention\.ms is 3600000, should be 604800000$/m)
    assert.match(run.output, /1 made, 0 missing, 2 differences/)
    assert.equal((await configsOf('waymark.jobs.v1'))['retention.ms'], '3600000')
  })

  test('more copies than brokers are refused, and so are wrong settings', async () => {
    await admin.deleteTopics({ topics: ['waymark.skills.v1'] })
    const many = await command({ env: { KAFKA_REPLICAS: '3' } })
    assert.equal(many.code, 1, many.output)
    const wrong = await command({ env: { KAFKA_REPLICAS: 'three' } })
    assert.match(wrong.output, /KAFKA_REPLICAS: must be a number of brokers from 1 to 9/)
    assert.equal(wrong.code, 1)
  })
})

test('three copies go with two that must have an event before it counts', () => {
  assert.equal(topicSettings(topicOf('waymark.report.v1'), 3).replicationFactor, 3)
  assert.equal(topicSettings(topicOf('waymark.report.v1'), 3).configs['min.insync.replicas'], '2')
  assert.equal(topicSettings(topicOf('waymark.report.v1'), 1).configs['min.insync.replicas'], '1')
})
