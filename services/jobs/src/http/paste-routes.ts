import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { loadPerson } from '../data/load-person.ts'
import { pastePosting, removePasted } from '../use-cases/paste-posting.ts'
import { personalOf } from './personal.ts'
import { mustFindPosting } from './posting-routes.ts'
import { presentDetail } from './present.ts'

export function addPasteRoutes(http: Http, context: Context): void {
  http.route(routes.pasteJob, async ({ user: { userId }, body, signal }) => {
    const id = await pastePosting(context, userId, body)
    const posting = await mustFindPosting(context, id, userId)
    const personal = await personalOf(context, await loadPerson(context, userId, signal), [posting])
    return { body: presentDetail(posting, personal(posting)) }
  })

  http.route(routes.removePastedJob, async ({ params, user: { userId } }) => {
    await removePasted(context, userId, params.id)
    return { body: { id: params.id, removed: true } }
  })
}
