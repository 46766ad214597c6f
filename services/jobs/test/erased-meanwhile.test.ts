import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import { transaction } from '@waymark/kit/db'
import { call } from '@waymark/testing/http'
import { assertMeetings } from '@waymark/testing/meeting'
import { eraseUser } from '../src/use-cases/erase-user.ts'
import { startService, type TestService } from './support/start-service.ts'

let service: TestService
/** Of the erasure: that of the context stops, while the writer is looked at. */
let db: TestService['context']['db']
before(async () => {
  service = await startService()
  db = service.context.db
})
after(() => service.stop())

const text = 'Baker at Copper Kettle Mill\nTacoma, WA · Full-time\n\nWhat you need:\n• Python for what repeats\n• Clear writing'
const sample = { id: 'sample-ward-nurse' }

/** Somebody with a posting of their own that they saved and applied for, and with an application for one of everybody's. */
async function seeker() {
  const { userId, headers } = await service.person({ skills: ['sql'], fits: { '15-2051.00': 90 } })
  const { json, status } = await call(service.app, routes.pasteJob, { headers, body: { text } })
  assert.equal(status, 201)
  const own = { id: json.id as string }
  await call(service.app, routes.saveJob, { headers, params: own })
  const body = { status: 'applied' }
  await call(service.app, routes.trackApplication, { headers, params: own, body })
  const { json: application } = await call(service.app, routes.trackApplication, { headers, params: sample, body })
  return { userId, headers, own, applicationId: application.id as string }
}
type Seeker = Awaited<ReturnType<typeof seeker>>

const writers: Readonly<Record<string, (of: Seeker) => Promise<unknown>>> = {
  'a posting that is pasted': ({ headers }) =>
    call(service.app, routes.pasteJob, { headers, body: { text: `${text}\n• Tableau` } }),
  'a pasted posting that is removed': ({ headers, own }) => call(service.app, routes.removePastedJob, { headers, params: own }),
  'a posting that is saved': ({ headers }) => call(service.app, routes.saveJob, { headers, params: sample }),
  'a posting that is saved no more': ({ headers, own }) => call(service.app, routes.unsaveJob, { headers, params: own }),
  'an application that moves on': ({ headers, applicationId }) =>
    call(service.app, routes.changeApplication, { headers, params: { applicationId }, body: { status: 'interview' } }),
  'an application for a posting of their own': ({ headers, own }) =>
    call(service.app, routes.trackApplication, { headers, params: own, body: { status: 'offer', note: 'By mail' } }),
  'an application that is removed': ({ headers, own }) => call(service.app, routes.untrackApplication, { headers, params: own }),
  'a skill that is disputed': ({ headers, own }) =>
    call(service.app, routes.disputeJobMatch, { headers, params: own, body: { skill: 'python', reason: 'not_needed' } }),
}

describe('a seeker who is erased meanwhile', () => {
  for (const [name, write] of Object.entries(writers))
    it(`by ${name} is gone, and neither has to begin again`, () =>
      assertMeetings(service.sql, service.context, {
        ready: seeker,
        erase: ({ userId }, stopping) => transaction(db, (tx) => eraseUser(stopping(tx), userId)),
        write,
        left: ({ userId }) =>
          service.sql(
            `select 'application' from application where user_id = $1 union all select 'saved' from saved_posting where user_id = $1
             union all select 'dispute' from dispute where user_id = $1 union all select 'posting' from posting where owner_user_id = $1`,
            [userId],
          ),
      }))
})
