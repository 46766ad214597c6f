import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { inTransaction } from '@waymark/kit/db'
import { call } from '@waymark/testing/http'
import { createMaker } from '../bench/jobs/make-postings.ts'
import { nextVersion } from '../src/data/next-version.ts'
import { MOST_LISTED } from '../src/data/posting-pages.ts'
import { storePostings } from '../src/data/store-postings.ts'
import { startService, type TestService } from './support/start-service.ts'

/** Postings with a word in the title, and others that have it in the employer's name alone. */
const WORDS = { zither: [400, 400], quillon: [700, 700], sextant: [1_300, 100] } as const
/** Titles that hold a word, and others whose word begins with it. */
const BEGINNINGS = { marimba: [300, 'marimbaphone'], carillon: [1_300, 'carillonneur'] } as const

type Row = { id: string; title: string; posted_at: string; pay: string }

let service: TestService
let rows: Row[]
before(async () => {
  service = await startService()
  const maker = createMaker()
  const postings = Object.entries(WORDS).flatMap(([word, [titled, named]]) => [
    ...maker
      .make(titled)
      .map((posting) => ({ ...posting, title: `${word} tuner`, searched: `${word} tuner ${posting.company}` })),
    ...maker.make(named).map((posting) => ({ ...posting, title: 'Tuner', searched: `tuner ${word} works` })),
  ])
  for (const [word, [titled, longer]] of Object.entries(BEGINNINGS)) {
    postings.push(...maker.make(titled).map((posting) => ({ ...posting, title: `${word} tuner`, searched: `${word} tuner` })))
    postings.push(...maker.make(20).map((posting) => ({ ...posting, title: `${longer} tuner`, searched: `${longer} tuner` })))
  }
  await inTransaction(service.context.sql, async (client) => {
    const version = await nextVersion(client)
    await storePostings(client, { source: 'csv', feed: 'many' }, { postings, now: new Date('2026-01-01T00:00:00Z'), version })
  })
  await service.sql('analyze posting')
  rows = await service.sql(
    `select id, title, posted_at::text, coalesce(salary_max, salary_min, 0)::text as pay, words::text from posting where feed = 'many'`,
  )
})
after(() => service.stop())

/** What a page should hold, by sorting everything that has the word. */
function expected(word: string, sort: string): string[] {
  const newest = (a: Row, b: Row): number => b.posted_at.localeCompare(a.posted_at) || (a.id < b.id ? -1 : 1)
  const place = ({ title }: Row): number => (title.includes(word) ? 0 : 1)
  const found = rows.filter((row) => (row as Row & { words: string }).words.includes(`'${word}'`))
  const compare =
    sort === 'salary'
      ? (a: Row, b: Row) => Number(b.pay) - Number(a.pay) || newest(a, b)
      : (a: Row, b: Row) => (sort === 'best' ? place(a) - place(b) : 0) || newest(a, b)
  return found.sort(compare).map(({ id }) => id)
}

describe('pages of a broad search', () => {
  for (const word of Object.keys(WORDS))
    for (const sort of ['best', 'newest', 'salary'])
      it(`of "${word}" by ${sort} hold each posting at its place, and end at ${MOST_LISTED}`, async () => {
        const all = expected(word, sort)
        for (const page of [1, 2, 8, 14, 15, 16, 17, 24, 25]) {
          const { json } = await call(service.app, routes.searchJobs, {
            query: { title: word, sort, page: String(page), limit: '50' },
          })
          assert.equal(json.total, Math.min(all.length, MOST_LISTED))
          assert.deepEqual(
            json.jobs.map(({ id }: { id: string }) => id),
            all.slice(0, MOST_LISTED).slice((page - 1) * 50, page * 50),
            `page ${page}`,
          )
        }
      })
})

describe('the last word of a search', () => {
  const found = async (title: string): Promise<{ total: number; titles: string[] }> => {
    const { json } = await call(service.app, routes.searchJobs, { query: { title, limit: '50', page: '1', sort: 'salary' } })
    return { total: json.total, titles: json.jobs.map((job: { title: string }) => job.title) }
  }

  it('is the beginning of a word too, while fewer postings have it whole than are listed', async () => {
    assert.equal((await found('marimba')).total, 320)
    assert.equal((await found('marimbap')).total, 20)
    assert.equal((await found('carillonn')).total, 20)
  })

  it('is a whole word where that many have it: nobody could page to the others', async () => {
    const { total, titles } = await found('carillon')
    assert.equal(total, MOST_LISTED)
    assert.deepEqual([...new Set(titles)], ['carillon tuner'])
  })
})
