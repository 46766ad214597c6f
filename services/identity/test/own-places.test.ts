import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { pathOf, servedRoutes } from '@waymark/contracts/route'
import { accountRoutes } from '@waymark/contracts/routes/account'
import type { Browser } from './support/browser.ts'
import { newMember } from './support/member.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Problem = { title: string; detail: string; errors?: { path: string; message: string }[] }
type Projects = { projects: { id: string; title: string }[] }

const NOBODY = '01890000-0000-7000-8000-000000000000'
const project = {
  title: 'Price watch',
  role: 'Author',
  startDate: '2022-03',
  endDate: '',
  description: 'Compared 1.4 million rows.',
  links: [{ label: 'Code', url: 'https://code.example.org/price-watch' }],
  skills: [{ id: 'sql', name: 'SQL' }],
}

describe('the places behind the account menu', () => {
  let identity: Identity
  before(async () => {
    identity = await startIdentity()
  })
  after(() => identity.stop())

  const paths = ({ json }: { json: unknown }) => (json as Problem).errors?.map(({ path }) => path)
  const projectsOf = async (browser: Browser) => ((await browser.get('/api/account/portfolio')).json as Projects).projects

  it('keeps theme and extra time, and refuses anything else', async () => {
    const { browser } = await newMember(identity)
    assert.deepEqual((await browser.get('/api/account/settings')).json, { theme: 'system', extraTime: false })
    const json = { theme: 'dark', extraTime: true }
    assert.deepEqual((await browser.send('PUT', '/api/account/settings', { json })).json, json)
    assert.deepEqual((await browser.get('/api/account/settings')).json, json)
    const bad = await browser.send('PUT', '/api/account/settings', { json: { theme: 'sepia' } })
    assert.equal(bad.status, 400)
    assert.deepEqual(paths(bad), ['theme'])
    assert.deepEqual((await (await newMember(identity)).browser.get('/api/account/settings')).json, {
      theme: 'system',
      extraTime: false,
    })
  })

  it('changes one setting and leaves the other: a page opened yesterday takes back nothing', async () => {
    const { browser } = await newMember(identity)
    const put = (json: unknown) => browser.send('PUT', '/api/account/settings', { json })
    const settings = async () => (await browser.get('/api/account/settings')).json
    assert.deepEqual((await put({ extraTime: true })).json, { theme: 'system', extraTime: true })
    assert.deepEqual((await put({ theme: 'dark' })).json, { theme: 'dark', extraTime: true })
    assert.deepEqual((await put({ extraTime: false })).json, { theme: 'dark', extraTime: false })
    assert.deepEqual((await put({})).json, { theme: 'dark', extraTime: false })
    // Both at once, on an account that has no row yet.
    const fresh = await newMember(identity)
    const both = [{ theme: 'light' }, { extraTime: true }]
    await Promise.all(both.map((json) => fresh.browser.send('PUT', '/api/account/settings', { json })))
    assert.deepEqual((await fresh.browser.get('/api/account/settings')).json, { theme: 'light', extraTime: true })
    assert.deepEqual(await settings(), { theme: 'dark', extraTime: false })
  })

  it('adds, changes, orders and deletes projects', async () => {
    const { browser } = await newMember(identity)
    assert.deepEqual(await projectsOf(browser), [])
    // What no column can hold is left out; the rest is kept as typed.
    const odd = { ...project, skills: [{ id: 'sql\u0000', name: 'SQL \uD800' }] }
    const kept = await browser.send('POST', '/api/account/portfolio', { json: odd })
    assert.equal(kept.status, 201, kept.text)
    assert.deepEqual((kept.json as { skills: unknown }).skills, [{ id: 'sql', name: 'SQL \uFFFD' }])
    assert.equal((await browser.send('DELETE', `/api/account/portfolio/${(kept.json as { id: string }).id}`)).status, 200)
    const added = await browser.send('POST', '/api/account/portfolio', { json: project })
    assert.equal(added.status, 201)
    const { id, updatedAt, ...rest } = added.json as { id: string; updatedAt: string }
    assert.ok(updatedAt)
    assert.deepEqual(rest, project)
    for (const title of ['Second', 'Third']) await browser.send('POST', '/api/account/portfolio', { json: { ...project, title } })
    const titles = (projects: Projects['projects']) => projects.map(({ title }) => title)
    const list = await projectsOf(browser)
    assert.deepEqual(titles(list), ['Third', 'Second', 'Price watch'])

    const changed = await browser.send('PUT', `/api/account/portfolio/${id}`, { json: { ...project, title: 'Price watch 2' } })
    assert.equal((changed.json as { title: string }).title, 'Price watch 2')
    const ids = [id, list[0]?.id]
    const ordered = await browser.send('PUT', '/api/account/portfolio/order', { json: { ids } })
    assert.deepEqual(titles((ordered.json as Projects).projects), ['Price watch 2', 'Third', 'Second'])
    const left = await browser.send('DELETE', `/api/account/portfolio/${id}`)
    assert.deepEqual(titles((left.json as Projects).projects), ['Third', 'Second'])
  })

  it('refuses projects without title, with odd dates, and links that are no web address', async () => {
    const { browser } = await newMember(identity)
    const json = {
      ...project,
      title: ' ',
      startDate: 'long ago',
      links: [
        { label: 'x', url: 'javascript:alert(1)' },
        { label: 'y', url: '' },
        { label: 'z', url: 'https://user:pass@example.org' },
      ],
      skills: Array.from({ length: 31 }, () => ({ id: 'sql', name: 'SQL' })),
    }
    const bad = await browser.send('POST', '/api/account/portfolio', { json })
    assert.equal(bad.status, 400)
    assert.deepEqual(paths(bad), ['title', 'startDate', 'links.0.url', 'links.1.url', 'links.2.url', 'skills'])
    assert.deepEqual(await projectsOf(browser), [])
  })

  it('answers for somebody else’s project as for an unknown one', async () => {
    const mine = await newMember(identity)
    const theirs = await newMember(identity)
    const { id } = (await mine.browser.send('POST', '/api/account/portfolio', { json: project })).json as { id: string }
    const tries = (of: string) => [
      theirs.browser.send('PUT', `/api/account/portfolio/${of}`, { json: project }),
      theirs.browser.send('DELETE', `/api/account/portfolio/${of}`),
      theirs.browser.send('PUT', '/api/account/portfolio/order', { json: { ids: [of] } }),
    ]
    const unknowns = await Promise.all(tries(NOBODY))
    for (const [index, foreign] of (await Promise.all(tries(id))).entries()) {
      const unknown = unknowns[index]
      assert.equal(foreign.status, 404)
      assert.equal(unknown?.status, 404)
      assert.equal((foreign.json as Problem).detail, (unknown?.json as Problem | undefined)?.detail)
    }
    assert.equal((await projectsOf(mine.browser)).length, 1)
    assert.deepEqual(await projectsOf(theirs.browser), [])
  })

  it('signs out everywhere else', async () => {
    const { person, browser } = await newMember(identity)
    const others = [identity.browser(), identity.browser()]
    for (const other of others) await other.signIn(person.email, person.password)
    const answer = await browser.send('DELETE', '/api/account/sessions')
    const { sessions } = answer.json as { sessions: { current: boolean }[] }
    assert.deepEqual(
      sessions.map(({ current }) => current),
      [true],
    )
    for (const other of others) assert.equal((await other.get('/api/auth/user')).status, 401)
    assert.equal((await browser.get('/api/auth/user')).status, 200)
  })

  it('clears a figure of the profile by its name', async () => {
    const { browser, id } = await newMember(identity)
    await browser.send('PUT', '/api/user/profile', { json: { experience: 6, salaryExpectation: 82_000 } })
    const cleared = await browser.send('PUT', '/api/user/profile', { json: { clear: ['salaryExpectation'] } })
    assert.deepEqual(cleared.json, { id, experience: 6 })
    assert.equal((await browser.send('PUT', '/api/user/profile', { json: { clear: ['email'] } })).status, 400)
  })

  it('erases settings, portfolio and résumé with the account', async () => {
    const { browser, person, id } = await newMember(identity)
    await browser.send('PUT', '/api/account/settings', { json: { theme: 'dark', extraTime: true } })
    await browser.send('POST', '/api/account/portfolio', { json: project })
    const { document } = (await browser.get('/api/account/resume')).json as { document: unknown }
    await browser.send('PUT', '/api/account/resume', { json: { version: 0, document } })
    const tables = ['user_settings', 'portfolio_project', 'resume']
    const count = async (table: string) => (await identity.rows(`select 1 from ${table} where user_id = $1`, [id])).length
    for (const table of tables) assert.equal(await count(table), 1, table)
    const headers = await browser.identityHeaders()
    await browser.send('DELETE', '/api/account', { json: { password: person.password } })
    for (const table of tables) assert.equal(await count(table), 0, table)

    // The token in the gateway's hand is good for some seconds more: it writes nothing.
    const late = (method: string, path: string, json?: unknown) =>
      identity.browser().send(method, path, { headers, ...(json !== undefined && { json }) })
    for (const answer of [
      await late('GET', '/api/account/resume'),
      await late('GET', '/api/account/summary'),
      await late('GET', '/api/account/usage'),
      await late('PUT', '/api/account/settings', { theme: 'dark', extraTime: true }),
      await late('POST', '/api/account/portfolio', project),
      await late('PUT', '/api/account/resume', { version: 0, document }),
    ])
      assert.equal(answer.status, 401)
  })

  it('is for its owner: every path is 401 for whoever is not signed in', async () => {
    const routes = servedRoutes(accountRoutes)
    assert.ok(routes.length >= 18)
    for (const { method, access, ...route } of routes) {
      assert.equal(access, 'user', route.id)
      const answer = await identity.browser().send(method, pathOf(route, { id: NOBODY }), method === 'GET' ? {} : { json: {} })
      assert.equal(answer.status, 401, route.id)
      assert.equal((answer.json as Problem).title, 'Unauthorized')
    }
  })

  it('tells which skills a project shows with each save, and takes them back with it', async () => {
    const { browser } = await newMember(identity)
    const json = {
      title: 'Watch',
      role: '',
      startDate: '',
      endDate: '',
      description: '',
      links: [],
      skills: [{ id: 'sql', name: 'SQL' }],
    }
    const { id } = (await browser.send('POST', '/api/account/portfolio', { json })).json as { id: string }
    await browser.send('PUT', `/api/account/portfolio/${id}`, { json: { ...json, skills: [{ id: 'git', name: 'Git' }] } })
    await browser.send('DELETE', `/api/account/portfolio/${id}`)
    const events = await identity.rows<{ data: { projectId: string; skillIds?: string[] } }>(
      `select data from outbox where type = 'ProjectChanged' order by seq`,
    )
    const ours = events.filter(({ data }) => data.projectId === id).map(({ data }) => data.skillIds ?? [])
    assert.deepEqual(ours, [['sql'], ['git'], []])
  })
})
