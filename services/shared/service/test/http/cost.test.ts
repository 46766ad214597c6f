import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const LIMIT_MS = 50
const KIB = 1024
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const target = fork(fileURLToPath(new URL('../support/cost-target.ts', import.meta.url)))
let port = 0
before(async () => {
  port = (await message()).port ?? 0
  // What is compiled on first use is no part of what a request costs.
  for (let n = 0; n < 30; n++) for (const each of kinds) await send({ ...each, body: each.body.slice(0, KIB) })
})
after(() => target.disconnect())

async function message(): Promise<{ port?: number; cpuMs?: number }> {
  const [received] = await once(target, 'message')
  return received
}

async function cpuMs(): Promise<number> {
  target.send('cpu')
  return (await message()).cpuMs ?? 0
}

/** Over a socket of its own; answers the status. */
async function send({ path, type, body }: { path: string; type: string; body: string }): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  // The server may answer and close before it has read everything.
  socket.on('error', () => undefined)
  const head = [`POST ${path} HTTP/1.1`, 'host: x', `content-type: ${type}`, `content-length: ${Buffer.byteLength(body)}`]
  socket.write(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n${body}`)
  return Number((await readAll(socket)).split(' ')[1])
}

const manyFields = (bytes: number) => Array.from({ length: bytes / 8 }, (_, n) => `${n.toString(36).padStart(6, 'x')}=`).join('&')
const manyKeys = (bytes: number) =>
  Array.from({ length: bytes / 11 }, (_, n) => `"${n.toString(36).padStart(6, 'x')}":1`).join(',')
const sameField = (bytes: number) => 'a=1&'.repeat(bytes / 4)
const kinds = [
  {
    name: 'a form of distinct fields, where a form is taken',
    path: '/form',
    type: FORM,
    body: manyFields(512 * KIB),
    status: 413,
  },
  { name: 'the largest form of distinct fields', path: '/form', type: FORM, body: manyFields(16 * KIB - 8), status: 400 },
  { name: 'the largest form of one field', path: '/form', type: FORM, body: sameField(16 * KIB - 8), status: 400 },
  { name: 'a form of escapes', path: '/form', type: FORM, body: `name=${'%41'.repeat(5_000)}`, status: 200 },
  { name: 'a form where JSON is taken', path: '/json', type: FORM, body: manyFields(512 * KIB), status: 415 },
  {
    name: 'the same by another spelling',
    path: '/json',
    type: `${FORM.toUpperCase()}; a=b`,
    body: manyFields(512 * KIB),
    status: 415,
  },
  { name: 'JSON where a form is taken', path: '/form', type: JSON_TYPE, body: `[${'0,'.repeat(256 * KIB)}0]`, status: 415 },
  {
    name: 'a long JSON list',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[${'0,'.repeat(250 * KIB)}0],"words":{},"mail":""}`,
    status: 413,
  },
  {
    name: 'JSON of many keys',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[],"words":{${manyKeys(500 * KIB)}},"mail":""}`,
    status: 413,
  },
  { name: 'JSON of many unknown keys', path: '/json', type: JSON_TYPE, body: `{${manyKeys(500 * KIB)}}`, status: 413 },
  { name: 'deep JSON', path: '/json', type: JSON_TYPE, body: `${'['.repeat(250 * KIB)}${']'.repeat(250 * KIB)}`, status: 413 },
  {
    name: 'the longest JSON list',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[${'0,'.repeat(9_990)}0],"words":{},"mail":""}`,
    status: 400,
  },
  {
    name: 'JSON of the most keys',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[],"words":{${manyKeys(11 * 9_990)}},"mail":""}`,
    status: 400,
  },
  {
    name: 'JSON with a long word',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[],"words":{},"mail":"${'a.'.repeat(250 * KIB)}@x"}`,
    status: 400,
  },
  {
    name: 'JSON with a long text of quotes',
    path: '/json',
    type: JSON_TYPE,
    body: `{"names":[],"words":{},"mail":"${'\\",['.repeat(128 * KIB)}"}`,
    status: 400,
  },
]

for (const kind of kinds)
  test(`one hostile body costs less than ${LIMIT_MS} ms of processor: ${kind.name}`, async (context) => {
    const before = await cpuMs()
    assert.equal(await send(kind), kind.status)
    const cost = (await cpuMs()) - before
    context.diagnostic(`${cost.toFixed(1)} ms for ${kind.body.length} bytes`)
    assert.ok(cost < LIMIT_MS, `${cost.toFixed(1)} ms`)
  })
