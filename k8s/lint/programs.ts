import { schemaOwners } from '@waymark/provision/database/owners'
import { readConfig as readFrontend } from '../../frontend/server/config.ts'
import { loadConfig as readGateway } from '../../gateway/src/config.ts'
import { readConfig as readAssessment } from '../../services/assessment/src/config.ts'
import { readConfig as readGame } from '../../services/game/src/config.ts'
import { readConfig as readIdentity } from '../../services/identity/src/config.ts'
import { readConfig as readJobs } from '../../services/jobs/src/config.ts'
import { readConfig as readLearning } from '../../services/learning/src/config.ts'
import { readConfig as readReport } from '../../services/report/src/config.ts'
import { readConfig as readSkills } from '../../services/skills/src/config.ts'

type Env = Readonly<Record<string, string | undefined>>
export type Server = 'postgres' | 'redis' | 'kafka' | 'smtp'

export type Program = {
  /** Throws with everything that is wrong: the very code that the process starts with. */
  readEnv: (env: Env) => unknown
  /** Siblings that it asks over gRPC. */
  asks: readonly string[]
  /** Services that it passes requests on to. */
  passesTo?: readonly string[]
  servers: readonly Server[]
  /** Connections to PostgreSQL that one process may open: pools, and one each for the relay and for listening. */
  connections?: (pool: number) => number
}

const behind = ['identity', 'assessment', 'report-api', 'skills', 'jobs', 'learning', 'game', 'frontend']

/** Who calls whom; a test compares the services' part with their sources. */
export const programs: Readonly<Record<string, Program>> = {
  gateway: { readEnv: readGateway, asks: ['identity'], passesTo: behind, servers: ['redis'] },
  frontend: { readEnv: (env) => readFrontend({ ...env }, ''), asks: [], servers: [] },
  identity: {
    readEnv: readIdentity,
    asks: ['assessment', 'skills', 'jobs', 'learning', 'game', 'report-api'],
    servers: ['postgres', 'redis', 'kafka', 'smtp'],
    connections: (pool) => 2 * pool + 2,
  },
  assessment: { readEnv: readAssessment, asks: ['skills'], servers: ['postgres', 'kafka'], connections: (pool) => pool + 1 },
  'report-api': {
    readEnv: (env) => readReport(env, 'api'),
    asks: ['assessment', 'identity'],
    servers: ['postgres', 'redis', 'kafka'],
    connections: (pool) => pool + 2,
  },
  'report-worker': {
    readEnv: (env) => readReport(env, 'worker'),
    asks: ['identity', 'skills'],
    servers: ['postgres', 'redis', 'smtp'],
    connections: (pool) => pool,
  },
  skills: { readEnv: readSkills, asks: ['assessment'], servers: ['postgres', 'kafka'], connections: (pool) => pool + 1 },
  jobs: {
    readEnv: readJobs,
    asks: ['skills', 'assessment'],
    servers: ['postgres', 'kafka'],
    connections: (pool) => 2 * Math.max(2, Math.ceil(pool / 2)) + 1,
  },
  learning: {
    readEnv: readLearning,
    asks: ['assessment', 'skills'],
    servers: ['postgres', 'kafka'],
    connections: (pool) => pool + 1,
  },
  game: { readEnv: readGame, asks: [], servers: ['postgres', 'kafka'], connections: (pool) => pool + 1 },
}

/** Commands that run once, by the variables they need. */
export const oneShots: Readonly<Record<string, { file: string; needs: readonly string[]; server: Server }>> = {
  prepare: {
    file: 'services/shared/provision/src/database/prepare-main.ts',
    needs: ['ADMIN_DATABASE_URL', ...ownersVariables()],
    server: 'postgres',
  },
  migrate: { file: 'services/shared/kit/src/database/migrate-main.ts', needs: ['DATABASE_URL', 'SCHEMA'], server: 'postgres' },
  backup: {
    file: 'services/shared/backup/src/backup-main.ts',
    needs: ['ADMIN_DATABASE_URL', 'S3_BUCKET'],
    server: 'postgres',
  },
  restore: {
    file: 'services/shared/backup/src/restore-main.ts',
    needs: ['ADMIN_DATABASE_URL', 'S3_BUCKET', ...ownersVariables()],
    server: 'postgres',
  },
  topics: {
    file: 'services/shared/provision/src/topics/topics-main.ts',
    needs: ['KAFKA_BROKERS', 'KAFKA_REPLICAS'],
    server: 'kafka',
  },
}

function ownersVariables(): string[] {
  return schemaOwners.map((owner) => `${owner.toUpperCase()}_DATABASE_PASSWORD`)
}
