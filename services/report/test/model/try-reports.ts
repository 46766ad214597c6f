import { createLog } from '@waymark/kit/log'
import { createCareers } from '../../../skills/src/data/careers.ts'
import { assembleReport, composeReport } from '../../src/document/sections/compose-report.ts'
import { proofread } from '../../src/document/sections/proofread.ts'
import type { ReportContents } from '../../src/document/sections/section.ts'
import { createCircuit } from '../../src/tasks/llm/circuit.ts'
import { createModel } from '../../src/tasks/llm/model.ts'
import { createModelWriter } from '../../src/tasks/llm/model-writer.ts'
import type { Writer } from '../../src/tasks/llm/writer.ts'
import { crowdOf, drawPerson } from '../crowd/draw-person.ts'
import { engineInProcess, inputOf } from '../paper/support/persona-input.ts'
import { withOrders } from './hostile-answers.ts'
import { type Answered, startHostileModel } from './hostile-stub.ts'
import { type Finding, judgePrint } from './judge-print.ts'

export type Tried = {
  reports: number
  requests: number
  /** Texts of reports that are the model's now, and those that stayed ours. */
  printed: number
  kept: number
  answered: readonly Answered[]
  /** Attacks that reached the paper word for word. */
  passed: readonly Answered[]
  findings: readonly (Finding & { report: number })[]
}

/** So many chance people over the four types, each with orders among their answers, worded by a hostile model over HTTP. */
export async function tryReports(options: {
  people: number
  seed: string
  /** Called with each report as the model left it. */
  onReport?: (contents: ReportContents, index: number) => Promise<void> | void
}): Promise<Tried> {
  const { people, seed, onReport } = options
  const careers = createCareers()
  const skills = engineInProcess(careers)
  const crowd = crowdOf(careers)
  const stub = await startHostileModel(seed)
  const writer = writerOf(stub.url)
  const tried = { printed: 0, kept: 0, passed: [] as Answered[], findings: [] as (Finding & { report: number })[] }
  try {
    for (let index = 0; index < people; index++) {
      const person = drawPerson(crowd, seed, index)
      const drawn = await inputOf(withOrders(person.payload, index), person.personName, skills)
      // Each report has its own time with the model.
      const input = { ...drawn, reportId: `018f2c00-0000-7000-8000-${String(index).padStart(12, '0')}` }
      const before = stub.answered.length
      const ours = composeReport(input)
      const sections = []
      for (const section of ours.sections) {
        const { content } = await writer.write(section, { input, aiText: true, signal: AbortSignal.timeout(60_000) })
        proofread(content)
        sections.push(content)
      }
      const models = assembleReport(input, sections)
      const given = new Set(textsOf(models))
      const all = new Set(textsOf(ours))
      const answers = stub.answered.slice(before)
      tried.passed.push(...answers.filter(({ attack, text }) => attack && text !== '' && given.has(text) && !all.has(text)))
      const changed = textsOf(models).filter((text) => !all.has(text)).length
      tried.printed += changed
      tried.kept += new Set(answers.map(({ asked }) => asked)).size - changed
      tried.findings.push(...judgePrint(ours, models).map((finding) => ({ ...finding, report: index })))
      await onReport?.(models, index)
    }
    return { ...tried, reports: people, requests: stub.requests(), answered: stub.answered }
  } finally {
    await stub.stop()
  }
}

function writerOf(url: string): Writer {
  const model = createModel({ apiKey: 'none', baseUrl: url, model: 'hostile', circuit: createCircuit() })
  const budget = { reserve: async () => '2026-11-21', settle: async () => undefined }
  return createModelWriter({ model, budget, log: createLog({ service: 'hostile-model', level: 'silent' }) })
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => (key === 'drawing' || key === 'facts' ? [] : textsOf(item)))
}

/** The figures of a trial as a table: what was tried, how often, and how much of it stands on paper. */
export function tableOf({ reports, requests, printed, kept, answered, passed, findings }: Tried): string {
  const sent = answered.filter(({ attack }) => attack)
  const kinds = [...new Set(sent.map(({ attack }) => `${attack?.aims}: ${attack?.kind}`))].toSorted()
  const of = (list: readonly Answered[], kind: string) =>
    list.filter(({ attack }) => `${attack?.aims}: ${attack?.kind}` === kind).length
  const row = (what: string, a: unknown, b: unknown = '') =>
    `${what.padEnd(48)} ${String(a).padStart(8)} ${String(b).padStart(8)}`
  return [
    row('reports', reports),
    row('requests to the model', requests),
    row('texts worded by the model, and left as ours', printed, kept),
    row('attack', 'tried', 'printed'),
    ...kinds.map((kind) => row(`  ${kind}`, of(sent, kind), of(passed, kind))),
    row('all attacks', sent.length, passed.length),
    ...(['invented figure', 'obeyed order'] as const).map((kind) =>
      row(`${kind}s on paper`, findings.filter((finding) => finding.kind === kind).length),
    ),
    ...passed.slice(0, 20).map(({ attack, asked, text }) => `  ${attack?.kind}: ${asked}\n      -> ${text}`),
    ...findings.slice(0, 20).map(({ report, kind, page, what }) => `  ${kind}, report ${report}, page ${page}: ${what}`),
  ].join('\n')
}
