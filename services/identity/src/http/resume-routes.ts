import { fromJsonResume, toJsonResume } from '@waymark/contracts/models/resume/convert-json-resume'
import { accountRoutes } from '@waymark/contracts/routes/account'
import { uuidv7 } from '@waymark/kit/ids'
import type { Http } from '@waymark/service/http/server'
import type { Context } from '../context.ts'
import { composeSummary } from '../use-cases/profile/career-summary.ts'
import { printDocument } from '../use-cases/profile/print-document.ts'
import { loadResume, resetResume, saveResume } from '../use-cases/profile/resume.ts'

/** The résumé and the career summary: what is made of what we know. */
export function addResumeRoutes(http: Http, context: Context): void {
  http.route(accountRoutes.getResume, async ({ user: { userId }, signal }) => ({
    body: await loadResume(context, { userId, signal }),
  }))

  http.route(accountRoutes.saveResume, async ({ user: { userId }, body }) => ({
    body: await saveResume(context, userId, body),
  }))

  http.route(accountRoutes.resetResume, async ({ user: { userId }, signal }) => ({
    body: await resetResume(context, { userId, signal }),
  }))

  http.route(accountRoutes.importResume, ({ body }) => ({ body: { document: fromJsonResume(body.resume, uuidv7) } }))

  http.route(accountRoutes.exportResume, async ({ user: { userId }, signal }) => {
    const { document, updatedAt } = await loadResume(context, { userId, signal })
    return {
      file: Buffer.from(`${JSON.stringify(toJsonResume(document, updatedAt), null, 2)}\n`),
      type: 'application/json; charset=utf-8',
      headers: attachment('resume.json'),
    }
  })

  http.route(accountRoutes.getResumePdf, async ({ user: { userId }, signal }) => {
    const { document, updatedAt } = await loadResume(context, { userId, signal })
    const createdAt = updatedAt ?? context.clock().toISOString()
    const file = await printDocument(context, { kind: 'resume', data: document, createdAt, signal })
    return { file, type: 'application/pdf', headers: attachment('resume.pdf') }
  })

  http.route(accountRoutes.getCareerSummary, async ({ user: { userId }, signal }) => ({
    body: await composeSummary(context, { userId, signal }),
  }))

  http.route(accountRoutes.getCareerSummaryPdf, async ({ user: { userId }, signal }) => {
    const summary = await composeSummary(context, { userId, signal })
    const { createdAt } = summary
    const file = await printDocument(context, { kind: 'career_summary', data: summary, createdAt, signal })
    return { file, type: 'application/pdf', headers: attachment('career-summary.pdf') }
  })
}

function attachment(name: string): Record<string, string> {
  return { 'content-disposition': `attachment; filename="${name}"` }
}
