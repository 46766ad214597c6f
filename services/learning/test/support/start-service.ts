import { AppError } from '@waymark/kit/errors'
import { uuidv7 } from '@waymark/kit/ids'
import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import {
  AssessmentFactsResponse,
  AssessmentServiceService,
  GetProfileResponse,
  ListRecommendationsResponse,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import {
  DoorsOpenedResponse,
  GapResponse,
  HeldSkill,
  RankResponse,
  SkillsServiceService,
} from '@waymark/proto/waymark/skills/v1/skills'
import { createGrpcServer } from '@waymark/service/grpc/server'
import { startTestService } from '@waymark/testing/service'
import { learning } from '../../src/service.ts'

/** The whole service on a real database and bus, with siblings that say what a test wants them to say. */
export async function startService() {
  const siblings = await startSiblings()
  const at = `127.0.0.1:${siblings.port}`
  const service = await startTestService(learning, {
    grpc: LearningServiceService,
    env: { ASSESSMENT_GRPC_ADDR: at, SKILLS_GRPC_ADDR: at },
  })
  return {
    ...service,
    siblings: siblings.say,
    async stop() {
      await service.stop()
      await siblings.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>

const SLUGS: Readonly<Record<string, [slug: string, kind: string]>> = {
  sql: ['structured-query-language-sql', 'technology'],
  python: ['python', 'technology'],
  writing: ['skill-writing', 'skill'],
  negotiation: ['skill-negotiation', 'skill'],
  physics: ['knowledge-physics', 'knowledge'],
}

async function startSiblings() {
  const say = {
    /** Undefined: no assessment. */
    profile: undefined as GetProfileResponse | undefined,
    /** As the newest assessment answers it. */
    learningStyle: undefined as string | undefined,
    recommendations: ListRecommendationsResponse.fromPartial({}),
    gaps: {} as Record<string, GapResponse>,
    doors: DoorsOpenedResponse.fromPartial({}),
    ranking: RankResponse.fromPartial({}),
    held: [] as HeldSkill[],
    /** Nothing answers. */
    away: false,
  }
  const here = () => {
    if (say.away) throw new AppError('unavailable', 'away')
  }
  const server = createGrpcServer({
    log: createLog({ service: 'siblings', level: 'silent' }),
    metrics: createMetrics({ service: 'siblings', processMetrics: false }),
  })
  const { getProfile, assessmentFacts, listRecommendations } = AssessmentServiceService
  server.add(
    { getProfile, assessmentFacts, listRecommendations },
    {
      assessmentFacts: () => {
        here()
        return AssessmentFactsResponse.fromPartial({ learningStyle: say.learningStyle ?? '' })
      },
      getProfile: () => {
        here()
        if (!say.profile) throw new AppError('not_found', 'There is no assessment.')
        return say.profile
      },
      listRecommendations: ({ limit }) => {
        here()
        return { ...say.recommendations, recommendations: say.recommendations.recommendations.slice(0, limit || 20) }
      },
    },
  )
  const { rank, gap, doorsOpened, normaliseSkills, listUserSkills } = SkillsServiceService
  server.add(
    { rank, gap, doorsOpened, normaliseSkills, listUserSkills },
    {
      rank: () => say.ranking,
      gap: ({ code }) => say.gaps[code] ?? GapResponse.fromPartial({}),
      doorsOpened: () => say.doors,
      normaliseSkills: ({ names }) => {
        here()
        return {
          skills: names.map((asked) => {
            const [slug, kind] = SLUGS[asked.toLowerCase()] ?? ['', '']
            return { asked, slug, kind, name: asked }
          }),
        }
      },
      listUserSkills: () => {
        here()
        return { skills: say.held }
      },
    },
  )
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port, say, stop: () => server.close(0) }
}

export function held(skillId: string, name: string, proficiencyLevel: number): HeldSkill {
  return HeldSkill.fromPartial({ skillId, name, proficiencyLevel })
}

/** Three directions that ask for more Negotiation, Physics and Python, and a door that Writing would open. */
export function assessed(say: TestService['siblings']): void {
  const gap = (id: string, name: string, size: number, levelHeld: number) => ({
    id,
    name,
    size,
    levelHeld,
    levelAsked: levelHeld + 1.5,
    importance: 4,
    hoursLow: 60,
    hoursHigh: 150,
  })
  const tool = {
    id: 'python',
    name: 'Python',
    size: 0.08,
    levelHeld: -1,
    levelAsked: 0,
    importance: 3,
    hoursLow: 15,
    hoursHigh: 60,
  }
  say.profile = GetProfileResponse.fromPartial({ profile: {}, assessmentId: uuidv7(), purpose: 'basic' })
  say.recommendations = ListRecommendationsResponse.fromPartial({
    assessments: 1,
    recommendations: [
      { id: uuidv7(), occupationCode: '11-1011.00', careerTitle: 'Chief Executives' },
      { id: uuidv7(), occupationCode: '13-1023.00', careerTitle: 'Purchasing Agents' },
    ],
  })
  say.gaps = {
    '11-1011.00': GapResponse.fromPartial({
      gaps: [gap('2.B.1.d', 'Negotiation', 0.6, 3), gap('2.C.4.b', 'Physics', 0.2, 1), tool, gap('2.A.1.d', 'Speaking', -0.3, 5)],
    }),
    '13-1023.00': GapResponse.fromPartial({ gaps: [gap('2.B.1.d', 'Negotiation', 0.4, 3), tool] }),
  }
  say.doors = DoorsOpenedResponse.fromPartial({
    doors: [{ skillId: '2.A.1.c', skillName: 'Writing', opened: 7, hoursLow: 40, hoursHigh: 100 }],
  })
}
