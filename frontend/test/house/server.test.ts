// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { createFrontendServer } from '../../server/server.ts'
import { NOTHING_CHARGED, ONLY_REPORTS } from '../../src/lib/price-notes.ts'

let dist: string
let server: Server
let base: string

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'waymark-frontend-'))
  await mkdir(path.join(dist, 'pages'))
  await mkdir(path.join(dist, 'client/assets'), { recursive: true })
  for (const name of ['app', 'landing', 'detailed-assessment', 'not-found', 'api-docs']) {
    for (const ending of ['', '.br', '.gz']) await writeFile(path.join(dist, `pages/${name}.html${ending}`), name + ending)
  }
  for (const name of ['home', 'skills', 'blog', 'detailed-assessment', 'account/profile', 'occupations/_code']) {
    const file = path.join(dist, `pages/screens/${name}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, `start of ${name}`)
  }
  await writeFile(path.join(dist, 'pages/policy.json'), '{"scriptHashes":["sha256-abc="]}')
  await writeFile(path.join(dist, 'client/assets/app-1.js'), 'script')
  await writeFile(path.join(dist, 'client/assets/app-1.js.br'), 'script br')
  await mkdir(path.join(dist, 'pages/public/blog'), { recursive: true })
  await writeFile(path.join(dist, 'pages/public/blog.html'), 'blog at %SITE%/blog')
  await writeFile(path.join(dist, 'pages/public/blog/a-story.html'), 'a story at %SITE%/blog/a-story')
  await writeFile(path.join(dist, 'pages/public/robots.txt'), 'Sitemap: %SITE%/sitemap.xml')
  server = await createFrontendServer({ dist, site: 'https://waymark.test' })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await rm(dist, { recursive: true })
})

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(base + url, { headers: { 'accept-encoding': 'identity', ...headers } })
  return { response, text: await response.text() }
}

test('a site that sells reports says so in every page, and to the script', async () => {
  const page = path.join(dist, 'pages/landing.html')
  const before = await readFile(page)
  await writeFile(page, `<html lang="en"><p>${NOTHING_CHARGED}</p>`)
  const shop = await createFrontendServer({ dist, site: 'https://waymark.test', sells: true })
  await writeFile(page, before)
  await new Promise<void>((ready) => shop.listen(0, '127.0.0.1', ready))
  const address = shop.address()
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
  expect(await answer.text()).toBe(`<html data-payments="stripe" lang="en"><p>${ONLY_REPORTS}</p>`)
  await new Promise((done) => shop.close(done))
  expect(readConfig({ PAYMENTS: 'stripe' }, '/dist').sells).toBe(true)
  expect(readConfig({}, '/dist').sells).toBe(false)
})

describe('the static server', () => {
  test('whom to tell of a weakness is a file as RFC 9116 wants it', async () => {
    const { response, text } = await get('/.well-known/security.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const lines = text.split('\n')
    expect(lines[0]).toBe('Contact: mailto:security@waymark.test')
    expect(lines[3]).toBe('Canonical: https://waymark.test/.well-known/security.txt')
    const left = Date.parse((lines[1] ?? '').replace('Expires: ', '')) - Date.now()
    expect(left).toBeGreaterThan(100 * 86_400_000)
    expect(left).toBeLessThan(366 * 86_400_000)
  })

  test('its contact is a setting', () => {
    const given = (SECURITY_CONTACT: string) =>
      readConfig({ PUBLIC_URL: 'https://waymark.test', SECURITY_CONTACT }, '/dist').securityContact
    expect(given('https://waymark.test/report')).toBe('https://waymark.test/report')
    expect(given('')).toBeUndefined()
    expect(() => given('javascript:alert(1)')).toThrow(/SECURITY_CONTACT/)
  })

  test('/ is the landing page, the app with the sign-in hint or in demo mode, and no cache keeps it', async () => {
    const out = await get('/')
    expect(out.text).toBe('landing')
    expect(out.response.headers.get('cache-control')).toBe('no-store')
    expect(out.response.headers.get('vary')).toContain('Cookie')
    expect((await get('/', { cookie: 'a=b; wm_in=1' })).text).toBe('start of home')
    for (const asked of ['/?demo=true', '/?demo=1', '/?demo']) expect((await get(asked)).text, asked).toBe('start of home')
    expect((await get('/', { cookie: 'wm_in=10' })).text).toBe('landing')
    expect((await get('/', { cookie: 'a=b; __Host-wm_in=1' })).text).toBe('start of home')
    expect((await get('/', { cookie: 'a__Host-wm_in=1' })).text).toBe('landing')
  })

  test('an unknown path is a real 404, signed in or not', async () => {
    const out = await get('/nothing/here')
    expect([out.response.status, out.text]).toEqual([404, 'not-found'])
    const known = await get('/nothing/here', { cookie: 'wm_in=1' })
    expect([known.response.status, known.text]).toEqual([404, 'app'])
    expect((await get('/assets/gone-1.js')).response.status).toBe(404)
  })

  test('a signed-in path is the app; signed out it is a 404 that the app draws', async () => {
    const known = await get('/skills', { cookie: 'wm_in=1' })
    expect([known.response.status, known.text]).toEqual([200, 'start of skills'])
    const out = await get('/skills')
    expect([out.response.status, out.text]).toEqual([404, 'app'])
  })

  test('a signed-in screen begins with a document of its own, and one whose address varies with that of all such', async () => {
    const start = async (url: string) => {
      const { response, text } = await get(url, { cookie: 'wm_in=1' })
      return [response.status, text, response.headers.get('cache-control')]
    }
    expect(await start('/account/profile/')).toEqual([200, 'start of account/profile', 'no-store'])
    expect(await start('/occupations/11-1021.00')).toEqual([200, 'start of occupations/_code', 'no-store'])
    expect(await start('/account/nowhere')).toEqual([200, 'app', 'no-store'])
  })

  test('what is read behind a guest’s link is the app for everyone, and its address goes nowhere', async () => {
    for (const address of ['/r/k1.token', '/r/k1.token/correct', '/r/k1.token/compare']) {
      const { response, text } = await get(address)
      expect([response.status, text, response.headers.get('cache-control')]).toEqual([200, 'app', 'no-store'])
      expect(response.headers.get('referrer-policy')).toBe('no-referrer')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    }
    expect((await get('/skills')).response.headers.get('x-robots-tag')).toBeNull()
    expect((await get('/r/k1.token/other')).response.status).toBe(404)
  })

  test('the wizard is prerendered for visitors', async () => {
    expect((await get('/detailed-assessment')).text).toBe('detailed-assessment')
    expect((await get('/detailed-assessment/', { cookie: 'wm_in=1' })).text).toBe('start of detailed-assessment')
  })

  test('the blog is prerendered for strangers; signed in or in the demo the app draws it in its shell, and no cache keeps either', async () => {
    const out = await get('/blog/')
    expect([out.response.status, out.text]).toEqual([200, 'blog at https://waymark.test/blog'])
    expect(out.response.headers.get('cache-control')).toBe('no-store')
    expect(out.response.headers.get('vary')).toContain('Cookie')
    for (const [url, cookie] of [
      ['/blog', 'wm_in=1'],
      ['/blog?demo=true', ''],
    ] as const) {
      const known = await get(url, { cookie })
      expect([known.response.status, known.text]).toEqual([200, 'start of blog'])
      expect(known.response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test('an open page is the same for everyone, and knows the address of the site', async () => {
    for (const cookie of ['', 'wm_in=1']) {
      const { response, text } = await get('/blog/a-story/', { cookie })
      expect([response.status, text]).toEqual([200, 'a story at https://waymark.test/blog/a-story'])
      expect(response.headers.get('cache-control')).toBe('public, max-age=300')
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    }
    expect((await get('/robots.txt')).text).toBe('Sitemap: https://waymark.test/sitemap.xml')
    expect((await get('/blog/no-story')).response.status).toBe(404)
  })

  test('the API page is a page of ours', async () => {
    expect((await get('/api/docs')).text).toBe('api-docs')
  })

  test('the policy allows no inline script but the named one', async () => {
    const policy = (await get('/')).response.headers.get('content-security-policy') ?? ''
    const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src'))
    expect(scripts?.trim()).toBe("script-src 'self' 'sha256-abc='")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('hashed assets are kept for ever, compressed where the browser can read it', async () => {
    const { response } = await get('/assets/app-1.js')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const head = await fetch(`${base}/assets/app-1.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    expect(head.headers.get('content-encoding')).toBe('br')
  })

  test('no path leaves the folder, and only reading is allowed', async () => {
    expect((await get('/assets/..%2f..%2fpages/policy.json')).response.status).toBe(404)
    const post = await fetch(base, { method: 'POST' })
    expect(post.status).toBe(405)
  })

  test('says that it is alive and ready', async () => {
    expect((await get('/healthz')).text).toBe('{"status":"ok"}')
    expect((await get('/readyz')).response.status).toBe(200)
  })
})
