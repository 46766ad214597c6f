import { PrismaPg } from '@prisma/adapter-pg'
import { poolConfig } from '@waymark/kit/db'
import type { EventBus } from '@waymark/kit/events/bus'
import { createBus } from '@waymark/kit/events/create-bus'
import { createGrpcClient, type GrpcClient } from '@waymark/kit/grpc/client'
import { createLog, type Log } from '@waymark/kit/log'
import { createMetrics, type Metrics } from '@waymark/kit/metrics'
import { AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import pg from 'pg'
import type { Config } from './config.ts'
import { createVocabulary, type Vocabulary } from './domain/vocabulary.ts'
import { PrismaClient } from './generated/client.ts'
import { type BoardReader, createBoardReader } from './match/read-board.ts'
import { createFitReader, type FitReader } from './match/read-fits.ts'

export type Context = {
  config: Config
  log: Log
  metrics: Metrics
  db: PrismaClient
  /** For search and matches, whose plans matter: planned for the words at hand, and never by reading the whole table. */
  sql: pg.Pool
  bus: EventBus
  skills: GrpcClient<typeof SkillsServiceService>
  assessment: GrpcClient<typeof AssessmentServiceService>
  /** How skills are written, as the catalogue has it. */
  vocabulary: Vocabulary
  fits: FitReader
  board: BoardReader
  /** The file of the sample postings. */
  samples: URL
  clock: () => Date
}

export async function createContext(
  config: Config,
  overrides: Partial<Pick<Context, 'clock' | 'log' | 'samples'>> = {},
): Promise<Context> {
  const log = overrides.log ?? createLog({ service: 'jobs', level: config.LOG_LEVEL })
  const metrics = createMetrics({ service: 'jobs' })
  const half = Math.max(2, Math.ceil(config.DATABASE_POOL / 2))
  const pool = poolConfig({ url: config.DATABASE_URL, max: half, name: 'jobs' })
  const sql = new pg.Pool({ ...pool, options: '-c plan_cache_mode=force_custom_plan -c enable_seqscan=off -c jit=off' })
  // Without a listener, a server that goes away under an idle connection would end the process.
  sql.on('error', (err) => log.warn({ err }, 'idle database connection lost'))
  const skills = createGrpcClient(SkillsServiceService, {
    address: config.SKILLS_GRPC_ADDR,
    idempotent: ['listUserSkills', 'fits', 'listSkillNames', 'resolveTitle', 'normaliseSkills'],
    metrics,
  })
  const assessment = createGrpcClient(AssessmentServiceService, {
    address: config.ASSESSMENT_GRPC_ADDR,
    idempotent: ['getProfile'],
    metrics,
  })
  return {
    config,
    log,
    metrics,
    db: new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'jobs' }) }),
    sql,
    bus: await createBus(config, log),
    skills,
    assessment,
    vocabulary: createVocabulary({ list: () => skills.listSkillNames({}) }),
    board: createBoardReader(sql),
    fits: createFitReader({ skills, assessment }),
    samples: overrides.samples ?? new URL('../samples/postings.json', import.meta.url),
    clock: overrides.clock ?? (() => new Date()),
  }
}
