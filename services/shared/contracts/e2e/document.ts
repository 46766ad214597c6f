import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { ask, type Member, newMember } from '../../../../infra/e2e/support/member.ts'
import type { Product } from '../../../../infra/e2e/support/product.ts'
import { settledMember } from '../../../../infra/e2e/support/settled-member.ts'
import { type ApiDocument, operationsOf, requestsFor, send, surprises } from './support/api-document.ts'

/** Streams do not end, and these would end the very session that asks. */
const leftOut = /\/events$|^\/api\/(logout|account|account\/password|account\/sessions.*)$/
/** What makes something comes before what reads it, and that before what deletes it. */
const order = ['POST', 'PUT', 'GET', 'DELETE']

/**
 * The short form of the fuzz (`make verify-fuzz`): requests made from the API's own document, those that fit it and those that
 * differ from it in one place. No 5xx, no status, type or shape that the document does not name.
 */
export function documentJourneys(product: Product): void {
  describe('every call by the API’s own document', () => {
    let document: ApiDocument
    let member: Member
    let others: Member[]
    let rows: Record<string, string>
    before(async () => {
      document = (await ask(product.site(), 'GET', '/api/openapi.json')).json as ApiDocument
      member = await settledMember(product.site())
      others = await Promise.all([1, 2, 3, 4].map(() => newMember(product.site())))
      const paths = (await member.call('GET', '/api/learning-paths')) as { id: string }[]
      const { jobs } = (await member.call('GET', '/api/jobs')) as { jobs: { id: string }[] }
      const [path, job] = [paths[0]?.id ?? '', jobs[0]?.id ?? '']
      rows = { 'learning-paths.pathId': path, 'jobs.id': job, 'occupations.code': '13-2011.00', 'user.skillId': 'data-analysis' }
    })

    test('signed in', () =>
      walk(
        '127.0.77.1',
        [member, ...others].map(({ cookie }) => cookie),
      ))
    test('as a guest, with a cookie of our form', () => walk('127.0.77.2', [`wm_guest=${'A'.repeat(43)}`]))
    test('as nobody', () => walk('127.0.77.3'))

    /** The first cookie asks what is right; the others take turns with what is not, as one person may only write so often. */
    async function walk(from: string, [cookie, ...more]: string[] = []): Promise<void> {
      const found: string[] = []
      const counts: Record<number, number> = {}
      let asked = 0
      const operations = operationsOf(document).filter(({ path }) => !leftOut.test(path))
      for (const method of order)
        for (const operation of operations.filter((one) => one.method === method))
          for (const made of requestsFor(operation, rows)) {
            const turn = more[asked++ % more.length]
            const answer = await send(made, { site: product.site(), cookie: made.fits ? cookie : (turn ?? cookie), from })
            counts[answer.status] = (counts[answer.status] ?? 0) + 1
            for (const fault of surprises(made, answer, document))
              found.push(`${method} ${made.address.slice(0, 200)} ${made.body?.slice(0, 200) ?? ''}: ${fault}`)
          }
      console.log(`${operations.length} operations, answers by status ${JSON.stringify(counts)}`)
      assert.deepEqual(found, [])
      assert.ok((counts[429] ?? 0) < asked / 10, 'most were answered by a service, not by the throttle')
    }
  })
}
