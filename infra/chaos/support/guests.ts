import { request } from 'node:http'
import { createdAssessment } from '@waymark/contracts/models/assessment/assessment'
import { type DetailedQuestion, detailedQuestion } from '@waymark/contracts/models/assessment/question'
import { acceptedReport } from '@waymark/contracts/models/report/report'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { decode } from '@waymark/kit/decode'
import * as t from 'io-ts'
import { answersFor } from '../../../services/report/test/personas/answers-for.ts'
import type { Persona } from '../../../services/report/test/personas/persona.ts'

type Call = { method: 'GET' | 'POST'; path: string; body?: unknown; cookie?: string; from?: string }
type Answer = { status: number; json: unknown; cookie: string }

/** One call to the site. `from` is the loopback address it comes from: throttles count by address. */
export function callSite(site: string, { method, path, body, cookie, from = '127.0.0.1' }: Call): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const { port, origin } = new URL(site)
  const headers = {
    host: new URL(site).host,
    origin,
    ...(cookie && { cookie }),
    ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
  }
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, method, path, headers, localAddress: from, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const set = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
        resolve({
          status: response.statusCode ?? 0,
          json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
          cookie: set,
        })
      })
    })
    call.on('timeout', () => call.destroy(new Error('no answer in 30 s')))
    call.on('error', reject)
    call.end(payload)
  })
}

export async function questionsOf(site: string, type: ReportType): Promise<DetailedQuestion[]> {
  const answer = await callSite(site, { method: 'GET', path: `/api/reports/assessment-questions/${type}` })
  return decode(t.array(detailedQuestion), answer.json)
}

export type Guest = { email: string; reportId: string; cookie: string }

/** A guest who answers and asks for the report, from an address of their own; with `aiText` a language model may word it. */
export async function orderAsGuest(
  site: string,
  guest: {
    persona: Persona
    type: ReportType
    questions: readonly DetailedQuestion[]
    email: string
    from: string
    aiText?: boolean
  },
): Promise<Guest> {
  const { persona, type, questions, email, from, aiText } = guest
  const answers = { ...answersFor(persona, type, questions), guestEmail: email }
  const saved = await callSite(site, { method: 'POST', path: '/api/guest-assessment', body: answers, from })
  if (saved.status !== 201) throw new Error(`guest-assessment was answered with ${saved.status}: ${JSON.stringify(saved.json)}`)
  const { id } = decode(createdAssessment, saved.json)
  const body = { assessmentId: id, reportType: type, guestEmail: email, ...(aiText !== undefined && { aiText }) }
  const accepted = await callSite(site, { method: 'POST', path: '/api/generate-guest-report', body, cookie: saved.cookie, from })
  if (accepted.status !== 202)
    throw new Error(`generate-guest-report was answered with ${accepted.status}: ${JSON.stringify(accepted.json)}`)
  return { email, reportId: decode(acceptedReport, accepted.json).reportId, cookie: saved.cookie }
}
