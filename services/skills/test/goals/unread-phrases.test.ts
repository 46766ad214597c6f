import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, describe, it } from 'node:test'
import { promisify } from 'node:util'
import { plainWords } from '../../src/use-cases/count-unread-phrases.ts'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const rows = () => service.sql('select phrase, times, first_seen = current_date as today from unread_phrase order by phrase')
const count = (text: string, removed: string[] = []) =>
  service.rpc.countUnreadPhrases({ goals: { text, removed, beside: [] }, presentCode: '29-1141.00' })

describe('phrases of a goal in which nothing was found', () => {
  it('are counted by their words, and kept without a person', async () => {
    const text = 'I want to sort willow frogs for once.'
    assert.deepEqual([(await count(text)).counted, (await count(`${text} `)).counted], [1, 1])
    const [row, ...others] = await rows()
    assert.equal(others.length, 0)
    assert.match(row.phrase, /sort willow frogs/)
    assert.deepEqual([row.times, row.today], [2, true])
    assert.deepEqual(
      (await service.sql("select column_name from information_schema.columns where table_name = 'unread_phrase' order by 1")).map(
        ({ column_name }) => column_name,
      ),
      ['first_seen', 'last_seen', 'phrase', 'times'],
    )
  })

  it('are not those that were read, or that the person took back', async () => {
    const before = await rows()
    assert.equal((await count('I want to become a case manager.')).counted, 0)
    assert.equal((await count('')).counted, 0)
    assert.equal((await service.rpc.countUnreadPhrases({ goals: undefined, presentCode: '' })).counted, 0)
    assert.equal((await count('I want to sort willow frogs for once.', ['I want to sort willow frogs for once'])).counted, 0)
    assert.deepEqual(await rows(), before)
  })

  it('go when nobody wrote them for a year', async () => {
    await service.sql("insert into unread_phrase values ('tame otters', 9, current_date - 800, current_date - 366)")
    await service.sql("insert into unread_phrase values ('tame badgers', 9, current_date - 800, current_date - 365)")
    await count('I want to sort willow frogs for once.')
    const kept = (await rows()).map(({ phrase }) => phrase)
    assert.deepEqual([kept.includes('tame otters'), kept.includes('tame badgers')], [false, true])
  })

  it('are printed for the operator, the commonest first, the rare ones only when asked for', async () => {
    const list = async (...words: string[]) => {
      const file = new URL('../../src/tasks/list-unread-phrases.ts', import.meta.url).pathname
      const env = { ...process.env, ...service.environment, LOG_LEVEL: 'silent' }
      const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...words], {
        env,
      })
      return stdout
        .trim()
        .split('\n')
        .map((line) => line.split('\t')[2])
    }
    await service.sql("insert into unread_phrase (phrase, times) values ('rare words', 2)")
    const usual = await list()
    assert.equal(usual[0], 'tame badgers')
    assert.equal(usual.includes('rare words'), false)
    assert.equal((await list('2')).includes('rare words'), true)
    await assert.rejects(list('many'), /Usage/)
  })
})

describe('plain words', () => {
  it('are two to eight words of letters, in lower case', () => {
    assert.equal(plainWords('  Keep  OWLS '), 'keep owls')
    assert.equal(plainWords("a kids' self-help club"), "a kids' self-help club")
    assert.equal(plainWords('un deux trois quatre cinq six sept huit'), 'un deux trois quatre cinq six sept huit')
  })

  it('are nothing that could tell who wrote them', () => {
    for (const text of [
      'owls',
      'call 555 0100',
      'me@example.org please',
      'one two three four five six seven eight nine',
      `keep ${'o'.repeat(60)}`,
      '',
    ])
      assert.equal(plainWords(text), '', text)
  })
})
