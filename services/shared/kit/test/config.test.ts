import assert from 'node:assert/strict'
import { test } from 'node:test'
import { baseEnv, count, flag, loadConfig, optional, port, secret, text, url, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'

const codec = t.type({
  NODE_ENV: withDefault(text, 'production'),
  HTTP_PORT: port,
  PUBLIC_URL: url,
  WORKERS: withDefault(count, 2),
  TRACE: optional(flag),
  LINK_SECRET: secret,
})
const good = { NODE_ENV: 'production', HTTP_PORT: '8080', PUBLIC_URL: 'https://example.com', LINK_SECRET: 'a long and real one' }

test('a right environment is decoded, with defaults filled in', () => {
  assert.deepEqual(loadConfig(codec, { ...good, TRACE: 'true' }), {
    NODE_ENV: 'production',
    HTTP_PORT: 8080,
    PUBLIC_URL: 'https://example.com',
    WORKERS: 2,
    TRACE: true,
    LINK_SECRET: 'a long and real one',
  })
})

test('a wrong environment names every fault at once, and no value of a secret', () => {
  const wrong = {
    NODE_ENV: 'production',
    HTTP_PORT: '70000',
    PUBLIC_URL: '/here',
    WORKERS: 'two',
    LINK_SECRET: 'too short',
  }
  assert.throws(
    () => loadConfig(codec, wrong),
    (error: Error) => {
      for (const name of ['HTTP_PORT', 'PUBLIC_URL', 'WORKERS', 'LINK_SECRET'])
        assert.match(error.message, new RegExp(`${name}: `))
      assert.doesNotMatch(error.message, /too short/)
      return true
    },
  )
})

test('a blank variable counts as absent', () => {
  assert.equal(loadConfig(codec, { ...good, TRACE: '', WORKERS: '' }).WORKERS, 2)
})

test('a secret has no default, whatever NODE_ENV says', () => {
  const { LINK_SECRET: _none, ...rest } = good
  for (const NODE_ENV of ['development', 'test', 'production'])
    assert.throws(() => loadConfig(codec, { ...rest, NODE_ENV }), /LINK_SECRET: is required/, NODE_ENV)
})

test('the environment all services share says what is missing', () => {
  assert.throws(() => loadConfig(baseEnv, {}), /HTTP_PORT[\s\S]*GRPC_PORT[\s\S]*DATABASE_URL[\s\S]*REDIS_URL[\s\S]*PUBLIC_URL/)
})
