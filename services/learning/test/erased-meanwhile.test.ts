import { after, before, describe, it } from 'node:test'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { transaction } from '@waymark/kit/db'
import { UserSkillChanged } from '@waymark/proto/waymark/events/v1/events'
import { call } from '@waymark/testing/http'
import { assertMeetings } from '@waymark/testing/meeting'
import { eraseUser } from '../src/use-cases/erase-user.ts'
import { noteSkill } from '../src/use-cases/note-skill.ts'
import { pathCalls, sql } from './support/paths.ts'
import { assessed, startService, type TestService } from './support/start-service.ts'

let service: TestService
/** Of the erasure: that of the context stops, while the writer is looked at. */
let db: TestService['context']['db']
before(async () => {
  service = await startService()
  db = service.context.db
  assessed(service.siblings)
})
after(() => service.stop())

type Learner = { userId: string; headers: Record<string, string>; pathId: string; moduleId: string }
const writers: Readonly<Record<string, (of: Learner) => Promise<unknown>>> = {
  'a path': ({ headers }) => call(service.app, routes.createLearningPath, { headers, body: sql }),
  'paths from what is missing': ({ headers }) => call(service.app, routes.initLearningPaths, { headers }),
  'a change of a path': ({ headers, pathId }) =>
    call(service.app, routes.changeLearningPath, { headers, params: { pathId }, body: { ...sql, targetSkills: ['Python'] } }),
  'a deletion of a path': ({ headers, pathId }) => call(service.app, routes.deleteLearningPath, { headers, params: { pathId } }),
  progress: ({ headers, pathId }) =>
    call(service.app, routes.changePathProgress, { headers, params: { pathId }, body: { progress: 60 } }),
  'a module': ({ headers, pathId, moduleId }) =>
    call(service.app, routes.completeLearningModule, { headers, params: { pathId, moduleId }, body: { completed: true } }),
  'a check-in': ({ headers, pathId }) =>
    call(service.app, routes.addCheckIn, { headers, params: { pathId }, body: { kind: 'practised' } }),
  'a skill that was learned': ({ userId }) => transaction(service.context.db, (tx) => noteSkill(tx, learned(userId), new Date())),
}
const learned = (userId: string) =>
  UserSkillChanged.fromPartial({ userId, skillId: 'structured-query-language-sql', proficiencyLevel: 5 })

/** Somebody with two paths whose one gap a skill closes. */
async function learner(): Promise<Learner> {
  const { userId, headers } = await service.user()
  const { create } = pathCalls(service)
  const { id: pathId, modules } = await create(headers, { targetSkills: ['SQL'] })
  await create(headers, { title: 'Another', targetSkills: ['SQL'] })
  return { userId, headers, pathId, moduleId: modules?.[0]?.id ?? '' }
}

describe('a learner who is erased meanwhile', () => {
  for (const [name, write] of Object.entries(writers))
    it(`by ${name} is gone, and neither has to begin again`, () =>
      assertMeetings(service.sql, service.context, {
        ready: learner,
        erase: ({ userId }, stopping) => transaction(db, (tx) => eraseUser(stopping(tx), userId)),
        write,
        left: ({ userId }) => service.sql('select 1 from learning_path where user_id = $1', [userId]),
      }))
})

it('a skill that was learned and a module of the same path wait for each other in one order', () =>
  assertMeetings(service.sql, service.context, {
    ready: learner,
    write: ({ headers, pathId, moduleId }) => pathCalls(service).complete(headers, pathId, moduleId),
    erase: ({ userId }, stopping) => transaction(db, (tx) => noteSkill(stopping(tx), learned(userId), new Date())),
    left: async () => [],
  }))
