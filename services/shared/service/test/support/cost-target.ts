import { email, listOf, mapOf, text } from '@waymark/contracts/codec/primitives'
import { defineRoute } from '@waymark/contracts/route'
import { createMetrics } from '@waymark/kit/metrics'
import { createHttp } from '@waymark/service/http/server'
import { testIdentity } from '@waymark/testing/http'
import { quietLog as log } from '@waymark/testing/quiet-log'
import * as t from 'io-ts'

/** A service in a process of its own, so that what a request costs can be read from the process: answers each message with its CPU time. */
const base = { service: 'game', summary: 'A sample.', access: 'public', method: 'POST' } as const
const form = defineRoute({ ...base, id: 'form', path: '/form', accepts: 'form', body: t.type({ name: t.string }) })
const json = defineRoute({
  ...base,
  id: 'json',
  path: '/json',
  body: t.type({ names: listOf(text({ max: 5 }), { max: 3 }), words: mapOf(text({ max: 5 }), 3), mail: email }),
})

const http = createHttp({
  service: 'test',
  routes: [form, json],
  publicKeys: [testIdentity('test').publicKey],
  log,
  metrics: createMetrics({ service: 'test', processMetrics: false }),
})
http.route(form, () => ({ body: {} }))
http.route(json, () => ({ body: {} }))
const { port } = await http.listen({ host: '127.0.0.1', port: 0 })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1_000 })
})
process.on('disconnect', () => process.exit())
process.send?.({ port })
