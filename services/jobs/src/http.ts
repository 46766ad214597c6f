import type { Http } from '@waymark/kit/http/server'
import type { Context } from './context.ts'
import { addApplicationRoutes } from './http/application-routes.ts'
import { addMatchRoutes } from './http/match-routes.ts'
import { addPasteRoutes } from './http/paste-routes.ts'
import { addPostingRoutes } from './http/posting-routes.ts'
import { addSavedRoutes } from './http/saved-routes.ts'

export function addHttp(http: Http, context: Context): void {
  addPostingRoutes(http, context)
  addMatchRoutes(http, context)
  addSavedRoutes(http, context)
  addApplicationRoutes(http, context)
  addPasteRoutes(http, context)
}
