import { tracedPool } from '@waymark/kit/database/traced'
import { poolConfig } from '@waymark/kit/db'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import type { Base } from '@waymark/service/define-service'
import type { GrpcClient } from '@waymark/service/grpc/client'
import pg from 'pg'
import { type Config, halfPool } from './config.ts'
import { type BoardReader, createBoardReader } from './data/read-board.ts'
import { createFitReader, type FitReader } from './data/read-fits.ts'
import { createVocabulary, type Vocabulary } from './data/vocabulary.ts'
import type { PrismaClient } from './generated/client.ts'

export type Context = Base<Config, PrismaClient> & {
  /** For search and matches, whose plans matter: planned for the words at hand, and never by reading the whole table. */
  sql: pg.Pool
  skills: GrpcClient<typeof SkillsServiceService>
  assessment: GrpcClient<typeof AssessmentServiceService>
  /** How skills are written, as the catalogue has it. */
  vocabulary: Vocabulary
  fits: FitReader
  board: BoardReader
  /** The file of the sample postings. */
  samples: URL
}

export function createContext(base: Base<Config, PrismaClient>, given: Partial<Context>): Context {
  const { config, client } = base
  const sql = createSearchPool(base)
  base.lifecycle.add('search connections', { stop: () => sql.end() })
  const skills = client(SkillsServiceService, {
    address: config.SKILLS_GRPC_ADDR,
    idempotent: ['listUserSkills', 'fits', 'listSkillNames', 'resolveTitle', 'normaliseSkills'],
  })
  const assessment = client(AssessmentServiceService, { address: config.ASSESSMENT_GRPC_ADDR, idempotent: ['getProfile'] })
  return {
    ...base,
    sql,
    skills,
    assessment,
    vocabulary: createVocabulary({ list: () => skills.listSkillNames({}) }),
    board: createBoardReader(sql),
    fits: createFitReader({ skills, assessment }),
    samples: given.samples ?? new URL('../samples/postings.json', import.meta.url),
  }
}

function createSearchPool({ config, log }: Base<Config, PrismaClient>): pg.Pool {
  const limits = poolConfig({ url: config.DATABASE_URL, max: halfPool(config), name: 'jobs' })
  const sql = new pg.Pool({ ...limits, options: '-c plan_cache_mode=force_custom_plan -c enable_seqscan=off -c jit=off' })
  // Without a listener, a server that goes away under an idle connection would end the process.
  sql.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  return tracedPool(sql)
}
