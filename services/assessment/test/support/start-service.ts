import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { Gate } from '@waymark/proto/waymark/skills/v1/occupation'
import {
  type CountUnreadPhrasesRequest,
  type HeldSkill,
  RankedOccupation,
  type RankRequest,
  RankResponse,
  type ResolveTitleResponse,
  SkillsServiceService,
} from '@waymark/proto/waymark/skills/v1/skills'
import { createGrpcServer } from '@waymark/service/grpc/server'
import { startTestService } from '@waymark/testing/service'
import { assessment } from '../../src/service.ts'

/** The whole service on a real database and bus; only its sibling `skills` is a stand-in, on a real gRPC port. */
export async function startService(env: Record<string, string> = {}) {
  const skills = await startSkills()
  const clock = { now: undefined as Date | undefined }
  const service = await startTestService(assessment, {
    grpc: AssessmentServiceService,
    env: { SKILLS_GRPC_ADDR: `127.0.0.1:${skills.port}`, ...env },
    given: { clock: () => clock.now ?? new Date() },
  })
  return {
    ...service,
    clock,
    skills,
    async stop() {
      await service.stop()
      await skills.stop()
    },
  }
}

export type TestService = Awaited<ReturnType<typeof startService>>

type Behaviour = {
  rank: (request: RankRequest) => RankResponse | Promise<RankResponse>
  count: (request: CountUnreadPhrasesRequest) => { counted: number }
}

async function startSkills() {
  const asked: RankRequest[] = []
  const behaviour: Behaviour = { rank: () => threeJobs(), count: () => ({ counted: 0 }) }
  const server = createGrpcServer({
    log: createLog({ service: 'skills', level: 'silent' }),
    metrics: createMetrics({ service: 'skills', processMetrics: false }),
  })
  const held = new Map<string, HeldSkill[]>()
  const titles = new Map<string, ResolveTitleResponse>()
  const { rank, listUserSkills, resolveTitle, countUnreadPhrases } = SkillsServiceService
  server.add(
    { rank, listUserSkills, resolveTitle, countUnreadPhrases },
    {
      countUnreadPhrases: (request) => behaviour.count(request),
      resolveTitle: ({ title }) => titles.get(title) ?? { kind: 'not_sure', matches: [] },
      listUserSkills: ({ userId }) => ({ skills: held.get(userId) ?? [] }),
      rank: (request) => {
        asked.push(request)
        return behaviour.rank(request)
      },
    },
  )
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { port, asked, behaviour, held, titles, stop: () => server.close(0) }
}

/** A list with what a ranking says as a whole: a goal answered, one refused, and a gate before the first place. */
export function advisedJobs(): RankResponse {
  const { ranked, ...rest } = threeJobs()
  const [first, second, third] = ranked as [RankedOccupation, RankedOccupation, RankedOccupation]
  const gate = Gate.fromPartial({
    ...{ kind: 'license', license: 'State license (RN)', licenseBy: 'state', program: 'Associate degree in nursing' },
    ...{ pay: 'paid', payPercentLow: 45, payPercentHigh: 90 },
  })
  const way = { how: 'outside', studyLow: 20, studyHigh: 30, paidLow: 1, paidHigh: 3, experience: 4, known: true }
  const gated: RankedOccupation = {
    ...first,
    occupation: { ...first.occupation!, gate },
    entry: { ...way, missing: ['the program: associate degree in nursing'] },
    step: 'real_change',
    answers: ['nurse'],
  }
  return {
    ...rest,
    ranked: [gated, { ...second, entry: { ...way, known: false, missing: [] } }, third],
    goals: [
      {
        phrase: 'nurse',
        codes: ['29-1141.00'],
        answer: 'not_yet',
        why: 'It takes about 24 months.',
        place: gated,
        loose: false,
        ownBusiness: undefined,
      },
      {
        phrase: 'owl keeper',
        codes: [],
        answer: 'no',
        why: 'We found no occupation that these words mean.',
        place: undefined,
        loose: false,
        ownBusiness: undefined,
      },
    ],
    refused: [{ code: '27-2011.00', title: 'Actors', rule: 'selection', why: 'People are chosen.', whatWouldOpenIt: 'Ask.' }],
    candidates: 61,
    confidence: 'medium',
    confidenceReason: 'The first places change.',
    present: third,
    specialities: [second],
    sameWork: {
      rungs: [{ name: 'Practice manager', differs: 'You lead the office.', opens: 'Years in the office.' }],
      settings: [{ name: 'Hospital', differs: 'Shifts around the clock.' }],
    },
  }
}

export function threeJobs(): RankResponse {
  return RankResponse.fromPartial({
    engineVersion: 'test-1',
    ranked: [
      job('29-1141.00', 'Registered Nurses', 84),
      job('25-1072.00', 'Nursing Instructors', 78.6),
      job('11-9111.00', 'Medical and Health Services Managers', 71),
    ],
  })
}

function job(code: string, title: string, fit: number): RankedOccupation {
  return RankedOccupation.fromPartial({
    fit,
    fitLow: fit - 6.4,
    fitHigh: fit + 5.2,
    occupation: {
      code,
      title,
      description: `What ${title} do.`,
      skills: [{ id: '2.A.1.b', name: 'Active Listening', importance: 4, level: 4 }],
      wages: { year: 2024, p25: 78_610, p75: 107_960, median: 93_600 },
      outlook: { growthPercent: 4.9, openingsPerYear: 189_100 },
    },
    reasonsFor: [{ kind: 'interest_match', text: 'You like to help (9).', sources: 'Y', size: 1 }],
    reasonsAgainst: [{ kind: 'shifts', text: 'Many work nights.', sources: 'O', size: 0.4 }],
  })
}
