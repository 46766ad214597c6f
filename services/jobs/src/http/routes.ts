import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { addApplicationRoutes } from './application-routes.ts'
import { addMatchRoutes } from './match-routes.ts'
import { addPasteRoutes } from './paste-routes.ts'
import { addPostingRoutes } from './posting-routes.ts'
import { addSavedRoutes } from './saved-routes.ts'

export function addHttp(http: Http, context: Context): void {
  addPostingRoutes(http, context)
  addMatchRoutes(http, context)
  addSavedRoutes(http, context)
  addApplicationRoutes(http, context)
  addPasteRoutes(http, context)
}
