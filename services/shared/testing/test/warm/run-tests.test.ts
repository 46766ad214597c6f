import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DryRunStatus, TestStatus } from '@stryker-mutator/api/test-runner'
import { after, afterEach, before, beforeEach, collect, it as declare, describe as group } from '../../src/warm/collect.ts'
import { covered } from '../../src/warm/instrument.ts'
import { type Run, runTests, waitedInVain } from '../../src/warm/run-tests.ts'
import { noteTime } from '../../src/warm/times.ts'

const said: string[] = []
const say = (word: string) => () => void said.push(word)

/** What runs, in order, and each test's outcome by the end of its name. */
const outcome = async (declareTests: () => void, run: Partial<Run> = {}) => {
  said.length = 0
  const file = await collect('a.test.ts', async () => declareTests())
  const result = await runTests([file], { bail: true, deadline: Date.now() + 5000, ...run })
  assert.ok(result.status === DryRunStatus.Complete)
  return result.tests.map(({ id, status }) => [id, TestStatus[status]])
}

/** As if the test had taken less than no time: three times that, and five seconds, are a tenth of a second. */
const QUICK_END = -4900 / 3

const failing = () => {
  throw new Error('no')
}

describe('the tests of a file that was loaded once', () => {
  it('run with the hooks of all groups around them', async () => {
    const results = await outcome(() => {
      beforeEach(say('each of file'))
      group('sums', () => {
        before(say('before'))
        beforeEach(say('each'))
        afterEach(say('after each'))
        after(say('after'))
        declare('adds', { timeout: 10 }, say('adds'))
        declare('takes away', say('takes away'))
      })
    })
    assert.deepEqual(results, [
      ['a.test.ts > sums > adds', 'Success'],
      ['a.test.ts > sums > takes away', 'Success'],
    ])
    const around = (test: string) => ['each of file', 'each', test, 'after each']
    assert.deepEqual(said, ['before', ...around('adds'), ...around('takes away'), 'after'])
  })

  it('run alone when asked for, with the hooks of their own groups only', async () => {
    const tests = () => {
      group('one', () => {
        before(say('before one'))
        declare('same', say('first'))
        declare('same', say('second'))
      })
      group('other', () => {
        before(say('before other'))
        declare('same', say('third'))
      })
    }
    assert.deepEqual(await outcome(tests, { wanted: new Set(['a.test.ts > one > same (2)']) }), [
      ['a.test.ts > one > same (2)', 'Success'],
    ])
    assert.deepEqual(said, ['before one', 'second'])
  })

  it('stop at the first that fails, after tidying up', async () => {
    const tests = () => {
      after(say('after'))
      declare('falls', failing)
      declare('never runs', say('never runs'))
    }
    assert.deepEqual(await outcome(tests), [['a.test.ts > falls', 'Failed']])
    assert.deepEqual(said, ['after'])
    assert.equal((await outcome(tests, { bail: false })).length, 2)
  })

  it('fail with a hook before or after them, and with what is thrown where nobody waits', async () => {
    assert.deepEqual(
      await outcome(() => {
        before(failing)
        declare('unready', say('unready'))
      }),
      [['a.test.ts > unready', 'Failed']],
    )
    assert.deepEqual(said, [])
    assert.deepEqual(
      await outcome(() => {
        after(failing)
        declare('untidy', () => undefined)
      }),
      [['a.test.ts > untidy', 'Failed']],
    )
  })

  it('end at the deadline', async () => {
    const file = await collect('a.test.ts', async () => declare('waits for ever', () => new Promise(() => undefined)))
    assert.deepEqual(await runTests([file], { bail: true, deadline: Date.now() + 20 }), { status: DryRunStatus.Timeout })
  })

  it('fail when they wait far longer than before, with time to tidy up', async () => {
    noteTime('a.test.ts > waits in vain', QUICK_END)
    const tests = () => {
      afterEach(async () => {
        await new Promise((done) => setTimeout(done, 20))
        said.push('tidied')
      })
      declare('waits in vain', () => new Promise(() => undefined))
    }
    const file = await collect('a.test.ts', async () => tests())
    said.length = 0
    const result = await runTests([file], { bail: true, deadline: Date.now() + 5000 })
    assert.ok(result.status === DryRunStatus.Complete)
    const [ended] = result.tests
    assert.ok(ended?.status === TestStatus.Failed && waitedInVain(ended.failureMessage))
    assert.deepEqual(said, ['tidied'])
    assert.equal(waitedInVain('Error: no'), false)
  })

  it('have covered what the hooks of their group covered', async () => {
    const cover = (mutant: string) => () => {
      const { currentTestId } = (globalThis as unknown as { __stryker__: { currentTestId: string } }).__stryker__
      covered().perTest[currentTestId] = { ...covered().perTest[currentTestId], [mutant]: 1 }
    }
    await outcome(() => {
      before(cover('hook'))
      declare('covers', cover('test'))
    })
    assert.deepEqual(covered().perTest, { 'a.test.ts > covers': { test: 1, hook: 1 } })
  })
})
