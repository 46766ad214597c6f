import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Base } from '@waymark/service/define-service'
import type { GrpcClient } from '@waymark/service/grpc/client'
import type { Config } from './config.ts'
import type { PrismaClient } from './generated/client.ts'

export type Context = Base<Config, PrismaClient> & { skills: GrpcClient<typeof SkillsServiceService> }

export function createContext(base: Base<Config, PrismaClient>): Context {
  const skills = base.client(SkillsServiceService, {
    address: base.config.SKILLS_GRPC_ADDR,
    idempotent: ['rank', 'listUserSkills', 'resolveTitle'],
  })
  return { ...base, skills }
}
