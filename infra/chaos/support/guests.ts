import { createdAssessment } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, detailedQuestion } from '@waymark/contracts/models/assessment/question'
import { acceptedReport } from '@waymark/contracts/models/report/report'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { personas } from '../../../services/report/test/personas/all.ts'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import { callSite } from '../../e2e/support/call-site.ts'

export type Guest = { email: string; reportId: string; cookie: string }

/** Somebody without an account. `person` counts through the invented people; with `aiText` a language model may word the report. */
export type Visitor = { email: string; person?: number; type?: ReportType; from?: string; aiText?: boolean }

/** A guest who answers, and asks for the report when told to. */
export async function answerAsGuest(site: string, visitor: Visitor): Promise<{ email: string; order: () => Promise<Guest> }> {
  const { email, person = 0, type = 'career_deep_dive', from, aiText } = visitor
  const post = async (path: string, body: object, { status, cookie }: { status: number; cookie?: string }) => {
    const answer = await callSite(site, { method: 'POST', path, body, ...(cookie && { cookie }), ...(from && { from }) })
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}: ${answer.text}`)
    return answer
  }
  const answers = answersFor(personas[person % personas.length]!, type, await questionsOf(site, type))
  const { json, cookie } = await post('/api/guest-assessment', { ...answers, guestEmail: email }, { status: 201 })
  const order = { assessmentId: decode(createdAssessment, json).id, reportType: type, guestEmail: email }
  return {
    email,
    async order() {
      const body = { ...order, ...(aiText !== undefined && { aiText }) }
      const accepted = await post('/api/generate-guest-report', body, { status: 202, cookie })
      return { email, reportId: decode(acceptedReport, accepted.json).reportId, cookie }
    },
  }
}

export const orderAsGuest = async (site: string, visitor: Visitor): Promise<Guest> => (await answerAsGuest(site, visitor)).order()

/** They stay the same as long as a site runs. */
const known = new Map<string, Promise<DetailedQuestion[]>>()

function questionsOf(site: string, type: ReportType): Promise<DetailedQuestion[]> {
  const path = `/api/reports/assessment-questions/${type}`
  const asked =
    known.get(site + path) ?? callSite(site, { method: 'GET', path }).then(({ json }) => decode(t.array(detailedQuestion), json))
  known.set(site + path, asked)
  asked.catch(() => known.delete(site + path))
  return asked
}
