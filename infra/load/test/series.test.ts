import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SeriesReader } from '../run/series.ts'

const head = 'metric_name,timestamp,metric_value,check,error_code,method,name,scenario,status,extra_tags,metadata'
const call = (at: number, ms: number, name: string, status = 200) =>
  `http_req_duration,${at},${ms},,,GET,${name},browse,${status},kind=call,`

function read(...lines: string[]) {
  const reader = new SeriesReader()
  for (const line of [head, ...lines]) reader.take(line)
  return reader
}

describe('the samples of k6, second by second', () => {
  test('counts what people did, and not what the set-up did', () => {
    const reader = read(
      'http_req_duration,1000,500.0,,,POST,sign up,,303,kind=setup,',
      'people_started,1010,1,,,,,browse,,,',
      'people_started,1010,1,,,,,browse,,,',
      call(1010, 10, 'look-up'),
      call(1010, 30, 'look-up'),
      call(1012, 20, 'job search', 503),
      call(1012, 0, 'job search', 0),
      'http_req_duration,1012,9000,,,GET,watch,guest-report,200,kind=stream,',
      'dropped_iterations,1012,3,,,,,browse,,,',
      'reports_accepted,1011,1,,,,,guest-report,,,',
      'reports_delivered,1012,1,,,,,guest-report,,,',
    )
    const { perSecond, routes, statuses } = reader.finish()
    assert.equal(reader.startedAt, 1010)
    assert.deepEqual(
      perSecond.map(({ answered, failed, dropped, started }) => [answered, failed, dropped, started]),
      [
        [2, 0, 0, 2],
        [0, 0, 0, 0],
        [2, 2, 3, 0],
      ],
    )
    assert.deepEqual(
      perSecond.map(({ accepted, delivered }) => [accepted, delivered]),
      [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    )
    assert.equal(perSecond[0]?.p99, 30)
    assert.equal(perSecond[0]?.p50, 10)
    assert.deepEqual(statuses, { 0: 1, 200: 2, 503: 1 })
    assert.deepEqual(
      routes.map(({ name, count, failed }) => [name, count, failed]),
      [
        ['look-up', 2, 0],
        ['job search', 2, 2],
      ],
    )
  })

  test('keeps what was wrong, and how often', () => {
    const check = (name: string, value: number) => `checks,1010,${value},${name},,,,browse,,kind=body,`
    const { checks } = read(
      check('look-up: best first', 1),
      check('look-up: best first', 0),
      check('"ten, best first"', 1),
    ).finish()
    assert.deepEqual(checks, { passed: 2, failed: [{ name: 'look-up: best first', failed: 1, of: 2 }] })
  })

  test('refuses columns that it does not know', () => {
    assert.throws(() => new SeriesReader().take('metric_name,timestamp,metric_value,other'), /other columns/)
  })

  test('an empty run is empty', () =>
    assert.deepEqual(read().finish(), {
      perSecond: [],
      routes: [],
      statuses: {},
      checks: { passed: 0, failed: [] },
    }))
})
