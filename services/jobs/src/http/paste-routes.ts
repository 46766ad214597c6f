import { jobsRoutes as routes } from '@waymark/contracts/routes/jobs'
import type { Http } from '@waymark/kit/http/server'
import type { Context } from '../context.ts'
import { loadPerson } from '../match/load-person.ts'
import { personalOf } from '../match/personal.ts'
import { presentDetail } from '../present.ts'
import { pastePosting, removePasted } from '../use-cases/paste-posting.ts'
import { mustFindPosting } from './posting-routes.ts'

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
