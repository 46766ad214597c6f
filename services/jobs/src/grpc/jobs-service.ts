import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import type { GrpcServer } from '@waymark/service/grpc/server'
import type { Context } from '../context.ts'
import { findByWords } from '../data/find-by-words.ts'
import { loadPerson } from '../data/load-person.ts'
import { exportUser } from '../use-cases/export-user.ts'
import { findMatches } from '../use-cases/find-matches.ts'

export function addGrpc(grpc: GrpcServer, context: Context): void {
  const { db, sql } = context
  grpc.add(JobsServiceService, {
    async summary({ userId }, { signal }) {
      if (!UUID.test(userId)) return { matches: 0, best: [], saved: 0, applications: 0 }
      const person = await loadPerson(context, userId, signal)
      const [{ matches, count }, saved, applications] = await Promise.all([
        // A percent is shown whole: 59.5 reads as 60.
        findMatches(context, person, { limit: BEST, countFrom: FAIR - 0.5 }),
        db.savedPosting.count({ where: { userId } }),
        db.application.count({ where: { userId } }),
      ])
      return {
        matches: count,
        best: matches.map(({ posting, match }) => ({
          ...{ jobId: posting.id, title: posting.title, company: posting.company, location: posting.location },
          matchPercentage: match.percentage ?? 0,
        })),
        saved,
        applications,
      }
    },

    async search({ query, userId, limit }) {
      const most = limit > 0 ? Math.min(limit, MOST) : USUAL
      return { found: await findByWords(sql, { query, userId: UUID.test(userId) ? userId : undefined, limit: most }) }
    },

    async export({ userId }) {
      return { json: JSON.stringify(UUID.test(userId) ? await exportUser(context, userId) : {}) }
    },
  })
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The lowest band that has a name of its own. */
const FAIR = 60
const BEST = 2
const USUAL = 5
const MOST = 20
