import type { Limit, RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { BasicAssessment, DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import type { ReportMark, ReportMarks } from '@waymark/contracts/models/report/report-marks'
import { type ReportType, reportCatalog } from '@waymark/contracts/models/report/report-type'
import type { ApiCall } from '../api/base-query.ts'
import { withMark } from '../lib/with-mark.ts'
import { sampleEased } from './samples-advice.ts'
import { sampleTime } from './to-live.ts'
import { type Answers, bodyOf, type DemoWorld, notFound, param } from './world.ts'

const PAGES = 32
const eased = { ...sampleEased, createdAt: sampleTime }

function easableOf({ limits }: RecommendationAdvice, call: ApiCall): Limit | undefined {
  return limits?.find(({ easing }) => easing?.id === param(call, 'id'))
}

/** Assessments, recommendations and the sample report at the end of the wizard. */
export const reportAnswers: Answers = {
  getAssessmentQuestions: async ({ files }, call) => (await files.questions())[param(call, 'assessmentType')] ?? notFound,
  listAssessments: ({ assessments }) => assessments,
  submitBasicAssessment: (world, call) => ({ id: keep(world, bodyOf<BasicAssessment>(call).assessmentType), status: 'started' }),
  saveDetailedAssessment: (world, call) => {
    const { assessmentType } = bodyOf<DetailedAssessment>(call)
    const id = keep(world, assessmentType)
    world.typeOf.set(id, assessmentType)
    return { id }
  },
  listRecommendations: ({ recommendations }) => recommendations,
  getRecommendationAdvice: ({ advice }) => advice,
  tryLimit: ({ advice, recommendations }, call) => {
    const limit = easableOf(advice, call)
    if (!limit) return notFound
    const { label, easing } = limit
    return { label, easing, recommendations: [...recommendations, eased], candidates: (advice.candidates ?? 0) + limit.refused }
  },
  easeLimit: (world, call) => {
    const limit = easableOf(world.advice, call)
    if (!limit) return notFound
    world.recommendations = [...world.recommendations, eased]
    world.advice = { ...world.advice, limits: world.advice.limits?.filter((one) => one !== limit) }
    const [newest] = world.assessments
    return newest && { id: newest.id, status: 'started' }
  },

  generateReport: (world, call) => {
    const { reportType } = bodyOf<{ reportType: ReportType }>(call)
    const id = world.newId()
    const title = `${reportCatalog[reportType].name} (sample)`
    const made = {
      id,
      reportType,
      title,
      status: 'ready' as const,
      paid: false,
      pages: PAGES,
      createdAt: world.now(),
      readyAt: world.now(),
    }
    world.reports = [made, ...world.reports]
    return { reportId: id, status: 'ready' }
  },
  getPayments: () => ({ payments: 'placeholder' }),
  openCheckout: () => notFound,
  getLanguageModel: () => ({}),
  completeReportPayment: (world, call) => {
    const report = reportOf(world, param(call, 'reportId'))
    if (!report) return notFound
    world.reports = world.reports.map((one) => (one === report ? { ...report, paid: true } : one))
    return { reportId: report.id, paymentId: bodyOf<{ paymentId: string }>(call).paymentId, paidAt: world.now() }
  },
  listReports: ({ reports }) => ({ reports, total: reports.length }),
  getReport: (world, call) => {
    const report = reportOf(world, param(call, 'id'))
    return report ? { report, progress: { ...sampleProgress(report.id), paid: report.paid } } : notFound
  },
  getReportView: async (world, call) => {
    const report = reportOf(world, param(call, 'id'))
    if (!report) return notFound
    const { title, sections } = await world.files.report()
    return {
      id: report.id,
      reportType: report.reportType,
      title: `${title} (sample)`,
      createdAt: sampleTime,
      aiGenerated: false,
      corrects: report.corrects,
      sections,
    }
  },
  getReportMarks: (world, call) => (reportOf(world, param(call, 'id')) ? marksOf(world, param(call, 'id')) : notFound),
  markReport: (world, call) => {
    const id = param(call, 'id')
    if (!reportOf(world, id)) return notFound
    const marks = withMark(marksOf(world, id), { place: param(call, 'place'), mark: bodyOf<ReportMark>(call), now: world.now() })
    world.marks.set(id, marks)
    return marks
  },
  deleteReport: (world, call) => {
    const report = reportOf(world, param(call, 'id'))
    if (!report) return notFound
    world.reports = world.reports.filter((one) => one !== report)
    return { id: report.id }
  },
  // Nobody can open a link to what lives in this browser alone: making one says that it is not part of the demo.
  getSharedSummaryLink: () => ({}),
  endSharedSummary: () => ({}),
  endAiText: () => ({ aiText: false }),
  countClaimableReports: () => ({ count: 0 }),
  claimReports: () => ({ claimed: [] }),
}

/** The one snapshot that the demo's report has: it is there at once. */
export function sampleProgress(reportId: string) {
  const section = { id: 'sample', title: 'A finished sample report', pageFrom: 1, pageTo: PAGES, state: 'done' as const }
  return { reportId, status: 'ready' as const, paid: false, sections: [section], done: 1, total: 1, pages: PAGES }
}

function keep(world: DemoWorld, assessmentType: string): string {
  const id = world.newId()
  world.assessments = [{ id, assessmentType, status: 'completed', createdAt: world.now() }, ...world.assessments]
  return id
}

function marksOf({ marks }: DemoWorld, id: string): ReportMarks {
  return marks.get(id) ?? { ticks: [], notes: [] }
}

function reportOf({ reports }: DemoWorld, id: string) {
  return reports.find((report) => report.id === id)
}
