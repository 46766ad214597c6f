import { Counter } from 'k6/metrics'
import type { Options, Scenario } from 'k6/options'
import { ACCOUNTS, drainSeconds, type JourneyName, journeys, makesReports, promised, type Walk } from '../journeys.ts'
import { prepare, type SetUp } from './setup.ts'
import * as steps from './steps.ts'

/**
 * One journey by an open model: people set out at a rate, however long those before them take. Environment: SITE, JOURNEY,
 * RATE (people a second), SECONDS, RUN (part of every address), PEOPLE (the data set), SUMMARY (where the figures go).
 */
const name = __ENV.JOURNEY as JourneyName
const journey = journeys[name]
const rate = Number(__ENV.RATE)
const seconds = Number(__ENV.SECONDS)

export const options: Options = {
  scenarios: Object.fromEntries(
    Object.entries(journey.parts).map(([walk, share]) => [walk, scenario(walk as Walk, rate * share)]),
  ),
  thresholds: {
    'http_req_failed{kind:call}': [`rate<${promised.failedShare}`],
    'http_req_duration{kind:call}': [`p(99)<${promised.p99Ms}`],
    'checks{kind:body}': [`rate>${1 - promised.failedShare}`],
    dropped_iterations: ['count==0'],
    ...(makesReports(name) && {
      time_to_report: [`p(95)<${promised.timeToReportP95Ms}`],
      reports_lost: ['count==0'],
    }),
  },
  summaryTrendStats: ['avg', 'min', 'med', 'p(90)', 'p(95)', 'p(99)', 'max', 'count'],
  setupTimeout: '180s',
  userAgent: 'waymark-load',
}

function scenario(walk: Walk, share: number): Scenario {
  const exec = walk.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const users = usersFor(walk, share)
  // Counted by the minute: a whole number also where less than one sets out each second.
  const common = { exec, timeUnit: '1m', gracefulStop: `${drainSeconds(name)}s`, ...users }
  const aMinute = Math.max(1, Math.round(share * 60))
  if (journey.shape === 'ramp')
    return {
      executor: 'ramping-arrival-rate',
      startRate: 0,
      stages: [{ target: aMinute, duration: `${seconds}s` }],
      ...common,
    }
  return { executor: 'constant-arrival-rate', rate: aMinute, duration: `${seconds}s`, ...common }
}

/**
 * As many virtual users as walk at the same time in the worst case that is still looked at. All of them exist from the start:
 * making one in the middle of a run costs the very time that is measured.
 */
function usersFor(walk: Walk, share: number): { preAllocatedVUs: number; maxVUs: number } {
  if (walk === 'guest-report') {
    const all = Math.ceil(journey.shape === 'ramp' ? (share * seconds) / 2 : share * Math.min(seconds, drainSeconds(name)))
    return { preAllocatedVUs: all + 5, maxVUs: all + 50 }
  }
  // No two play with the same account at the same time: a new game ends the open one.
  if (walk === 'quiz') return { preAllocatedVUs: ACCOUNTS, maxVUs: ACCOUNTS }
  const all = Math.max(20, Math.ceil(share * 1.5))
  return { preAllocatedVUs: all, maxVUs: all * 2 }
}

export const setup = prepare

/** k6 counts who arrived; who set out is counted here. */
const started = new Counter('people_started')
const counted = (walk: (data: SetUp) => void) => (data: SetUp) => {
  started.add(1)
  walk(data)
}
export const assess = counted(steps.assess)
export const browse = counted(steps.browse)
export const guestReport = counted(steps.guestReport)
export const quiz = counted(steps.quiz)
export const submit = counted(steps.submit)

export function handleSummary(data: object): Record<string, string> {
  return { [__ENV.SUMMARY ?? 'summary.json']: JSON.stringify({ ...data, setup_data: undefined }) }
}
