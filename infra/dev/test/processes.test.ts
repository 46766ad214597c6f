import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { schemaOwners } from '@waymark/provision/database/owners'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { programs } from '../../../k8s/lint/programs.ts'
import { placesOf } from '../places.ts'
import { loadSecrets } from '../secrets.ts'
import { BadSettings, readSettings } from '../settings.ts'
import type { FaultHooks } from '../stack/fault-hooks.ts'
import { launches, portWishes } from '../stack/processes.ts'
import { secretsIn, secretsOf } from './secrets-of.ts'

const runDir = temporaryFolder('processes')

const everySetting = {
  MAIL_FROM: 'Waymark <mail@example.com>',
  ABUSE_CONTACT: 'abuse@example.com',
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  OIDC_ISSUER: 'https://id.example.com',
  OIDC_CLIENT_ID: 'waymark',
  OIDC_CLIENT_SECRET: 'secret-of-the-provider',
  OIDC_NAME: 'Example',
  OPENAI_API_KEY: 'a-key',
  OPENAI_MODEL: 'a-model',
  ARTIFACT_STORE: 's3',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
  JOB_FEEDS: '[]',
  TRUSTED_PROXIES: '10.0.0.0/8',
}

const environments = (settings: Record<string, string>, hooks: FaultHooks = { detours: {}, env: {} }) => {
  const places = placesOf({ WAYMARK_RUN_DIR: runDir })
  const secrets = { ...loadSecrets(places.secrets), linkOtherSecrets: { k0: 'the-link-secret-of-before' } }
  const stack = {
    places,
    settings,
    secrets,
    ports: Object.fromEntries(portWishes({}).map(({ name, preferred }) => [name, preferred])),
    databaseUrls: Object.fromEntries(schemaOwners.map((owner) => [owner, `postgres://${owner}:p@127.0.0.1:1/waymark`])),
    redisUrl: 'redis://:p@127.0.0.1:1',
    smtpUrl: 'smtp://127.0.0.1:1',
    kafkaBrokers: '',
    publicUrl: 'http://localhost:8080',
    chromiumPath: '/nowhere',
    hooks,
    watch: false,
  }
  return launches(stack, new Map()).map(({ name, env }) => ({ name, env }))
}

test('every process is given the secrets it needs and no others', () => {
  const all = environments(everySetting)
  assert.deepEqual(all.map(({ name }) => name).toSorted(), Object.keys(secretsOf).toSorted())
  for (const { name, env } of all) assert.deepEqual(secretsIn(env), secretsOf[name], name)
})

test('every process starts with what it is given, in production mode', () => {
  for (const settings of [{}, everySetting]) {
    for (const { name, env } of environments(settings)) {
      assert.equal(env.NODE_ENV, 'production', name)
      programs[name]?.readEnv(env)
    }
  }
})

test('mails come from the name that was set, and payments are as they were set', () => {
  const env = Object.fromEntries(environments(everySetting).map((one) => [one.name, one.env]))
  for (const name of ['identity', 'report-api', 'report-worker']) assert.equal(env[name]?.MAIL_FROM, everySetting.MAIL_FROM)
  assert.equal(env['report-api']?.PAYMENTS, 'stripe')
  assert.equal(env.gateway?.TRUSTED_PROXIES, '10.0.0.0/8')
})

test('a sender or a proxy that is none is refused before anything starts', () => {
  const wrong = { MAIL_FROM: 'Waymark', PAYMENTS: 'free', TRUSTED_PROXIES: 'the office', PROMETHEUS_PORT: '9091' }
  assert.throws(
    () => readSettings(join(runDir, 'no.env'), wrong),
    (error: BadSettings) => {
      assert.deepEqual(
        error.problems.map((problem) => problem.split(' ')[0]),
        ['MAIL_FROM', 'PAYMENTS', 'TRUSTED_PROXIES'],
      )
      return error instanceof BadSettings
    },
  )
})

test('a fault run leads one process to another by a way of its own, and nobody else', () => {
  const detours = { jobs: { 'skills.grpc': 7_001, 'postgres.sql': 7_002, 'redis.redis': 7_003 } }
  const env = Object.fromEntries(environments({}, { detours, env: {} }).map((one) => [one.name, one.env]))
  assert.equal(env.jobs?.SKILLS_GRPC_ADDR, '127.0.0.1:7001')
  assert.equal(env.jobs?.DATABASE_URL, 'postgres://jobs:p@127.0.0.1:7002/waymark')
  assert.match(env.jobs?.REDIS_URL ?? '', /:7003\b/)
  for (const name of ['learning', 'gateway']) assert.doesNotMatch(JSON.stringify(env[name]), /:700[123]\b/)
})
