import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { reportRoutes } from '@waymark/contracts/routes/report'
import { isTimedOut, isTransient } from '@waymark/kit/errors'
import { call } from '@waymark/testing/http'
import { createBudget } from '../../src/data/model-budget.ts'
import { startReport, type TestReport } from '../support/start-report.ts'

let report: TestReport
before(async () => {
  report = await startReport()
})
after(() => report.stop())

async function order(): Promise<string> {
  const { userId, headers } = await report.user()
  const { assessmentId, assessmentType } = report.save({ userId })
  const body = { assessmentId, reportType: assessmentType, aiText: true }
  return (await call(report.app, reportRoutes.generateReport, { headers, body })).json.reportId
}
const days = () => report.sql('select day::text, tokens::int from model_budget order by day')
const tokensOf = async (id: string) =>
  (await report.sql('select model_tokens::int as tokens from report where id = $1', [id]))[0]?.tokens

test('tokens are settled on the day that they were reserved, also when midnight has passed', async () => {
  const budget = createBudget(report.context.prisma, { perReport: 500, perDay: 1_000 })
  const id = await order()
  const day = await budget.reserve(id, 300)
  assert.ok(day)
  // Midnight passes: the reserved day is yesterday, and another report takes from today.
  const [{ yesterday }] = await report.sql(
    `update model_budget set day = day - 1 where day = $1::date returning day::text as yesterday`,
    [day],
  )
  assert.equal(await budget.reserve(await order(), 200), day)
  await budget.settle(id, yesterday, -120)
  assert.deepEqual(await days(), [
    { day: yesterday, tokens: 180 },
    { day, tokens: 200 },
  ])
  assert.equal(await tokensOf(id), 180)
})

test('nothing is taken when the report or the day has no room for it', async () => {
  const budget = createBudget(report.context.prisma, { perReport: 500, perDay: 1_000 })
  const [own, other] = [await order(), await order()]
  const before = await days()
  assert.equal(await budget.reserve(own, 501), undefined)
  assert.ok(await budget.reserve(own, 500))
  assert.equal(await budget.reserve(own, 1), undefined)
  // Of the day's thousand 300 are left.
  assert.equal(await budget.reserve(other, 301), undefined)
  assert.equal(await tokensOf(other), 0)
  assert.ok(await budget.reserve(other, 300))
  assert.equal((await days()).at(-1)?.tokens, (before.at(-1)?.tokens ?? 0) + 800)
})

test('no tokens are given for a report whose person did not agree, or takes it back', async () => {
  const budget = createBudget(report.context.prisma, { perReport: 500, perDay: 100_000 })
  const id = await order()
  assert.ok(await budget.reserve(id, 100))
  await report.sql('update report set ai_text = false where id = $1', [id])
  const before = await days()
  assert.equal(await budget.reserve(id, 100), undefined)
  assert.equal(await tokensOf(id), 100)
  assert.deepEqual(await days(), before)
})

test('a transaction that runs out of time is slow work, one that finds no connection is not', async () => {
  const { prisma } = report.context
  const slow = await prisma
    .$transaction(
      async (tx) => {
        await pause(200)
        await tx.$queryRaw`select 1`
      },
      { timeout: 50 },
    )
    .catch((error: unknown) => error)
  assert.ok(slow instanceof Error, 'it was not ended')
  assert.deepEqual([isTransient(slow), isTimedOut(slow)], [true, true], String(slow))

  const ended = Promise.withResolvers<void>()
  const holders = Array.from({ length: 50 }, () =>
    prisma.$transaction(() => ended.promise, { timeout: 20_000, maxWait: 300 }).catch((error: unknown) => error),
  )
  await pause(1_500)
  ended.resolve()
  const refused = (await Promise.all(holders)).filter((answer) => answer instanceof Error)
  assert.ok(refused.length > 0, 'there was room for all')
  for (const error of refused) assert.deepEqual([isTransient(error), isTimedOut(error)], [true, false], String(error))
})
