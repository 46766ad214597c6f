import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import type { LearningPath } from '@waymark/contracts/models/learning'
import { learningRoutes as routes } from '@waymark/contracts/routes/learning'
import { ListRecommendationsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import { EntryPath } from '@waymark/proto/waymark/skills/v1/occupation'
import { DoorsOpenedResponse, GapResponse, RankResponse } from '@waymark/proto/waymark/skills/v1/skills'
import { call } from '@waymark/testing/http'
import { assessed, held, startService, type TestService } from './support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())
afterEach(() => {
  Object.assign(service.siblings, {
    profile: undefined,
    learningStyle: undefined,
    gaps: {},
    doors: DoorsOpenedResponse.create(),
    held: [],
    away: false,
  })
})

type Headers = Record<string, string>
const init = async (headers: Headers): Promise<LearningPath[]> => {
  const answer = await call(service.app, routes.initLearningPaths, { headers })
  assert.equal(answer.status, 200)
  return answer.json
}
const titles = (paths: readonly LearningPath[]) => paths.map(({ title }) => title)

describe('paths from gaps', () => {
  it('are those of the best directions and the widest doors, the most useful first', async () => {
    assessed(service.siblings)
    const { headers } = await service.user()
    const paths = await init(headers)
    assert.deepEqual(
      paths.map(({ title, description, difficultyLevel, estimatedDuration, iconType, color, fromGap }) => ({
        title,
        description,
        difficultyLevel,
        estimatedDuration,
        iconType,
        color,
        fromGap,
      })),
      [
        {
          title: 'Negotiation',
          description: 'Your best directions ask for more of it than you hold now: Chief Executives; Purchasing Agents.',
          difficultyLevel: 'intermediate',
          estimatedDuration: 60,
          iconType: 'book',
          color: 'blue',
          fromGap: true,
        },
        {
          title: 'Writing',
          description: 'By itself it would open 7 better-paid moves.',
          difficultyLevel: 'intermediate',
          estimatedDuration: 40,
          iconType: 'book',
          color: 'emerald',
          fromGap: true,
        },
        {
          title: 'Physics',
          description: 'Your best directions ask for more of it than you hold now: Chief Executives.',
          difficultyLevel: 'beginner',
          estimatedDuration: 60,
          iconType: 'book',
          color: 'purple',
          fromGap: true,
        },
        {
          title: 'Python',
          description: 'Your best directions ask for it, and it is not among your skills: Chief Executives; Purchasing Agents.',
          difficultyLevel: 'beginner',
          estimatedDuration: 15,
          iconType: 'code',
          color: 'amber',
          fromGap: true,
        },
      ],
    )
    assert.equal(paths[2]?.modules?.[0]?.skillId, 'knowledge-physics')
  })

  it('are made once, however often and however many at a time they are asked for', async () => {
    assessed(service.siblings)
    const { headers } = await service.user()
    const answers = await Promise.all([init(headers), init(headers), init(headers)])
    for (const paths of answers) assert.equal(paths.length, 4)
    const again = await init(headers)
    assert.deepEqual(again, (await call(service.app, routes.listLearningPaths, { headers })).json)
    assert.equal(again.length, 4)
  })

  it('promise nothing for a direction that has a program or years before it', async () => {
    assessed(service.siblings)
    const way = (months: { studyLow?: number; experience?: number }, known = true) =>
      EntryPath.fromPartial({ how: 'outside', known, ...months })
    const gaps = service.siblings.gaps
    const told = async (entry: EntryPath): Promise<string> => {
      gaps['11-1011.00'] = { ...gaps['11-1011.00']!, entry }
      const { headers } = await service.user()
      return (await init(headers)).map(({ description }) => description).join(' ')
    }
    assert.match(await told(way({ studyLow: 6 })), /Chief Executives/)
    assert.doesNotMatch(await told(way({ studyLow: 30 })), /Chief Executives/)
    assert.doesNotMatch(await told(way({ experience: 24 })), /Chief Executives/)
    assert.doesNotMatch(await told(way({}, false)), /Chief Executives/)
  })

  it('grow with a new gap, but never beyond six that are open', async () => {
    assessed(service.siblings)
    const { headers } = await service.user()
    await init(headers)
    const wide = (id: string, name: string) => ({
      id,
      name,
      size: 0.9,
      levelHeld: 2,
      levelAsked: 4,
      hoursLow: 80,
      hoursHigh: 200,
    })
    service.siblings.gaps['11-1011.00'] = GapResponse.fromPartial({
      gaps: [
        wide('2.A.1.d', 'Speaking'),
        wide('2.A.1.f', 'Science'),
        wide('2.A.2.a', 'Critical Thinking'),
        wide('2.B.3.e', 'Programming'),
      ],
    })
    const paths = await init(headers)
    assert.equal(paths.length, 6)
    assert.equal((await init(headers)).length, 6)
  })

  it('do not wait for recommendations that are still being made', async () => {
    assessed(service.siblings)
    service.siblings.recommendations = ListRecommendationsResponse.create()
    service.siblings.ranking = RankResponse.fromPartial({
      ranked: [{ occupation: { code: '13-1023.00', title: 'Purchasing Agents' } }],
    })
    const { headers } = await service.user()
    const paths = await init(headers)
    assert.deepEqual(titles(paths), ['Negotiation', 'Writing', 'Python'])
    assert.match(paths[0]?.description ?? '', /: Purchasing Agents\.$/)
  })

  it('leave out what the inventory already holds at that level', async () => {
    assessed(service.siblings)
    service.siblings.held = [held('skill-negotiation', 'Negotiation', 3), held('python', 'Python', 1)]
    const { headers } = await service.user()
    assert.deepEqual(titles(await init(headers)), ['Writing', 'Physics', 'Python'])
  })

  it('begin with what suits the way a person learns', async () => {
    assessed(service.siblings)
    const firstTypes = async (style: string | undefined) => {
      service.siblings.learningStyle = style
      const { headers } = await service.user()
      const python = (await init(headers)).find(({ title }) => title === 'Python')
      const params = { pathId: python?.id ?? '' }
      const { json } = await call(service.app, routes.getLearningPath, { headers, params })
      return json.modules[0].resources[0].type
    }
    assert.equal(await firstTypes(undefined), 'course')
    assert.equal(await firstTypes('self-directed'), 'book')
    assert.equal(await firstTypes('structured'), 'course')
    assert.equal(await firstTypes('reading tea leaves'), 'course')
  })

  it('come from the skills a person has begun when there is no assessment', async () => {
    service.siblings.held = [
      held('python', 'Python', 3),
      held('skill-writing', 'Writing', 1),
      held('git', 'Git', 5),
      held('sql', 'SQL', 0),
    ]
    const { headers } = await service.user()
    const paths = await init(headers)
    assert.deepEqual(
      paths.map(({ title, difficultyLevel, description }) => [title, difficultyLevel, description]),
      [
        ['SQL', 'beginner', 'You hold this skill without a level. A first pass shows where you stand.'],
        ['Writing', 'beginner', 'You put yourself at level 1 of 5. This leads one step up.'],
        ['Python', 'advanced', 'You put yourself at level 3 of 5. This leads one step up.'],
      ],
    )
    assert.deepEqual(titles(await init(headers)), titles(paths))
  })

  it('say so when nothing is known about the person', async () => {
    const { headers } = await service.user()
    const paths = await init(headers)
    assert.deepEqual(titles(paths), ['Writing', 'Microsoft Excel'])
    for (const { description } of paths) assert.match(description, /^We know nothing about your gaps yet/)
  })

  it('are not made up while the siblings are away', async () => {
    service.siblings.away = true
    const { headers } = await service.user()
    const answer = await call(service.app, routes.initLearningPaths, { headers })
    assert.equal(answer.status, 503)
    assert.deepEqual((await call(service.app, routes.listLearningPaths, { headers })).json, [])
  })
})
