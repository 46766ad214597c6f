import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SearchResult, SearchResults } from '@waymark/contracts/models/search'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { isRight } from 'fp-ts/lib/Either.js'
import { type Browser, somebody } from './support/browser.ts'
import { fakeSibling, hang } from './support/fake-siblings.ts'
import { startSiblings } from './support/siblings.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

let siblings: Awaited<ReturnType<typeof startSiblings>>
let identity: Identity
let browser: Browser
let userId: string
before(async () => {
  siblings = await startSiblings()
  identity = await startIdentity(siblings.env)
  browser = identity.browser()
  await browser.signUp(somebody())
  userId = ((await browser.get('/api/auth/user')).json as { id: string }).id
})
after(async () => {
  await identity.stop()
  await siblings.stop()
})

async function search(query: string): Promise<SearchResults> {
  const answer = await browser.get(`/api/search?${query}`)
  assert.equal(answer.status, 200, answer.text)
  assert.ok(isRight(identityRoutes.search.response.decode(answer.json)))
  return answer.json as SearchResults
}
const of = (results: readonly SearchResult[], kind: string) => results.filter((result) => result.kind === kind)

describe('the search', () => {
  it('finds jobs, occupations, skills, courses and articles, in this order, with where they are', async () => {
    const { results, away } = await search('q=career')
    assert.deepEqual(away, [])
    assert.deepEqual([...new Set(results.map(({ kind }) => kind))], ['job', 'occupation', 'skill', 'course', 'article'])
    assert.deepEqual(of(results, 'job')[0], {
      kind: 'job',
      id: 'job-0',
      title: 'Analyst 0',
      text: `for ${userId}`,
      link: '/jobs?job=job-0',
    })
    const [planning] = of(results, 'article')
    assert.equal(planning?.link, '/blog/ultimate-career-path-planning-guide-2025')
    assert.equal(planning?.text, 'Career Planning · 18 min read')
  })

  it('says what the person has of it', async () => {
    const { results } = await search('q=sql')
    assert.deepEqual(
      of(results, 'skill').map(({ title, text, link }) => [title, text, link]),
      [
        ['SQL', 'Databases · Yours, Advanced', '/skills?search=SQL'],
        ['NoSQL sql', 'Databases · Not in your inventory', '/skills?tab=add&search=NoSQL%20sql'],
      ],
    )
    const [mine, other] = of(results, 'occupation')
    assert.deepEqual([mine?.text, mine?.score], ['Your first direction · $103,790', 91])
    assert.deepEqual([other?.text, other?.score], ['$91,290', undefined])
  })

  it('never leads out of the product', async () => {
    const { results } = await search('q=sql')
    for (const { link } of results) assert.match(link, /^\/[^/\\]/)
  })

  it('takes up to 20 of each kind, 5 by itself', async () => {
    assert.equal(of((await search('q=a')).results, 'job').length, 5)
    assert.equal(of((await search('q=a&limit=20')).results, 'job').length, 20)
  })

  it('wants words, at most 200 characters of them, and a sensible limit', async () => {
    for (const [query, path] of [
      ['', 'q'],
      ['q=%20', 'q'],
      [`q=${'a'.repeat(201)}`, 'q'],
      ['q=a&limit=21', 'limit'],
    ] as const) {
      const answer = await browser.get(`/api/search?${query}`)
      assert.equal(answer.status, 400, query)
      assert.deepEqual(
        (answer.json as { errors: { path: string }[] }).errors.map((error) => error.path),
        [path],
      )
    }
  })

  it('is for people who are signed in', async () => {
    const answer = await identity.browser().get('/api/search?q=sql')
    assert.equal(answer.status, 401)
    assert.equal((answer.json as { title: string }).title, 'Unauthorized')
  })
})

describe('the search with somebody away', () => {
  it('names the kinds that could not be searched and shows the others', async () => {
    const parts = await startSiblings()
    const hanging = await fakeSibling(LearningServiceService, { search: hang })
    await parts.parts.jobs.stop()
    const partial = await startIdentity({ ...parts.env, LEARNING_GRPC_ADDR: hanging.address })
    try {
      const person = partial.browser()
      await person.signUp(somebody())
      const { results, away } = (await person.get('/api/search?q=career')).json as SearchResults
      assert.deepEqual(away, ['job', 'course'])
      assert.deepEqual([...new Set(results.map(({ kind }) => kind))], ['occupation', 'skill', 'article'])
    } finally {
      await partial.stop()
      await hanging.stop()
      await parts.stop()
    }
  })
})
