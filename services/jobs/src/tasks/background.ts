import { DATABASE_PATIENCE_MS } from '@waymark/kit/lifecycle'
import type { Context } from '../context.ts'
import { closeForgotten } from '../use-cases/close-forgotten.ts'
import { seedSamples } from '../use-cases/seed-samples.ts'
import { createImporter } from './importer.ts'

/** Beside the start: reading the postings asks skills, which may come up later than we do. */
export const seedSamplePostings = {
  name: 'seed sample postings',
  everyMs: 3_000,
  async work(context: Context): Promise<'done'> {
    await seedSamples(context)
    return 'done'
  },
}

/** What starts and stops with the service beside its doors. */
export function backgroundParts(context: Context) {
  return {
    // All postings are read beside the start; who asks before that waits for it.
    board: { start: () => void context.board.read().catch((err) => context.log.warn({ err }, 'posting index not loaded')) },
    feeds: { start: () => closeForgotten(context), patienceMs: DATABASE_PATIENCE_MS },
    importer: createImporter(context),
  }
}
