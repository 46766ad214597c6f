import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Base } from '@waymark/service/define-service'
import type { GrpcClient } from '@waymark/service/grpc/client'
import type { Definition } from '@waymark/service/grpc/types'
import type { Config } from '../config.ts'

/** The services that are asked for their part of a page; one whose address is not set is named as away. */
export type Upstreams = {
  assessment: GrpcClient<typeof AssessmentServiceService> | undefined
  skills: GrpcClient<typeof SkillsServiceService> | undefined
  jobs: GrpcClient<typeof JobsServiceService> | undefined
  learning: GrpcClient<typeof LearningServiceService> | undefined
  game: GrpcClient<typeof GameServiceService> | undefined
  report: GrpcClient<typeof ReportServiceService> | undefined
}

/** A page waits this long for a part, and no longer. */
const DEADLINE_MS = 1_000

export function createUpstreams({ config, client }: Pick<Base<Config, unknown>, 'config' | 'client'>): Upstreams {
  const to = <D extends Definition>(definition: D, address: string | undefined, idempotent: (keyof D & string)[]) =>
    address === undefined ? undefined : client(definition, { address, deadlineMs: DEADLINE_MS, idempotent })
  return {
    assessment: to(AssessmentServiceService, config.ASSESSMENT_GRPC_ADDR, [
      'listRecommendations',
      'getProfile',
      'assessmentFacts',
      'export',
    ]),
    skills: to(SkillsServiceService, config.SKILLS_GRPC_ADDR, ['listUserSkills', 'search', 'export']),
    jobs: to(JobsServiceService, config.JOBS_GRPC_ADDR, ['summary', 'search', 'export']),
    learning: to(LearningServiceService, config.LEARNING_GRPC_ADDR, ['summary', 'search', 'export']),
    game: to(GameServiceService, config.GAME_GRPC_ADDR, ['summary', 'export']),
    report: to(ReportServiceService, config.REPORT_GRPC_ADDR, ['summary', 'export', 'renderDocument']),
  }
}
