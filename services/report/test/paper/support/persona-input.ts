import type { DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import { AnsweredQuestion } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { SkillsServiceServer } from '@waymark/proto/waymark/skills/v1/skills'
import { banks } from '../../../../assessment/src/data/banks/banks.ts'
import { answeredQuestions } from '../../../../assessment/src/domain/answered-questions.ts'
import { besideTexts } from '../../../../assessment/src/domain/beside-texts.ts'
import { buildProfile } from '../../../../assessment/src/domain/build-profile.ts'
import { readAnswers } from '../../../../assessment/src/domain/read-answers.ts'
import { presentQuestion } from '../../../../assessment/src/http/present-question.ts'
import { type Careers, createCareers } from '../../../../skills/src/data/careers.ts'
import { engineHandlers } from '../../../../skills/src/grpc/skills-service.ts'
import type { Clients } from '../../../src/data/clients.ts'
import type { ReportInput } from '../../../src/document/model/report-input.ts'
import { fetchEngineSnapshot } from '../../../src/tasks/pipeline/fetch-engine-snapshot.ts'
import { answersFor } from '../../personas/answers-for.ts'
import type { Persona } from '../../personas/persona.ts'

type Handler = (request: unknown, call: { signal: AbortSignal }) => unknown

/** The skills service's own handlers, called in this process: the whole engine without a server. */
export function engineInProcess(careers: Careers = createCareers()): Clients['skills'] {
  const handlers = engineHandlers(careers) as unknown as Partial<Record<keyof SkillsServiceServer, Handler>>
  // Nobody leaves before the answer here.
  const { signal } = new AbortController()
  const call = async (name: keyof SkillsServiceServer, request: unknown) => handlers[name]?.(request, { signal })
  return {
    rank: (request) => call('rank', request),
    getOccupations: (request) => call('getOccupations', request),
    gap: (request) => call('gap', request),
    steppingStones: (request) => call('steppingStones', request),
    doorsOpened: (request) => call('doorsOpened', request),
  } as Clients['skills']
}

/** What the report of an invented person is made of, by the bank, the profile builder and the engine that the site uses. */
export async function personaInput(persona: Persona, reportType: ReportType, skills: Clients['skills']): Promise<ReportInput> {
  const payload = answersFor(persona, reportType, banks[reportType].questions.map(presentQuestion))
  const personName = persona.length === 'shortest' ? '' : `${persona.firstName} ${persona.lastName}`
  return inputOf(payload, personName, skills)
}

/** What the report of a saved assessment is made of. */
export async function inputOf(payload: DetailedAssessment, personName: string, skills: Clients['skills']): Promise<ReportInput> {
  const reportType = payload.assessmentType
  const { questions } = banks[reportType]
  const read = readAnswers(questions, payload)
  if (read.faults.length > 0) throw new Error(`${read.faults[0]!.path} ${read.faults[0]!.message}`)
  // As the assessment service completes it: what the words say is read by the engine.
  const goals = { text: read.careerGoals, removed: [], beside: besideTexts(questions, payload) }
  const profile = { ...buildProfile(payload, read.answers), goals }
  const clients = { skills } as Clients
  return {
    reportId: '018f2c00-0000-7000-8000-00000000000a',
    reportType,
    createdAt: '2026-11-21T09:30:00.000Z',
    personName,
    careerGoals: read.careerGoals,
    answers: answeredQuestions(read.answers).map((answer) => AnsweredQuestion.fromPartial(answer)),
    profile,
    ...(await fetchEngineSnapshot(clients, profile, reportType)),
  }
}
