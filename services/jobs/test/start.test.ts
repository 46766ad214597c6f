import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { jobs } from '../src/service.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
let postgres: pg.Client
before(async () => {
  service = await startService()
  const url = new URL(service.infra.adminUrl)
  url.pathname = '/postgres'
  postgres = new pg.Client({ connectionString: url.href })
  await postgres.connect()
})
after(async () => {
  await postgres?.end()
  await service?.stop()
})

test('starts beside a database that takes no connections yet, and serves once it does', async () => {
  const { config, log, samples } = service.context
  const other = await jobs.create(config, { log, samples })
  const name = new URL(service.databaseUrl).pathname.slice(1)
  const takeConnections = (yes: boolean) => postgres.query(`alter database "${name}" with allow_connections ${yes}`)

  await takeConnections(false)
  const started = other.start()
  await delay(1_000)
  await takeConnections(true)
  await started

  const answer = await fetch(`http://127.0.0.1:${other.ports().http}/readyz`)
  assert.equal(answer.status, 200)
  await other.stop()
})
