import { identityRoutes } from '@waymark/contracts/routes/identity'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { searchEverything } from '../use-cases/search-everything.ts'

export function addSearchRoutes(http: Http, context: Context): void {
  http.route(identityRoutes.search, async ({ user, query, signal }) => ({
    body: await searchEverything(context, { userId: user.userId, q: query.q, limit: query.limit, signal }),
  }))
}
