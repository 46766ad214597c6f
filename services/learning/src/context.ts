import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Base } from '@waymark/service/define-service'
import type { GrpcClient } from '@waymark/service/grpc/client'
import type { Config } from './config.ts'
import { loadLibrary } from './data/load-library.ts'
import type { Library } from './domain/library-types.ts'
import type { PrismaClient } from './generated/client.ts'

export type Context = Base<Config, PrismaClient> & {
  assessment: GrpcClient<typeof AssessmentServiceService>
  skills: GrpcClient<typeof SkillsServiceService>
  library: Library
}

export function createContext(base: Base<Config, PrismaClient>): Context {
  return {
    ...base,
    assessment: base.client(AssessmentServiceService, {
      address: base.config.ASSESSMENT_GRPC_ADDR,
      idempotent: ['getProfile', 'assessmentFacts', 'listRecommendations'],
    }),
    skills: base.client(SkillsServiceService, {
      address: base.config.SKILLS_GRPC_ADDR,
      idempotent: ['rank', 'gap', 'doorsOpened', 'normaliseSkills', 'getOccupations', 'listUserSkills'],
    }),
    library: loadLibrary(),
  }
}
