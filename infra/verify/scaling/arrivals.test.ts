import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { mailboxAt } from '../../e2e/support/mail.ts'
import { orderAsGuest, questionsOf } from '../../faults/support/guests.ts'
import { startStack, type TestStack } from '../../local/test-stack.ts'
import { type Arrival, readArrivals } from '../../scaling/arrivals.ts'
import { chartSvg, chartText } from '../../scaling/chart.ts'
import { type Figures, openFigures } from '../../scaling/figures.ts'
import { reportWorkerRules as rules } from '../../scaling/formula.ts'
import { type Moment, runScaler } from '../../scaling/simulate.ts'
import { createFleet, environmentOf, type Fleet } from '../../scaling/worker-fleet.ts'
import { figuresFolder, record } from '../../scoreboard/record.ts'

/** More workers than cores and one only take the time from each other. */
const CAP = Math.min(rules.max, cpus().length + 1)
const EVERYTHING_BUT_THE_WORKER = 'gateway,frontend,report-api,assessment,skills,identity'
/** After the wave one report now and then, so that workers are sent away while there is work. */
const STRAGGLER_MS = 4_000

let stack: TestStack
let fleet: Fleet
let figures: Figures
before(async () => {
  stack = await startStack({
    env: {
      ...{ SEED: 'false', ONLY: EVERYTHING_BUT_THE_WORKER },
      ...{
        WM_THROTTLE_REPORT_GUEST: 'off',
        WM_THROTTLE_ASSESSMENT_GUEST: 'off',
        WM_THROTTLE_WRITE: 'off',
        WM_THROTTLE_COSTLY: 'off',
        WM_THROTTLE_READ: 'off',
      },
    },
  })
  const env = environmentOf(stack.pid('report-api'))
  fleet = createFleet({ env, graceMs: rules.graceMs })
  figures = await openFigures({
    metricsUrl: `${stack.url('report-api')}/metrics`,
    redisUrl: env.REDIS_URL ?? '',
    databaseUrl: env.DATABASE_URL ?? '',
  })
})
after(async () => {
  await fleet?.close()
  await figures?.close()
  await stack?.stop()
})

test('200 reports within 60 s: workers come and go as the formula says, nothing is lost and nothing sent twice', async (t) => {
  const arrivals = readArrivals()
  assert.equal(arrivals.length, 200)
  const order = await ordering()
  await fleet.resize(1)
  await warm(order, arrivals[0] as Arrival)

  const began = Date.now()
  let wave = false
  const orders = Promise.allSettled(arrivals.map((one, index) => delay(one.atMs).then(() => order(one, index)))).then((all) => {
    wave = true
    return all
  })
  const seen = { drainedAt: 0, shrunkAt: 0, straggler: 0 }
  const stragglers: Promise<string>[] = []
  const moments = await runScaler({
    ...{ rules, fleet, figures, cap: CAP, limitMs: 20 * 60_000 },
    finished: ({ open, accepted, delivered, replicas, leaving }) => {
      const now = Date.now() - began
      // Answered, not accepted: what was refused is told at the end, and would be waited for in vain.
      if (!seen.drainedAt && wave && open === 0) seen.drainedAt = now
      if (!seen.drainedAt) return false
      if (!seen.shrunkAt && now - seen.straggler >= STRAGGLER_MS) {
        seen.straggler = now
        const next = arrivals[stragglers.length] as Arrival
        stragglers.push(order(next, arrivals.length + stragglers.length))
      }
      if (!seen.shrunkAt && replicas === 1 && leaving === 0) seen.shrunkAt = now
      return seen.shrunkAt > 0 && open === 0 && delivered === accepted
    },
    onMoment: (moment) => moment.second % 10 === 0 && t.diagnostic(chartText([moment], 1).split('\n')[1] ?? ''),
  })
  const asked = [...(await orders), ...(await Promise.allSettled(stragglers))]
  await report(moments, seen)

  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  assert.deepEqual(refused, [], 'every order is accepted')
  assert.deepEqual(fleet.crashed, [])
  // One that was sent twice would come within the time that a claim holds.
  await delay(12_000)
  const sent = await sentTo()
  const expected = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  assert.deepEqual(sent.toSorted(), [...expected, 'warm@example.com'].toSorted(), 'one mail each')
  await fleet.close()
  assert.deepEqual(
    fleet.exits.filter(({ code }) => code !== 0),
    [],
  )
  assert.ok(fleet.exits.length >= 2, 'workers were sent away')
})

async function ordering() {
  const { site } = stack.endpoints
  const questions = new Map<string, Awaited<ReturnType<typeof questionsOf>>>()
  for (const { type } of readArrivals()) if (!questions.has(type)) questions.set(type, await questionsOf(site, type))
  return async ({ persona, type }: Arrival, index: number, email = `guest-${index}@example.com`): Promise<string> => {
    const from = `127.0.2.${1 + (index % 200)}`
    await orderAsGuest(site, { persona, type, questions: questions.get(type) ?? [], email, from })
    return email
  }
}

/** One report beforehand: nobody measures the start of a browser twice. */
async function warm(order: Awaited<ReturnType<typeof ordering>>, one: Arrival): Promise<void> {
  await order(one, 250, 'warm@example.com')
  await mailboxAt(stack.endpoints.mailbox).waitFor('warm@example.com', /ready/, 120_000)
}

const sentTo = async () =>
  (await mailboxAt(stack.endpoints.mailbox).all())
    .filter(({ subject }) => /report is ready/.test(subject))
    .map((mail) => mail.to[0]?.address ?? '')

async function report(moments: Moment[], seen: { drainedAt: number; shrunkAt: number }): Promise<void> {
  const worst = Math.max(...moments.map(({ backlog }) => backlog ?? 0))
  const most = Math.max(...moments.map(({ replicas }) => replicas))
  const wanted = Math.max(...moments.map(({ wanted }) => wanted))
  const times = await figures.secondsToMail()
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1)
  const missed = moments.filter(({ backlog }) => backlog === undefined).length
  const drained = Math.round(seen.drainedAt / 1_000)
  const exits = fleet.exits.map(({ code, signal, ms }) => `${code ?? signal} after ${(ms / 1_000).toFixed(1)} s`)
  mkdirSync(figuresFolder, { recursive: true })
  writeFileSync(join(figuresFolder, 'scaling.svg'), chartSvg(moments, { backlogSeconds: 180 }))
  const text = `${chartText(moments)}

workers ${most} at most on ${cpus().length} cores (cap ${CAP}); the formula asked for up to ${wanted} of ${rules.max}
backlog at most ${worst.toFixed(1)} s (promise 180), seconds without a figure ${missed}
drained ${drained} s after the first order (promise 300), one worker again after ${Math.round(seen.shrunkAt / 1_000)} s
order to mail: p50 ${at(0.5)} s, p95 ${at(0.95)} s, all ${times.length}
workers that were sent away ended with ${exits.join(', ')}
`
  writeFileSync(join(figuresFolder, 'scaling.txt'), text)
  console.log(text)
  const note = `up to ${most} workers on ${cpus().length} cores (the formula asked for ${wanted}), 0 lost is asserted`
  record('scaling-backlog', Math.round(worst), note)
  record('scaling-drained', drained, note)
}
