import assert from 'node:assert/strict'
import dns from 'node:dns'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, mock } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { asAppError } from '@waymark/kit/errors'
import { eventually } from '@waymark/testing/eventually'
import { call } from '@waymark/testing/http'
import Bull from 'bull'
import type { Feed } from '../src/data/feeds/feeds.ts'
import { fetchFeed } from '../src/data/feeds/fetch-feed.ts'
import { isPrivate } from '../src/data/feeds/public-network.ts'
import { closeForgotten } from '../src/use-cases/close-forgotten.ts'
import { importFeed } from '../src/use-cases/import-feed.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
let folder: string
let server: Server
let at: string
type Looked = (error: NodeJS.ErrnoException | null, found: dns.LookupAddress[]) => void
let board: unknown = { jobs: [] }
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'feeds-'))
  server = createServer((request, answer) => {
    if (request.url === '/away') return answer.writeHead(302, { location: '/board' }).end()
    if (request.url === '/round') return answer.writeHead(302, { location: '/round' }).end()
    if (request.url === '/file') return answer.writeHead(302, { location: 'file:///etc/hostname' }).end()
    if (request.url === '/gone') return answer.writeHead(500).end()
    if (request.url === '/cut') return void cutImport().then(() => answer.end(JSON.stringify(board)))
    if (request.url === '/endless') return void answer.write('x'.repeat(5_000))
    return answer.end(JSON.stringify(board))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await writeFile(join(folder, 'table.csv'), 'id,title,company,description\n1,Data clerk,Alder Mutual,SQL is required')
  const feeds = [
    { name: 'Harbor board', format: 'greenhouse', company: 'Harbor & Pine', url: `${at}/board` },
    { name: 'Alder table', format: 'csv', file: 'table.csv' },
  ]
  service = await startService({
    env: { JOB_FEEDS: JSON.stringify(feeds), JOB_FEEDS_FOLDER: folder, JOB_FEEDS_PRIVATE: 'true', JOB_FEEDS_EVERY_MINUTES: '30' },
  })
})
after(async () => {
  await service.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const job = (id: number, title: string, content = 'SQL is required. Python is a plus.') => ({
  ...{ id, title, content, location: { name: 'Tacoma, WA' }, absolute_url: `https://boards.example.com/${id}` },
})
/** A restart of the database, as an import sees it that waits for its feed. */
const cutImport = () =>
  service.sql(
    `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and application_name = 'jobs' and state = 'idle' and query like '%feed_run%'`,
  )
const harbor = (): Feed => service.context.config.feeds[0]!
const openIds = async (feed: string): Promise<string[]> =>
  (await service.sql('select source_ref from posting where feed = $1 and closed_at is null order by source_ref', [feed])).map(
    ({ source_ref }) => source_ref,
  )
const run = async (given: unknown) => {
  board = given
  return importFeed(service.context, harbor())
}

describe('configured feeds', () => {
  it('are read by a repeatable job as soon as the service starts, and shown under their name', async () => {
    const [clerk] = await eventually('the table is read', async () => {
      const { json } = await call(service.app, routes.searchJobs, { query: { source: 'feed', title: 'clerk' } })
      return json.total === 1 ? json.jobs : undefined
    })
    assert.deepEqual([clerk.source, clerk.sourceKind, clerk.sample], ['Alder table', 'feed', false])
    assert.deepEqual(clerk.skillsRequired, ['SQL'])
    const queue = new Bull('jobs-import', service.context.config.REDIS_URL)
    const repeated = await eventually('both are scheduled', async () => {
      const jobs = await queue.getRepeatableJobs()
      return jobs.length === 2 ? jobs : undefined
    })
    await queue.close()
    assert.deepEqual(repeated.map(({ id, every }) => [id, Number(every)]).sort(), [
      ['Alder table', 1_800_000],
      ['Harbor board', 1_800_000],
    ])
    const runs = await service.sql("select listed, written, refused, problem from feed_run where feed = 'Alder table'")
    assert.deepEqual(runs, [{ listed: 1, written: 1, refused: 0, problem: '' }])
  })

  it('write what is new or changed, keep ids, and close what is no longer listed', async () => {
    const first = await run({ jobs: [job(1, 'Freight analyst'), job(2, 'Dock nurse'), { id: 3 }] })
    assert.deepEqual(first, { listed: 2, written: 2, closed: 0, refused: 1, problem: '' })
    const ids = await service.sql("select id, source_ref from posting where feed = 'Harbor board' order by source_ref")
    assert.deepEqual(await run({ jobs: [job(1, 'Freight analyst'), job(2, 'Dock nurse')] }), {
      ...{ listed: 2, written: 0, closed: 0, refused: 0, problem: '' },
    })
    const { headers } = await service.person()
    await call(service.app, routes.saveJob, { headers, params: { id: ids[1].id } })
    const changed = await run({ jobs: [job(1, 'Senior freight analyst')] })
    assert.deepEqual([changed?.written, changed?.closed], [1, 1])
    assert.deepEqual(await openIds('Harbor board'), ['1'])
    const { json: kept } = await call(service.app, routes.getJob, { params: { id: ids[0].id } })
    assert.deepEqual([kept.title, kept.experienceLevel], ['Senior freight analyst', 'Senior'])
    // Whoever saved it still sees it, as closed; nobody else finds it.
    const { json: saved } = await call(service.app, routes.listSavedJobs, { headers })
    assert.ok(saved.jobs[0].closedAt)
    const { json: found } = await call(service.app, routes.searchJobs, { query: { title: 'dock nurse' } })
    assert.equal(found.jobs.filter(({ title }: { title: string }) => title === 'Dock nurse').length, 0)
    const back = await run({ jobs: [job(1, 'Senior freight analyst'), job(2, 'Dock nurse')] })
    assert.deepEqual([back?.written, await openIds('Harbor board')], [1, ['1', '2']])
  })

  it('keep what we have when the feed is broken', async () => {
    await run({ jobs: [job(1, 'Freight analyst')] })
    const refused = await run({ jobs: ['x', {}] })
    assert.deepEqual([refused?.closed, refused?.refused, refused?.problem], [0, 2, 'no entry of the feed could be read'])
    const nonsense = await run('<html>')
    assert.match(nonsense?.problem ?? '', /list called "jobs"/)
    assert.deepEqual(await openIds('Harbor board'), ['1'])
    const [{ problem, finished_at }] = await service.sql("select problem, finished_at from feed_run where feed = 'Harbor board'")
    assert.match(problem, /list called "jobs"/)
    assert.ok(finished_at)
  })

  it('do not show what has ended', async () => {
    const posting = {
      '@type': 'JobPosting',
      hiringOrganization: { name: 'Inn', logo: 'https://inn.example/logo.png' },
      description: 'Soup',
      title: 'Cook',
    }
    await writeFile(
      join(folder, 'page.json'),
      JSON.stringify([
        { ...posting, identifier: 'over', validThrough: '2020-01-01' },
        { ...posting, identifier: 'open', validThrough: '2099-01-01' },
      ]),
    )
    await importFeed(service.context, { name: 'Inn', format: 'json_ld', company: '', file: 'page.json' })
    assert.deepEqual(await openIds('Inn'), ['open'])
    const [{ id }] = await service.sql("select id from posting where feed = 'Inn' and source_ref = 'open'")
    const { json: shown } = await call(service.app, routes.getJob, { params: { id } })
    assert.deepEqual([shown.company, shown.logoUrl], ['Inn', 'https://inn.example/logo.png'])
  })

  it('take their postings with them when they are configured no longer', async () => {
    await run({ jobs: [job(1, 'Freight analyst')] })
    assert.equal((await openIds('Inn')).length, 1)
    assert.equal(await closeForgotten(service.context), 1)
    assert.deepEqual([await openIds('Inn'), await openIds('Harbor board')], [[], ['1']])
    assert.equal(await closeForgotten(service.context), 0)
  })

  it('survive a database that restarts while one of them is fetched', async () => {
    board = { jobs: [] }
    const cut: Feed = { name: 'Cut', format: 'greenhouse', company: 'Alder', url: `${at}/cut` }
    const problem = await importFeed(service.context, cut).catch((error: unknown) => error)
    assert.equal(asAppError(problem).code, 'unavailable')
    // Its lock went with its connection, and the next turn has a connection that works.
    assert.equal((await importFeed(service.context, { ...cut, url: `${at}/board` }))?.problem, '')
  })

  it('are read by one process at a time', async () => {
    const client = await service.context.sql.connect()
    await client.query("select pg_advisory_lock(hashtextextended('jobs.import.Harbor board', 0))")
    assert.equal(await run({ jobs: [] }), undefined)
    await client.query("select pg_advisory_unlock(hashtextextended('jobs.import.Harbor board', 0))")
    client.release()
    assert.equal((await run({ jobs: [] }))?.problem, '')
    assert.deepEqual(await openIds('Harbor board'), [])
  })
})

describe('fetching a feed', () => {
  const get = (path: string, options: { privateNetworks?: boolean; most?: number; timeoutMs?: number } = {}) =>
    fetchFeed(
      { name: 'x', format: 'greenhouse', company: '', url: path.startsWith('/') ? `${at}${path}` : path },
      { folder, privateNetworks: true, ...options },
    )

  it('follows a redirect, and no more than a few', async () => {
    board = { jobs: [] }
    assert.equal(await get('/away'), '{"jobs":[]}')
    await assert.rejects(get('/round'), /redirects more than/)
    await assert.rejects(get('/file'), /redirects to file:/)
    await assert.rejects(get('/gone'), /answered 500/)
  })

  it('asks no private address unless it is allowed', async () => {
    const names = [
      at.replace('127.0.0.1', 'localhost'),
      'http://10.1.2.3/',
      'http://169.254.169.254/latest',
      'http://[::1]/',
      'http://[::ffff:127.0.0.1]/',
    ]
    for (const url of [at, ...names, 'http://2130706433/', 'http://0x7f.1/'])
      await assert.rejects(get(url, { privateNetworks: false }), /private address/, url)
  })

  it('takes no public address for a private one', () => {
    const near = ['9.255.255.255', '11.0.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '::ffff:8.8.8.8']
    for (const address of [...near, '8.8.8.8', '203.0.113.7', '2606:4700::1111']) assert.equal(isPrivate(address), false, address)
    const own = ['10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254', '127.0.0.1', '0.0.0.0', '224.0.0.1']
    const own6 = ['::', '::1', '::ffff:10.0.0.1', '::ffff:a00:1', 'fd00::1', 'fe80::1', 'ff02::1', '64:ff9b::a00:1']
    for (const address of [...own, ...own6]) assert.equal(isPrivate(address), true, address)
  })

  it('goes to the address that was checked, also when a name leads elsewhere a moment later', async (context) => {
    const { lookup } = dns
    mock.method(dns.promises, 'lookup', async () => [{ address: '203.0.113.7', family: 4 }])
    mock.method(dns, 'lookup', (host: string, options: dns.LookupAllOptions, done: Looked) =>
      host === 'board.example' ? done(null, [{ address: '127.0.0.1', family: 4 }]) : lookup(host, options, done),
    )
    syncBuiltinESMExports()
    context.after(() => {
      mock.restoreAll()
      syncBuiltinESMExports()
    })
    const url = at.replace('127.0.0.1', 'board.example')
    await assert.rejects(get(url, { privateNetworks: false }), /board\.example leads to 127\.0\.0\.1, a private address/)
  })

  it('has a bound on time and size', async () => {
    await assert.rejects(get('/board', { most: 3 }), /larger than is read/)
    await assert.rejects(get('/endless', { most: 1_000 }), /larger than is read/)
    await assert.rejects(get('/endless', { timeoutMs: 200 }), /abort|time/i)
  })

  it('reads files below its folder only', async () => {
    const read = (file: string, most?: number) =>
      fetchFeed({ name: 'x', format: 'csv', company: '', file }, { folder, privateNetworks: false, ...(most ? { most } : {}) })
    assert.match(await read('table.csv'), /^id,title/)
    for (const path of ['../table.csv', '/etc/hostname', '.', 'a/../../b']) await assert.rejects(read(path), /not below/, path)
    await assert.rejects(read('table.csv', 5), /larger than is read/)
    await assert.rejects(read('nothing.csv'), /ENOENT/)
  })
})
