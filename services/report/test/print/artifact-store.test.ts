import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { AppError } from '@waymark/kit/errors'
import { createLog } from '@waymark/kit/log'
import { readConfig } from '../../src/config.ts'
import { expectFile, pdfKey, removeDueFiles, removeFilesOf } from '../../src/data/artifacts/file-removal.ts'
import { explain } from '../../src/data/artifacts/s3-errors.ts'
import { publicUrl, s3Settings } from '../../src/data/artifacts/s3-settings.ts'
import { createStoreWatch } from '../../src/data/artifacts/store-watch.ts'
import { artifactStoreSuite } from '../support/artifact-suite.ts'
import { eventually, startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
let context: TestReport['context']
before(async () => {
  report = await startReport()
  context = report.context
})
after(() => report?.stop())

artifactStoreSuite('postgres', () => context.artifacts)

/** A store that can be away, and notes what was removed. */
function shakyStore() {
  const removed: string[] = []
  const state = { away: false }
  const artifacts = {
    ...context.artifacts,
    async remove(keys: readonly string[]) {
      if (state.away) throw new AppError('unavailable', 'away')
      removed.push(...keys)
    },
  }
  return { state, removed, context: { prisma: context.prisma, artifacts } }
}

const waiting = (id: string) => report.sql('select due_at <= now() as due from file_removal where key = $1', [pdfKey(id)])
const makeDue = (id: string) => report.sql('update file_removal set due_at = now() where key = $1', [pdfKey(id)])

test('the file of an erased report goes as soon as the store is back', async () => {
  const shaky = shakyStore()
  const id = randomUUID()
  shaky.state.away = true
  await removeFilesOf(context.prisma, [id])
  await assert.rejects(removeDueFiles(shaky.context), { code: 'unavailable' })
  assert.deepEqual(await waiting(id), [{ due: false }], 'asked again later, not at once')
  shaky.state.away = false
  await makeDue(id)
  assert.equal(await removeDueFiles(shaky.context), 1)
  assert.deepEqual(shaky.removed, [pdfKey(id)])
  assert.deepEqual(await waiting(id), [])
})

test('what a worker stored and then died over is removed later, unless its report is there', async () => {
  const shaky = shakyStore()
  const [gone, alive] = [randomUUID(), randomUUID()]
  await report.sql(
    `insert into report (id, assessment_id, user_id, report_type, input, traceparent, created_at)
     values ($1, $1, 'u', 'career_deep_dive', '{}', '', now())`,
    [alive],
  )
  for (const id of [gone, alive]) {
    await expectFile(context.prisma, id)
    assert.deepEqual(await waiting(id), [{ due: false }])
    await makeDue(id)
  }
  await removeDueFiles(shaky.context)
  assert.deepEqual(shaky.removed, [pdfKey(gone)])
  assert.deepEqual([await waiting(gone), await waiting(alive)], [[], []])
  await report.sql('delete from report where id = $1', [alive])
})

test('a process is ready once its store was fit, and stays so when the store goes away', async () => {
  const mended = Promise.withResolvers<void>()
  let looks = 0
  const check = async () => {
    looks += 1
    if (looks === 1) throw new Error('the bucket is not there')
    await mended.promise
    return { warnings: [] }
  }
  const watch = createStoreWatch({ check }, createLog({ service: 'test', level: 'silent' }), 10)
  await assert.rejects(watch.ready(), /not looked at/)
  watch.start()
  await eventually(async () => looks === 2, 'looked at a second time')
  await assert.rejects(watch.ready(), /the bucket is not there/)
  mended.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  await watch.ready()
  await watch.stop()
})

const s3 = { ARTIFACT_STORE: 's3', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
const configWith = (env: Record<string, string>) =>
  readConfig({
    NODE_ENV: 'test',
    HTTP_PORT: '0',
    GRPC_PORT: '0',
    DATABASE_URL: report.config.DATABASE_URL,
    REDIS_URL: report.config.REDIS_URL,
    PUBLIC_URL: 'http://localhost:8080',
    IDENTITY_TOKEN_PUBLIC_KEY: report.config.IDENTITY_TOKEN_PUBLIC_KEY,
    ASSESSMENT_GRPC_ADDR: '127.0.0.1:1',
    IDENTITY_GRPC_ADDR: '127.0.0.1:1',
    SKILLS_GRPC_ADDR: '127.0.0.1:1',
    SMTP_URL: report.config.SMTP_URL,
    LINK_SECRET: report.config.LINK_SECRET,
    ...env,
  })

test('a half-set S3 store is refused at start, with what is missing', () => {
  assert.throws(() => configWith({ ARTIFACT_STORE: 's3' }), /S3_BUCKET: is required/)
  assert.throws(() => configWith({ ...s3, S3_SECRET_ACCESS_KEY: '' }), /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both/)
  assert.throws(() => configWith({ ARTIFACT_STORE: 'disk' }), /ARTIFACT_STORE: must be one of postgres, s3/)
  assert.equal(s3Settings(configWith({ ...s3, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' })).credentials, undefined)
})

test('the bucket stands in the path for a server of our own, in the host for the others', () => {
  const own = s3Settings(configWith({ ...s3, S3_ENDPOINT: 'https://store.example/base/' }))
  assert.equal(publicUrl(own, 'a/b').href, 'https://store.example/base/files/a/b')
  const amazon = s3Settings(configWith({ ...s3, S3_REGION: 'eu-central-1' }))
  assert.equal(publicUrl(amazon, 'a').href, 'https://files.s3.eu-central-1.amazonaws.com/a')
})

test('what is wrong with a store is said with its cure', () => {
  const settings = s3Settings(configWith({ ...s3, S3_ENDPOINT: 'http://store.example' }))
  const said = (name: string, status?: number) =>
    explain(Object.assign(new Error('words'), { name, $metadata: { httpStatusCode: status } }), settings)
  assert.match(said('NoSuchBucket', 404), /bucket files does not exist at http:\/\/store\.example: make it, or correct S3_BUCKET/)
  assert.match(said('InvalidAccessKeyId', 403), /check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/)
  assert.match(said('PermanentRedirect', 301), /correct S3_REGION/)
  assert.match(said('CredentialsProviderError'), /no credentials/)
  assert.match(said('InternalError', 500), /answered 500 \(words\)/)
  assert.match(said('TimeoutError'), /does not answer \(words\)/)
})
