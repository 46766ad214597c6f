import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import type { Dashboard } from '@waymark/contracts/models/identity/dashboard'
import type { Project } from '@waymark/contracts/models/identity/portfolio'
import type { AccountSettings } from '@waymark/contracts/models/identity/settings'
import type { UserProfile } from '@waymark/contracts/models/identity/user'
import type { application, job, jobMatches } from '@waymark/contracts/models/job'
import type { LearningPathDetail } from '@waymark/contracts/models/learning'
import type { ReportSummary } from '@waymark/contracts/models/report/report'
import type { ReportAnswers } from '@waymark/contracts/models/report/report-answers'
import type { ReportMarks } from '@waymark/contracts/models/report/report-marks'
import type { ReportType } from '@waymark/contracts/models/report/report-type'
import type { ResumeDocument } from '@waymark/contracts/models/resume/resume'
import type { Skill, UserSkill } from '@waymark/contracts/models/skills/skill'
import type * as t from 'io-ts'
import type { ApiError } from '../api/api-error.ts'
import type { ApiCall } from '../api/base-query.ts'
import type { DemoFiles } from './demo-files.ts'
import { emptyResume } from './empty-resume.ts'
import * as samples from './samples.ts'
import { sampleAdvice } from './samples-advice.ts'
import type { DemoQuestion } from './shapes.ts'
import { liveDashboard, liveJob, liveMatch, livePath, liveRecommendation, liveSkill, sampleTime } from './to-live.ts'

export type DemoGame = {
  gameId: string
  categories: string[]
  extraTime: boolean
  questions: DemoQuestion[]
  answers: (number | undefined)[]
}
type Job = t.TypeOf<typeof job>
type Match = t.TypeOf<typeof jobMatches>[number]
type Application = t.TypeOf<typeof application>

/** What the demo holds in memory: the samples, and whatever the visitor has changed since the page was loaded. */
export type DemoWorld = {
  files: DemoFiles
  now: () => string
  newId: () => string
  dashboard: Dashboard
  catalogue: Skill[]
  skills: UserSkill[]
  jobs: Job[]
  matches: Match[]
  saved: Set<string>
  applications: Application[]
  recommendations: Recommendation[]
  advice: RecommendationAdvice
  assessments: { id: string; assessmentType: string; status: string; createdAt: string }[]
  paths: LearningPathDetail[]
  games: DemoGame[]
  profile: UserProfile
  settings: AccountSettings
  projects: Project[]
  resume: { version: number; document: ResumeDocument }
  reports: ReportSummary[]
  typeOf: Map<string, ReportType>
  marks: Map<string, ReportMarks>
  /** What a corrected report rests on, by its id; the others rest on the sample's answers. */
  corrected: Map<string, Pick<ReportAnswers, 'answers' | 'said'>>
}

export type Answer = (world: DemoWorld, call: ApiCall) => unknown
export type Answers = Readonly<Record<string, Answer>>

export function createDemoWorld(files: DemoFiles, now: () => string = () => new Date().toISOString()): DemoWorld {
  const held = samples.userSkills.map(liveSkill)
  const known = new Map([...files.skills, ...held.map(({ skill }) => skill)].map((skill) => [skill.id, skill]))
  const looks = [
    { iconType: 'book', color: 'emerald' },
    { iconType: 'code', color: 'blue' },
  ]
  return {
    files,
    now,
    newId: () => crypto.randomUUID(),
    dashboard: liveDashboard(samples.dashboard, samples.recommendedCodes, samples.userSkills),
    catalogue: [...known.values()],
    skills: held,
    jobs: samples.jobList.map(liveJob),
    matches: samples.jobMatches.map(liveMatch),
    saved: new Set(),
    applications: [],
    recommendations: samples.recommendations.map((one, index) => liveRecommendation(one, samples.recommendedCodes[index] ?? '')),
    advice: { ...sampleAdvice, createdAt: sampleTime },
    assessments: [
      {
        id: sampleAssessment,
        assessmentType: 'basic_career',
        status: 'completed',
        createdAt: samples.dashboard.recentActivity[0]?.timestamp ?? now(),
      },
    ],
    paths: samples.learningPaths.map((path, index) =>
      livePath(path, looks[index % looks.length] ?? { iconType: 'code', color: 'blue' }),
    ),
    games: [],
    profile: { ...samples.profile },
    settings: { theme: 'system', extraTime: false },
    projects: [],
    resume: { version: 0, document: emptyResume(samples.profile) },
    reports: [],
    marks: new Map(),
    corrected: new Map(),
    typeOf: new Map(),
  }
}

const sampleAssessment = '01900000-0000-7000-8000-0000000000aa'

/** A refusal as the server would word it. */
export function refusal(status: number, detail: string): ApiError {
  return { status, message: `${status}: ${detail}`, detail, errors: [] }
}

export const notFound = refusal(404, 'There is no such thing in the demo.')

export function param(call: ApiCall, name: string): string {
  return call.params?.[name] ?? ''
}

/** Bodies come from our own forms, which have validated them by the contract. */
export function bodyOf<T>(call: ApiCall): T {
  return call.body as T
}
