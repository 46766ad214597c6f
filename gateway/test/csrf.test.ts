import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sendRaw } from './support/raw.ts'
import { sessionToken, startWorld, type TestGateway, type World } from './support/world.ts'

let world: World
let gateway: TestGateway

before(async () => {
  world = await startWorld()
  gateway = await world.startGateway({ PUBLIC_URL: 'https://waymark.example' })
})
after(() => world.stop())

const cookie = `cookie: __Host-wm_session=${sessionToken}`
const post = (...lines: string[]) => send('/api/detailed-assessment', lines)
const send = (path: string, lines: readonly string[]) => {
  const head = [`POST ${path} HTTP/1.1`, 'Host: anything', 'Content-Length: 2', 'Connection: close', ...lines]
  return sendRaw(gateway.port, `${head.join('\r\n')}\r\n\r\n{}`)
}

const allowed: readonly string[][] = [
  ['sec-fetch-site: same-origin'],
  ['sec-fetch-site: none'],
  ['origin: https://waymark.example'],
  ['referer: https://waymark.example/assessment?step=2'],
  ['sec-fetch-site: same-origin', 'origin: https://proxy-changed.example'],
]
const refused: readonly string[][] = [
  ['sec-fetch-site: cross-site'],
  ['sec-fetch-site: same-site'],
  ['sec-fetch-site: nonsense'],
  ['sec-fetch-site: cross-site', 'origin: https://waymark.example'],
  ['origin: https://evil.example'],
  ['origin: http://waymark.example'],
  ['origin: https://waymark.example.evil.example'],
  ['origin: null'],
  ['referer: https://evil.example/'],
  ['referer: nonsense'],
  [],
]

for (const lines of allowed) {
  test(`A change from the site itself passes: ${lines.join(', ')}`, async () => {
    assert.equal((await post(cookie, ...lines)).status, 200)
  })
}

for (const lines of refused) {
  test(`A change from elsewhere is refused: ${lines.join(', ') || 'with a session and without any word'}`, async () => {
    world.service.seen.length = 0
    const { status, body } = await post(cookie, ...lines)
    assert.equal(status, 403)
    assert.match(body, /"status":403/)
    assert.equal(world.service.seen.length, 0)
  })
}

for (const guest of ['wm_guest=g', '__Host-wm_guest=g', 'wm_in=1; wm_guest=g']) {
  test(`A guest is protected as who is signed in: a change with ${guest} must say where it comes from`, async () => {
    world.service.seen.length = 0
    const asGuest = (...lines: string[]) => send('/api/guest-assessment', [`cookie: ${guest}`, ...lines])
    assert.equal((await asGuest()).status, 403)
    assert.equal((await asGuest('origin: https://evil.example')).status, 403)
    assert.equal(world.service.seen.length, 0)
    assert.equal((await asGuest('sec-fetch-site: same-origin')).status, 200)
  })
}

test('A program without cookies needs no origin, and reading needs none at all', async () => {
  const login = 'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nConnection: close\r\n\r\na='
  assert.equal((await sendRaw(gateway.port, login)).status, 200)
  const read = `GET /api/reports HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${cookie}\r\nsec-fetch-site: cross-site\r\n\r\n`
  assert.equal((await sendRaw(gateway.port, read)).status, 200)
})

test('Under https only the cookie that https alone can set is believed, and HSTS is sent', async () => {
  const read = `GET /api/reports HTTP/1.1\r\nHost: a\r\nConnection: close\r\ncookie: wm_session=${sessionToken}\r\n\r\n`
  const { status, head } = await sendRaw(gateway.port, read)
  assert.equal(status, 401)
  assert.match(head, /strict-transport-security: max-age=31536000; includeSubDomains\r\n/)
})

test('Other hosts below the own name are left out of HSTS by a setting', async () => {
  const alone = await world.startGateway({ PUBLIC_URL: 'https://waymark.example', HSTS_SUBDOMAINS: 'false' })
  const { head } = await sendRaw(alone.port, 'GET /api/skills HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  assert.match(head, /strict-transport-security: max-age=31536000\r\n/)
  await alone.stop()
})
