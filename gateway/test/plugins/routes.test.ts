import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileRouteTable, nowhere } from '../../plugins/waymark/route-table.ts'

const route = (id: string, method: string, path: string, throttle = 'read', kind = 'json') => ({
  ...{ id, service: 'report', method, path, access: 'user' },
  ...{ throttle, kind },
})
const prefix = (path: string, service: string) => ({ prefix: path, service })

test('A route keeps what the table says of it, and only events are a stream', () => {
  const find = compileRouteTable({
    prefixes: [],
    routes: [route('one', 'GET', '/api/one', 'costly'), route('live', 'GET', '/api/live', 'stream', 'sse')],
  })
  const common = { service: 'report', access: 'user' }
  assert.deepEqual(find('GET', '/api/one'), { ...common, id: 'one', throttle: 'costly', stream: false })
  assert.deepEqual(find('GET', '/api/live'), { ...common, id: 'live', throttle: 'stream', stream: true })
  assert.deepEqual(find('HEAD', '/api/one'), find('GET', '/api/one'))
})

test('What is not under /api is the site, what nobody has is nowhere', () => {
  const find = compileRouteTable({ prefixes: [prefix('/api/jobs', 'jobs')], routes: [] })
  const open = { access: 'public', throttle: 'read', stream: false }
  for (const path of ['/', '/help', '/apix', '/x/api/jobs', '/api.html'])
    assert.deepEqual(find('GET', path), { id: 'site', service: 'frontend', ...open }, path)
  assert.deepEqual(nowhere, { id: 'none', service: '', ...open })
  for (const path of ['/api', '/api/', '/api/job', '/api/jobsx']) assert.deepEqual(find('GET', path), nowhere, path)
})

test('Static segments win over parameters, also when they lead nowhere', () => {
  const find = compileRouteTable({
    prefixes: [],
    routes: [
      route('one', 'GET', '/api/r/{id}'),
      route('claim', 'POST', '/api/r/claim'),
      route('deep', 'GET', '/api/r/{id}/pdf'),
      route('two', 'GET', '/api/r/{id}/{part}'),
      route('list', 'GET', '/api/r'),
    ],
  })
  const id = (method: string, path: string) => find(method, path).id
  assert.equal(id('GET', '/api/r/claim'), 'one', 'the static one has another method')
  assert.equal(id('POST', '/api/r/claim'), 'claim')
  assert.equal(id('GET', '/api/r/claim/pdf'), 'deep')
  assert.equal(id('GET', '/api/r/1/x'), 'two')
  assert.equal(id('GET', '/api/r'), 'list')
  assert.equal(id('GET', '/api/r/'), 'one', 'an empty segment is a parameter to the services too')
  assert.equal(id('GET', '/api/r/1/x/y'), 'none')
  assert.equal(id('POST', '/api/r/1'), 'none')
  assert.equal(id('GET', '/api/x'), 'none')
})

test('A path that no route names goes to its longest prefix, under the strictest throttle below it', () => {
  const find = compileRouteTable({
    prefixes: [
      ...[prefix('/api/a/b', 'jobs'), prefix('/api/a', 'report'), prefix('/api/c', 'game'), prefix('/api/a/{id}/d', 'skills')],
      ...[prefix('/api/e', 'learning'), prefix('/api/p/{id}', 'identity')],
    ],
    routes: [
      route('x', 'POST', '/api/a/x', 'sign-in'),
      route('y', 'POST', '/api/a/y', 'costly'),
      route('z', 'GET', '/api/a/b/z', 'stream'),
      route('b', 'GET', '/api/a/b', 'write'),
      route('bc', 'POST', '/api/a/bc', 'read'),
      route('e', 'GET', '/api/e', 'costly'),
      route('far', 'GET', '/api/far', 'report'),
    ],
  })
  const other = (service: string, throttle: string) => ({
    ...{ id: `${service}.other`, service, access: 'any' },
    ...{ throttle, stream: false },
  })
  assert.deepEqual(find('GET', '/api/a/x'), other('report', 'sign-in'))
  assert.deepEqual(find('DELETE', '/api/a/unknown'), other('report', 'sign-in'))
  assert.deepEqual(find('GET', '/api/a/b/unknown'), other('jobs', 'stream'))
  assert.deepEqual(find('POST', '/api/a/b'), other('jobs', 'stream'))
  assert.deepEqual(find('GET', '/api/c'), other('game', 'read'))
  assert.deepEqual(find('HEAD', '/api/c/x/y/z'), other('game', 'read'))
  assert.deepEqual(find('POST', '/api/c/x'), other('game', 'write'))
  assert.deepEqual(find('GET', '/api/a/7/d/e'), other('skills', 'read'))
  assert.deepEqual(find('GET', '/api/e/x'), other('learning', 'costly'))
  assert.deepEqual(find('GET', '/api/p/1'), other('identity', 'read'))
  assert.equal(find('GET', '/api/p').id, 'none')
  assert.equal(find('GET', '/api/far/away').id, 'none')
})

test('Each class is stricter than the one before', () => {
  const classes = ['read', 'write', 'stream', 'costly', 'sign-in', 'assessment-guest', 'report']
  for (const [at, softer] of classes.entries()) {
    for (const stricter of classes.slice(at + 1)) {
      const routes = [route('x', 'GET', '/api/a/x', stricter), route('y', 'GET', '/api/a/y', softer)]
      const find = compileRouteTable({ prefixes: [prefix('/api/a', 'report')], routes })
      assert.equal(find('GET', '/api/a/z').throttle, stricter)
    }
  }
})

test('A class that nobody knows stops the start', () => {
  const routes = [route('one', 'GET', '/api/one', 'strange')]
  assert.throws(
    () => compileRouteTable({ prefixes: [], routes }),
    new Error('route one has the throttle "strange", whose strictness is not known'),
  )
})
