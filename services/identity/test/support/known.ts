import { AppError } from '@waymark/kit/errors'
import { AssessmentFactsResponse, AssessmentServiceService } from '@waymark/proto/waymark/assessment/v1/assessment'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { fakeSibling, hang } from './fake-siblings.ts'
import { startIdentity } from './start-identity.ts'

/** Facts of a finished assessment, with one direction more than a page shows. */
export const told = AssessmentFactsResponse.fromPartial({
  assessedAt: '2026-02-03T10:00:00.000Z',
  currentRole: 'Quality assurance analyst',
  educationLevel: 'associates',
  certifications: ['ISTQB'],
  directions: ['Analysts', 'Testers', 'Trainers', 'Writers'].map((careerTitle, index) => ({
    occupationCode: '15-1211.00',
    careerTitle,
    fit: 90 - index,
    fitLow: 82 - index,
    fitHigh: 96 - index,
    payLow: 79_840,
    payHigh: 131_270,
    reasonFor: `For ${careerTitle}.`,
    reasonAgainst: `Against ${careerTitle}.`,
  })),
})
/** Facts of somebody without an assessment. */
export const nothing = AssessmentFactsResponse.fromPartial({})
const held = [
  { skillId: 'sql', name: 'SQL', category: 'Databases', proficiencyLevel: 4, selfAssessed: true, verified: true },
  {
    skillId: 'python',
    name: 'Python',
    category: 'Programming Languages',
    proficiencyLevel: 5,
    selfAssessed: true,
    verified: false,
  },
  { skillId: 'git', name: 'Git', category: 'Development Tools', proficiencyLevel: 0, selfAssessed: true, verified: false },
]

/**
 * Identity beside siblings that know something of everybody: what they say is in `answers`, what they were given to print in
 * `printed`, and the service of the game is away.
 */
export async function startKnown() {
  const answers = { assessment: told, skills: held, hang: false, print: true }
  const printed: { kind: string; data: unknown; createdAt: string }[] = []
  const parts = {
    ASSESSMENT: await fakeSibling(AssessmentServiceService, {
      assessmentFacts: () => (answers.hang ? hang() : answers.assessment),
      listRecommendations: () => ({ recommendations: [], assessments: 2, lastAssessmentAt: '' }),
    }),
    SKILLS: await fakeSibling(SkillsServiceService, {
      listUserSkills: () => ({ skills: answers.skills }),
    }),
    JOBS: await fakeSibling(JobsServiceService, { summary: () => ({ matches: 7, best: [], saved: 2, applications: 3 }) }),
    LEARNING: await fakeSibling(LearningServiceService, {
      summary: () => ({ paths: [{ id: 'p', title: 'SQL', progress: 40, nextModule: 'Joins' }], stepsThisWeek: 5 }),
    }),
    GAME: await fakeSibling(GameServiceService, {
      summary: () => {
        throw new AppError('unavailable', 'away')
      },
    }),
    REPORT: await fakeSibling(ReportServiceService, {
      summary: () => ({ reports: 2, finished: 1, modelTokens: 1200 }),
      renderDocument: ({ kind, dataJson, createdAt }) => {
        if (!answers.print) throw new AppError('unavailable', 'The printer is away.')
        printed.push({ kind, data: JSON.parse(dataJson), createdAt })
        return { pdf: Buffer.from('%PDF-1.7'), pages: 1 }
      },
    }),
  }
  const env = Object.fromEntries(Object.entries(parts).map(([name, { address }]) => [`${name}_GRPC_ADDR`, address]))
  // One of them hangs in a test that also says how long a page may wait for two of them.
  const identity = await startIdentity({ ...env, PARTS_DEADLINE_MS: '2000' })
  return {
    identity,
    answers,
    printed,
    async stop() {
      await identity.stop()
      for (const sibling of Object.values(parts)) await sibling.stop()
    },
  }
}
