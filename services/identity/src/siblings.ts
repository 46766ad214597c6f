import { createGrpcClient, type GrpcClient } from '@waymark/kit/grpc/client'
import type { Metrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Config } from './config.ts'

/** The services that are asked for their part of a page; one whose address is not set is named as away. */
export type Siblings = {
  assessment: GrpcClient<typeof AssessmentServiceService> | undefined
  skills: GrpcClient<typeof SkillsServiceService> | undefined
  jobs: GrpcClient<typeof JobsServiceService> | undefined
  learning: GrpcClient<typeof LearningServiceService> | undefined
  game: GrpcClient<typeof GameServiceService> | undefined
  report: GrpcClient<typeof ReportServiceService> | undefined
  close(): void
}

/** A page waits this long for a part, and no longer. */
const DEADLINE_MS = 1_000

export function createSiblings(config: Config, metrics: Metrics): Siblings {
  const to = (address: string | undefined) => (address === undefined ? undefined : { address, deadlineMs: DEADLINE_MS, metrics })
  const at = {
    assessment: to(config.ASSESSMENT_GRPC_ADDR),
    skills: to(config.SKILLS_GRPC_ADDR),
    jobs: to(config.JOBS_GRPC_ADDR),
    learning: to(config.LEARNING_GRPC_ADDR),
    game: to(config.GAME_GRPC_ADDR),
    report: to(config.REPORT_GRPC_ADDR),
  }
  const siblings = {
    assessment:
      at.assessment &&
      createGrpcClient(AssessmentServiceService, {
        ...at.assessment,
        idempotent: ['listRecommendations', 'getProfile', 'export'],
      }),
    skills:
      at.skills &&
      createGrpcClient(SkillsServiceService, {
        ...at.skills,
        idempotent: ['listUserSkills', 'search', 'export', 'recordProject'],
      }),
    jobs: at.jobs && createGrpcClient(JobsServiceService, { ...at.jobs, idempotent: ['summary', 'search', 'export'] }),
    learning:
      at.learning && createGrpcClient(LearningServiceService, { ...at.learning, idempotent: ['summary', 'search', 'export'] }),
    game: at.game && createGrpcClient(GameServiceService, { ...at.game, idempotent: ['summary', 'export'] }),
    report:
      at.report && createGrpcClient(ReportServiceService, { ...at.report, idempotent: ['summary', 'export', 'renderDocument'] }),
  }
  return {
    ...siblings,
    close() {
      for (const client of Object.values(siblings)) client?.close()
    },
  }
}
