import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { PutBucketPolicyCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { acceptedReport } from '@waymark/contracts/models/report/report'
import { decode } from '@waymark/kit/decode'
import { type S3Server, startS3 } from '@waymark/testing/servers/s3'
import { until } from '@waymark/testing/wait'
import { createGuests, type Guests } from '../../../infra/acceptance/guest-reports.ts'
import { startStack, type TestStack, unthrottled } from '../../../infra/dev/test-stack.ts'
import { assess, newMember } from '../../../infra/e2e/support/member.ts'
import { goProgram } from '../../../infra/tools/go-tool.ts'
import { createS3Client, createS3Store } from '../src/data/artifacts/s3-store.ts'
import { nurse } from '../test/personas/care-and-trades.ts'
import { artifactStoreSuite } from '../test/support/artifact-suite.ts'
import { startReport } from '../test/support/start-report.ts'

/** The store by itself, against a real S3 server. */
describe('the S3 store', () => {
  let s3: S3Server
  const settingsOf = (bucket: string) => ({
    endpoint: s3.endpoint,
    region: 'us-east-1',
    bucket,
    credentials: { accessKeyId: s3.env.S3_ACCESS_KEY_ID ?? '', secretAccessKey: s3.env.S3_SECRET_ACCESS_KEY ?? '' },
    forcePathStyle: true,
  })
  const storeOf = (bucket = 'waymark') => createS3Store(settingsOf(bucket))
  const file = { key: 'report/one.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7 one') }
  const cause = (pattern: RegExp) => (error: unknown) => {
    assert.ok(error instanceof Error && 'code' in error && error.code === 'unavailable', String(error))
    assert.match(String(error.cause), pattern)
    return true
  }
  before(async () => {
    s3 = await startS3(await goProgram('versitygw'), { buckets: ['waymark', 'open'] })
  })
  after(() => s3?.stop())

  artifactStoreSuite('s3', () => storeOf())

  test('says what is wrong with bucket, key and address, and how to cure it', async () => {
    await assert.rejects(storeOf('nowhere').check(), /the bucket nowhere does not exist at .*: make it, or correct S3_BUCKET/)
    const keys = { accessKeyId: 'somebody', secretAccessKey: 'else' }
    await assert.rejects(createS3Store({ ...settingsOf('waymark'), credentials: keys }).check(), /check S3_ACCESS_KEY_ID/)
    const nobody = { ...settingsOf('waymark'), endpoint: 'http://127.0.0.1:9' }
    await assert.rejects(createS3Store(nobody).check(), /127\.0\.0\.1:9 does not answer/)
    await assert.rejects(storeOf('nowhere').get('a'), cause(/the bucket nowhere does not exist/))
  })

  test('refuses a bucket that strangers can read', async () => {
    const everybody = { Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::open/*' }
    const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [everybody] })
    await createS3Client(settingsOf('open')).send(new PutBucketPolicyCommand({ Bucket: 'open', Policy }))
    await assert.rejects(storeOf('open').check(), /the bucket open is open to everybody: take its public access away/)
    await storeOf().put(file)
    assert.equal((await fetch(`${s3.endpoint}/waymark/${file.key}`)).status, 403)
  })

  test('the server refuses what does not have the digest it was announced with', async () => {
    const wrong = createHash('sha256').update('other').digest('base64')
    const put = new PutObjectCommand({ Bucket: 'waymark', Key: 'wrong', Body: file.bytes, ChecksumSHA256: wrong })
    await assert.rejects(createS3Client(settingsOf('waymark')).send(put), { name: 'BadDigest' })
    assert.equal(await storeOf().get('wrong'), undefined)
  })

  test('never hands out a file that was changed on its disk', async () => {
    await storeOf().put(file)
    const path = s3.path('waymark', file.key)
    writeFileSync(path, readFileSync(path).reverse())
    await assert.rejects(storeOf().get(file.key), cause(/is damaged/))
    await storeOf().remove([file.key])
  })

  test('gives up on a server that hangs, is full or is gone, and works again afterwards', async () => {
    const bytes = Buffer.alloc(300_000, 1)
    const put = (key: string) => storeOf().put({ key, contentType: 'application/pdf', bytes })
    await put('stays')
    process.kill(s3.pid(), 'SIGSTOP')
    const started = performance.now()
    await assert.rejects(storeOf().get('stays'), cause(/does not answer/))
    assert.ok(performance.now() - started < 15_000)
    process.kill(s3.pid(), 'SIGCONT')
    s3.fill()
    await assert.rejects(put('new'), cause(/No space left/i))
    assert.equal(await storeOf().get('new'), undefined, 'nothing half-written is to be seen')
    s3.free()
    assert.equal((await put('new')).stored, true)
    await s3.kill()
    await assert.rejects(storeOf().get('stays'), cause(/does not answer/))
    await s3.start()
    assert.equal((await storeOf().get('stays'))?.bytes.byteLength, bytes.byteLength)
  })

  test('a service is not ready while its bucket is missing, says so, and is as soon as the bucket is there', async () => {
    const report = await startReport({ ...s3.env, S3_BUCKET: 'later' })
    try {
      const ready = async () => (await fetch(`${report.base()}/readyz`)).json() as Promise<{ checks: { artifacts: string } }>
      await until('said', async () => /the bucket later does not exist/.test((await ready()).checks.artifacts), 15_000, 200)
      s3.makeBucket('later')
      await until('ready', async () => (await ready()).checks.artifacts === 'ok', 20_000, 200)
    } finally {
      await report.stop()
    }
  })
})

/** The product on it. */
describe('the product with its files in a bucket', () => {
  let s3: S3Server
  let stack: TestStack
  let guests: Guests
  const objectOf = (reportId: string) => s3.path('waymark', `report/${reportId}.pdf`)
  before(async () => {
    s3 = await startS3(await goProgram('versitygw'), { buckets: ['waymark'] })
    stack = await startStack({
      env: { SEED: 'false', ...unthrottled('REPORT_GUEST', 'ASSESSMENT_GUEST'), ...s3.env },
    })
    guests = await createGuests(stack)
  })
  after(async () => {
    await stack?.stop()
    await s3?.stop()
  })

  test('a report is mailed, downloaded and erased; its file is in the bucket and nowhere else', async () => {
    const { email, reportId } = await guests.order()
    const { attached, link } = await guests.delivered(email)
    assert.ok(readFileSync(objectOf(reportId)).equals(Buffer.from(attached)), 'the mail carries what lies in the bucket')
    const download = await fetch(`${link}/pdf`)
    assert.equal(download.headers.get('content-type'), 'application/pdf')
    assert.ok(Buffer.from(await download.arrayBuffer()).equals(Buffer.from(attached)))
    assert.deepEqual(await guests.sql('select count(*)::int as n from report.artifact'), [{ n: 0 }])
    assert.deepEqual(await guests.sql('select count(*)::int as n from report.file_removal'), [{ n: 0 }])

    const erased = await guests.eraseByLink(link)
    assert.equal(erased, 200)
    await until('the object is gone', async () => !existsSync(objectOf(reportId)), 20_000, 200)
    assert.equal((await fetch(`${link}/pdf`)).status, 404)
  })

  test('the server is killed and away for 20 s while reports are made: none is lost, none comes twice', async () => {
    const before = await guests.order()
    const { link } = await guests.delivered(before.email)
    const orders = []
    for (let n = 0; n < 3; n++) orders.push(await guests.order())
    await s3.kill()
    const killedAt = Date.now()
    for (let n = 0; n < 3; n++) orders.push(await guests.order())
    const during = await fetch(`${link}/pdf`)
    assert.equal(during.status, 503)
    assert.ok(Number(during.headers.get('retry-after')) > 0)
    assert.equal((await fetch(`${stack.url('report-api')}/readyz`)).status, 200, 'all but the files works on')
    await delay(20_000 - (Date.now() - killedAt))
    await s3.start()
    for (const { email } of orders) await guests.delivered(email)
    assert.equal((await fetch(`${link}/pdf`)).status, 200)
    await guests.deliveredOnce(orders.map(({ email }) => email))
    assert.deepEqual(await guests.sql('select count(*)::int as n from report.dead_job'), [{ n: 0 }])
  })

  test('the bucket is full for 15 s: the reports come when there is room again', async () => {
    s3.fill()
    const orders = []
    for (let n = 0; n < 3; n++) orders.push(await guests.order())
    await delay(15_000)
    const ids = orders.map(({ reportId }) => reportId)
    const states = await guests.sql('select status from report.report where id = any($1::uuid[])', [ids])
    for (const { status } of states) assert.match(String(status), /^(requested|composing|rendering)$/, 'they wait')
    s3.free()
    for (const { email } of orders) await guests.delivered(email)
    await guests.deliveredOnce(orders.map(({ email }) => email))
  })

  test('files of a deleted account and of old guests leave the bucket, also when the server is away meanwhile', async () => {
    const { site } = stack.endpoints
    const member = await newMember(site)
    const order = { assessmentId: await assess(member, nurse, 'career_deep_dive'), reportType: 'career_deep_dive' }
    const { reportId } = decode(acceptedReport, await member.call('POST', '/api/generate-report', order))
    await until('the report is stored', async () => existsSync(objectOf(reportId)), 240_000, 200)
    const guest = await guests.order()
    await guests.delivered(guest.email)
    await guests.sql(`update report.report set created_at = now() - interval '31 days' where id = $1`, [guest.reportId])
    await s3.kill()
    await member.call('DELETE', '/api/account', { password: member.password })
    // The sweep runs when a worker starts, and every hour.
    process.kill(stack.pid('report-worker'), 'SIGKILL')
    const waiting = async () => (await guests.sql('select count(*)::int as n from report.file_removal'))[0]?.n
    await until('both are to be removed', async () => (await waiting()) === 2, 60_000, 200)
    await s3.start()
    assert.ok(existsSync(objectOf(reportId)) && existsSync(objectOf(guest.reportId)))
    await until(
      'both objects are gone',
      () => !existsSync(objectOf(reportId)) && !existsSync(objectOf(guest.reportId)),
      90_000,
      200,
    )
  })

  test('a backup says where the files are', async () => {
    const { code, output } = await stack.command('backup', `${stack.runDir}/backup`)
    assert.equal(code, 0, output)
    assert.match(output, /PDFs are not in it: they are in the bucket waymark/)
  })
})
