import { jobsRoutes } from '@waymark/contracts/routes/jobs'
import { DATABASE_PATIENCE_MS } from '@waymark/kit/lifecycle'
import { defineService } from '@waymark/service/define-service'
import { halfPool, readConfig } from './config.ts'
import { type Context, createContext } from './context.ts'
import { handlers } from './events/consumers.ts'
import { PrismaClient } from './generated/client.ts'
import { addGrpc } from './grpc/jobs-service.ts'
import { addHttp } from './http/routes.ts'
import { createImporter } from './tasks/importer.ts'
import { closeForgotten } from './use-cases/close-forgotten.ts'
import { seedSamples } from './use-cases/seed-samples.ts'

/** Postings, how they match a person, what people saved of them, and their applications. */
export const jobs = defineService({
  name: 'jobs',
  readConfig,
  createDatabase: (adapter) => new PrismaClient({ adapter }),
  poolSize: halfPool,
  createContext,
  routes: jobsRoutes,
  http: addHttp,
  grpc: addGrpc,
  subscriptions: () => handlers,
  tasks: [
    // Beside the start: reading the postings asks skills, which may come up later than we do.
    { name: 'seed sample postings', everyMs: 3_000, work: seedOnce },
  ],
  parts: (context) => ({
    // All postings are read beside the start; who asks before that waits for it.
    board: { start: () => void context.board.read().catch((err) => context.log.warn({ err }, 'posting index not loaded')) },
    feeds: { start: () => closeForgotten(context), patienceMs: DATABASE_PATIENCE_MS },
    importer: createImporter(context),
  }),
})

async function seedOnce(context: Context): Promise<'done'> {
  await seedSamples(context)
  return 'done'
}
