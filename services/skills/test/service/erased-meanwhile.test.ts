import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { transaction } from '@waymark/kit/db'
import { AssessmentCompleted, GameFinished, ProjectChanged, UserDeleted } from '@waymark/proto/waymark/events/v1/events'
import { call } from '@waymark/testing/http'
import { assertMeetings } from '@waymark/testing/meeting'
import { handlers } from '../../src/events/consumers.ts'
import type { Prisma } from '../../src/generated/client.ts'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
let db: TestService['context']['db']
before(async () => {
  service = await startService()
  db = service.context.db
})
after(() => service.stop())

/** What the handler of an event does, in a transaction of `on`. */
const hear = (on: typeof db, type: string, data: unknown, within = <T extends object>(tx: T) => tx) => {
  const { log } = service.context
  const event = { id: randomUUID(), type, occurredAt: new Date().toISOString(), key: 'x', data }
  return transaction(on, async (tx: Prisma.TransactionClient) => {
    for (const one of handlers(service.context)) if (one.type === type) await one.handle({ event, tx: within(tx), log })
  })
}
const historyOf = (userId: string, assessmentId: string) =>
  AssessmentCompleted.toJSON({
    ...{ assessmentId, userId, assessmentType: 'basic_career' },
    history: { occupationCode: '15-2051.00', years: 4 },
  })
const project = { projectId: randomUUID(), skillIds: ['python', 'data-analysis'] }

/** Somebody with skills of their own, of their job and of a project. */
async function skilled() {
  const userId = randomUUID()
  const headers = await service.as(userId)
  for (const skillId of ['python', 'data-analysis'])
    await call(service.app, routes.addUserSkill, { headers, body: { skillId, proficiencyLevel: 3 } })
  await hear(db, 'AssessmentCompleted', historyOf(userId, '01890000-0000-7000-8000-000000000001'))
  await hear(db, 'ProjectChanged', ProjectChanged.toJSON({ userId, ...project }))
  return { userId, headers }
}
type Skilled = Awaited<ReturnType<typeof skilled>>

const writers: Readonly<Record<string, (of: Skilled) => Promise<unknown>>> = {
  'a job of theirs that is read': ({ userId }) =>
    hear(service.context.db, 'AssessmentCompleted', historyOf(userId, '01890000-0000-7000-8000-000000000002')),
  'a project that shows other skills': ({ userId }) =>
    hear(service.context.db, 'ProjectChanged', ProjectChanged.toJSON({ userId, ...project, skillIds: ['sql'] })),
  'a game that is over': ({ userId }) => {
    const results = [{ category: 'analytics', correct: 4, total: 5 }]
    return hear(
      service.context.db,
      'GameFinished',
      GameFinished.toJSON(GameFinished.fromPartial({ userId, gameId: randomUUID(), results })),
    )
  },
  'a skill that is added': ({ headers }) =>
    call(service.app, routes.addUserSkill, { headers, body: { skillId: 'sql', proficiencyLevel: 2 } }),
  'a skill that is changed': ({ headers }) =>
    call(service.app, routes.changeUserSkill, { headers, params: { skillId: 'python' }, body: { proficiencyLevel: 5 } }),
  'a skill that is removed': ({ headers }) =>
    call(service.app, routes.removeUserSkill, { headers, params: { skillId: 'python' } }),
}

describe('a person whose skills are erased meanwhile', () => {
  for (const [name, write] of Object.entries(writers))
    it(`by ${name} is gone, and neither has to begin again`, () =>
      assertMeetings(service.sql, service.context, {
        ready: skilled,
        write,
        erase: ({ userId }, stopping) => hear(db, 'UserDeleted', UserDeleted.toJSON({ userId }), stopping),
        left: ({ userId }) =>
          service.sql('select 1 from user_skill where user_id = $1 union all select 1 from skill_evidence where user_id = $1', [
            userId,
          ]),
      }))
})
