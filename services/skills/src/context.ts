import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Base } from '@waymark/service/define-service'
import type { GrpcClient } from '@waymark/service/grpc/client'
import type { Config } from './config.ts'
import { type Careers, createCareers } from './data/careers.ts'
import type { PrismaClient } from './generated/client.ts'

export type Context = Base<Config, PrismaClient> & {
  careers: Careers
  assessment: GrpcClient<typeof AssessmentServiceService> | undefined
}

export function createContext(base: Base<Config, PrismaClient>): Context {
  const { ASSESSMENT_GRPC_ADDR: address } = base.config
  const assessment = address && base.client(AssessmentServiceService, { address, idempotent: ['getProfile'] })
  return { ...base, careers: createCareers(), assessment: assessment || undefined }
}
