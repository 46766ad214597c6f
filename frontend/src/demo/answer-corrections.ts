import type { AnswerCorrection, DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import { basicProfileFields } from '@waymark/contracts/models/assessment/assessment'
import { joinTimeline, splitTimeline } from '@waymark/contracts/models/identity/timeline'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import {
  CORRECTION_DAYS,
  FREE_CORRECTIONS,
  fieldQuestions,
  occupationQuestion,
  type ReportAnswers,
} from '@waymark/contracts/models/report/report-answers'
import type { ApiCall } from '../api/base-query.ts'
import { sayAnswer, sayField } from './say-answer.ts'
import { type Answers, bodyOf, type DemoWorld, notFound, param, refusal } from './world.ts'

/** Corrections in the demo: the answers of the sample's person, one of them changed, and the sample report again. */
export const correctionAnswers: Answers = {
  getReportAnswers: async (world, call) => {
    const report = reportAt(world, param(call, 'id'))
    return report ? { ...(await restsOn(world, report)), corrections: correctionsOf(world, report) } : notFound
  },
  correctReport: (world, call) => correct(world, call),
  compareReports: async (world, call) => {
    const [before, after] = [reportAt(world, param(call, 'other')), reportAt(world, param(call, 'id'))]
    if (!before || !after) return notFound
    const { places } = await world.files.answers()
    const [old, now] = [await restsOn(world, before), await restsOn(world, after)]
    const answers = changesBetween(old.said, now.said)
    return {
      before: sideOf(before),
      after: sideOf(after),
      answers,
      places: answers.length > 0 ? places : places.flatMap((place) => (place.before ? [{ ...place, after: place.before }] : [])),
    }
  },
}

async function correct(world: DemoWorld, call: ApiCall): Promise<unknown> {
  const report = reportAt(world, param(call, 'id'))
  if (!report) return notFound
  if (correctionsOf(world, report).left === 0)
    return refusal(409, `A report can be corrected ${FREE_CORRECTIONS} times within ${CORRECTION_DAYS} days of the first one.`)
  const correction = bodyOf<AnswerCorrection>(call)
  const before = await restsOn(world, report)
  const asked = (await world.files.questions())[before.answers.assessmentType]?.find(({ id }) => id === correction.id)
  const old = before.said.find(({ id }) => id === correction.id)
  const said = {
    id: correction.id,
    question: old?.question ?? asked?.question ?? nameOf(correction.id),
    words: asked ? sayAnswer(asked, correction.answers) : sayField(correction.id, correction.answers),
  }
  const id = world.newId()
  const now = world.now()
  world.corrected.set(id, {
    answers: corrected(before.answers, correction, asked?.timelines),
    said: old ? before.said.map((one) => (one === old ? said : one)) : [...before.said, said],
  })
  const corrects = { reportId: report.id, question: said.question, before: old?.words ?? '', after: said.words }
  world.reports = [{ ...report, id, createdAt: now, readyAt: now, corrects }, ...world.reports]
  return { reportId: id, status: report.status }
}

function nameOf(id: string): string {
  const names: Readonly<Record<string, string>> = fieldQuestions
  return names[id] ?? occupationQuestion
}

/** The saved answers with the corrected one in place of the old one. */
function corrected(
  saved: DetailedAssessment,
  { id, answers }: AnswerCorrection,
  timelines?: readonly string[],
): DetailedAssessment {
  if (id === 'careerGoals') return { ...saved, careerGoals: answers.careerGoals ?? saved.careerGoals }
  if (Object.hasOwn(basicProfileFields, id)) return { ...saved, [id]: answers.field }
  if (timelines) {
    const lines = Object.fromEntries(splitTimeline(answers.careerGoals ?? '', timelines).answers)
    return { ...saved, careerGoals: joinTimeline(splitTimeline(saved.careerGoals, timelines).careerGoals, timelines, lines) }
  }
  const others = <T>(map: Readonly<Record<string, T>> | undefined) =>
    Object.fromEntries(Object.entries(map ?? {}).filter(([key]) => key !== id && !key.startsWith(`${id}_`)))
  return {
    ...saved,
    ...(answers.skillsTechnical && { skillsTechnical: answers.skillsTechnical }),
    personalityScores: { ...others(saved.personalityScores), ...answers.personalityScores },
    workValues: { ...others(saved.workValues), ...answers.workValues },
    motivations: { ...others(saved.motivations), ...answers.motivations },
    challenges: { ...others(saved.challenges), ...answers.challenges },
  }
}

async function restsOn(
  { corrected: own, files }: DemoWorld,
  { id }: ReportSummary,
): Promise<Pick<ReportAnswers, 'answers' | 'said'>> {
  const known = own.get(id)
  if (known) return known
  const { answers, said } = await files.answers()
  return { answers, said }
}

/** Counted on the first report of the line, as the service counts. */
function correctionsOf(world: DemoWorld, report: ReportSummary): ReportAnswers['corrections'] {
  const first = firstOf(world, report)
  const made = world.reports.filter((one) => one !== first && firstOf(world, one) === first).length
  const until = new Date(Date.parse(first.createdAt) + CORRECTION_DAYS * 86_400_000).toISOString()
  return { left: Math.max(0, FREE_CORRECTIONS - made), until }
}

function firstOf(world: DemoWorld, report: ReportSummary): ReportSummary {
  const earlier = report.corrects && reportAt(world, report.corrects.reportId)
  return earlier ? firstOf(world, earlier) : report
}

function changesBetween(before: ReportAnswers['said'], after: ReportAnswers['said']) {
  const ids = new Set([...before, ...after].map(({ id }) => id))
  return [...ids].flatMap((id) => {
    const [old, now] = [before.find((one) => one.id === id), after.find((one) => one.id === id)]
    const [was, is] = [old?.words ?? '', now?.words ?? '']
    return was === is ? [] : [{ question: (now ?? old)?.question ?? id, before: was, after: is }]
  })
}

function sideOf({ id, reportType, title, createdAt }: ReportSummary) {
  return { id, reportType, title, createdAt }
}

function reportAt({ reports }: DemoWorld, id: string): ReportSummary | undefined {
  return reports.find((report) => report.id === id)
}
