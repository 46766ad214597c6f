import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { journeyNames, journeys } from '../journeys.ts'
import { BadOptions, rateOf, readOptions, secondsOf } from '../options.ts'

describe('what make load is asked for', () => {
  test('nothing: every journey but the soak, as it is promised', () => {
    const options = readOptions({})
    assert.deepEqual(
      options.journeys,
      journeyNames.filter((name) => name !== 'soak'),
    )
    assert.equal(rateOf('browse', options), 100)
    assert.equal(rateOf('submit', options), 5)
    assert.equal(rateOf('report-storm', options), 10)
    assert.equal(secondsOf('quiz', options), 30)
    assert.equal(options.target, undefined)
  })

  test('some journeys, a time, a rate and a target', () => {
    const options = readOptions({ JOURNEY: 'browse, quiz', DURATION: '1h2m3s', TARGET: 'https://staging.example.org/x' })
    assert.deepEqual(options.journeys, ['browse', 'quiz'])
    assert.equal(secondsOf('browse', options), 3_723)
    assert.equal(options.target, 'https://staging.example.org')
    assert.equal(rateOf('browse', readOptions({ JOURNEY: 'browse', RATE: '0.5' })), 0.5)
    assert.equal(secondsOf('browse', readOptions({ DURATION: '45' })), 45)
    const found = readOptions({ BISECT: 'browse', RATE: '50' })
    assert.deepEqual([found.bisect, found.rate], ['browse', 50])
  })

  test('what cannot be run is refused, all of it at once and in words', () => {
    const refused = (env: Record<string, string>): string => {
      try {
        readOptions(env)
      } catch (error) {
        assert.ok(error instanceof BadOptions)
        return error.message
      }
      assert.fail(`${JSON.stringify(env)} was taken`)
    }
    const all = refused({ JOURNEY: 'brwose', DURATION: 'soon', TARGET: 'staging', RATE: '-1' })
    for (const said of [
      /no journey "brwose"/,
      /there are browse, assess/,
      /30s, 5m or 1h30m/,
      /http or https address/,
      /a rate is a number/,
    ])
      assert.match(all, said)
    assert.match(refused({ DURATION: '0s' }), /DURATION=0s/)
    assert.match(refused({ RATE: '50' }), /name it/)
    assert.match(refused({ JOURNEY: 'browse,quiz', RATE: '50' }), /name it/)
    assert.match(refused({ BISECT: 'browse', JOURNEY: 'quiz' }), /leave JOURNEY out/)
    assert.match(refused({ TARGET: 'ftp://example.org' }), /TARGET/)
  })

  test('the parts of every journey are the whole of it', () => {
    for (const name of journeyNames) {
      const sum = Object.values(journeys[name].parts).reduce((all, part) => all + part, 0)
      assert.ok(Math.abs(sum - 1) < 1e-9, `${name}: ${sum}`)
    }
  })
})
