import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { uuidv7 } from '@waymark/kit/ids'
import { testIdentity } from '@waymark/kit/testing/http'
import { type Infra, startInfra } from '@waymark/kit/testing/infra'
import { migratedColumns, modelledColumns } from '@waymark/kit/testing/prisma-models'
import { UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { readConfig } from '../src/config.ts'
import { type Context, createContext } from '../src/context.ts'
import type { PrismaClient } from '../src/generated/client.ts'
import { createService } from '../src/service.ts'

describe('learning', () => {
  let infra: Infra
  let context: Context
  let service: ReturnType<typeof createService>
  let databaseUrl: string
  let base: string
  before(async () => {
    infra = await startInfra({ postgres: true, redis: true })
    databaseUrl = await infra.database('learning', { migrations: [new URL('../migrations', import.meta.url)] })
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      HTTP_PORT: '0',
      GRPC_PORT: '0',
      DATABASE_URL: databaseUrl,
      REDIS_URL: infra.redisUrl,
      PUBLIC_URL: 'http://waymark.test',
      IDENTITY_TOKEN_PUBLIC_KEY: testIdentity().publicKeyPem,
    })
    context = await createContext(config)
    service = createService(context)
    await service.start()
    base = `http://127.0.0.1:${service.ports().http}`
  })
  after(async () => {
    await service.stop()
    await infra.stop()
  })

  it('is alive, ready and measured', async () => {
    assert.equal((await fetch(`${base}/healthz`)).status, 200)
    const ready = await fetch(`${base}/readyz`)
    assert.deepEqual([ready.status, await ready.json()], [200, { status: 'ready', checks: { database: 'ok' } }])
    assert.match(await (await fetch(`${base}/metrics`)).text(), /http_request_duration_seconds/)
  })

  it('has a model for every column that its migrations make', async () => {
    const modelled = modelledColumns(new URL('../prisma/schema.prisma', import.meta.url))
    assert.equal(new Set(modelled.map(({ table }) => table)).size, 2)
    assert.deepEqual(modelled, await migratedColumns(databaseUrl, 'learning'))
  })

  it('answers nothing that it does not serve yet', async () => {
    const answer = await fetch(`${base}/api/learning-paths`)
    assert.equal(answer.status, 404)
    assert.match(answer.headers.get('content-type') ?? '', /problem\+json/)
  })

  it('erases a person who is gone, and nobody else', async () => {
    const { db, bus } = context
    const [gone, stays] = [uuidv7(), uuidv7()]
    await fill(db, gone)
    await fill(db, stays)
    const ones = Array(2).fill(1)
    assert.deepEqual(await count(db, gone), ones)
    const value = JSON.stringify({
      id: uuidv7(),
      type: 'UserDeleted',
      occurredAt: new Date().toISOString(),
      key: gone,
      data: UserDeleted.toJSON({ userId: gone }),
    })
    await bus.publish([{ topic: 'waymark.identity.v1', key: gone, value }])
    for (let tries = 0; tries < 250 && (await count(db, gone)).some((n) => n > 0); tries++) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.deepEqual(await count(db, gone), Array(2).fill(0))
    assert.deepEqual(await count(db, stays), ones)
  })
})

async function fill(db: PrismaClient, userId: string): Promise<void> {
  const now = new Date()
  const look = { difficultyLevel: 'beginner', iconType: 'code', color: 'blue' }
  const modules = { create: [{ id: uuidv7(), position: 1, title: 'First queries' }] }
  await db.learningPath.create({ data: { id: uuidv7(), userId, title: 'SQL', ...look, createdAt: now, updatedAt: now, modules } })
}

function count(db: PrismaClient, userId: string): Promise<number[]> {
  return Promise.all([db.learningPath.count({ where: { userId } }), db.learningModule.count({ where: { path: { userId } } })])
}
