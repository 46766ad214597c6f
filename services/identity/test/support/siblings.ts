import {
  ExportResponse as AssessmentExport,
  AssessmentFactsResponse,
  AssessmentServiceService,
  ListRecommendationsResponse,
  Recommendation,
} from '@waymark/proto/waymark/assessment/v1/assessment'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { LearningServiceService } from '@waymark/proto/waymark/learning/v1/learning'
import { ReportServiceService } from '@waymark/proto/waymark/report/v1/report'
import { HeldSkill, SkillsServiceService } from '@waymark/proto/waymark/skills/v1/skills'
import { fakeSibling } from './fake-siblings.ts'

const held = [
  ['python', 'Python', 'Programming Languages', 3, true],
  ['java', 'Java', 'Programming Languages', 2, false],
  ['bash', 'Bash', 'Programming Languages', 3, false],
  ['go', 'Go', 'Programming Languages', 1, false],
  ['rust', 'Rust', 'Programming Languages', 0, false],
  ['sql', 'SQL', 'Databases', 4, true],
  ['mongodb', 'MongoDB', 'Databases', 1, false],
  ['git', 'Git', 'Development Tools', 4, false],
  ['aws', 'AWS', 'Cloud Platforms', 2, false],
] as const

const skills = held.map(([skillId, name, category, proficiencyLevel, verified]) =>
  HeldSkill.fromPartial({ skillId, name, category, proficiencyLevel, verified, selfAssessed: true }),
)
const recommendations = [90.6, 84.4, 82.5, 80].map((fit, i) =>
  Recommendation.fromPartial({
    id: `r${i}`,
    careerTitle: `Career ${i}`,
    occupationCode: `15-1211.0${i}`,
    fit,
    fitLow: fit - 6,
    fitHigh: fit + 4,
  }),
)
const json = (part: string) => ({ json: JSON.stringify({ [part]: [`all of ${part}`] }) })

/** Every sibling of identity with a small, full answer; `asked` holds who was asked about whom. */
export async function startSiblings() {
  const asked: string[] = []
  const note = (part: string, userId: string) => void asked.push(`${part} ${userId}`)
  const parts = {
    assessment: await fakeSibling(AssessmentServiceService, {
      listRecommendations: ({ userId }) => {
        note('assessment', userId)
        const lastAssessmentAt = '2026-02-03T10:00:00.000Z'
        return ListRecommendationsResponse.fromPartial({ assessments: 2, recommendations, lastAssessmentAt })
      },
      assessmentFacts: () => AssessmentFactsResponse.fromPartial({ assessedAt: '2026-02-03T10:00:00.000Z' }),
      export: () =>
        AssessmentExport.fromPartial({
          json: JSON.stringify({ assessments: [{ createdAt: '2026-02-03T10:00:00.000Z', answers: {} }], recommendations: [] }),
        }),
    }),
    skills: await fakeSibling(SkillsServiceService, {
      listUserSkills: ({ userId }) => {
        note('skills', userId)
        return { skills }
      },
      search: ({ query }) => ({
        skills: [
          { id: 'sql', title: 'SQL', text: 'Databases' },
          { id: 'nosql', title: `NoSQL ${query}`, text: 'Databases' },
        ],
        occupations: [
          { id: '15-1211.00', title: 'Career 0', text: '$103,790' },
          { id: '15-2031.00', title: 'Analysts', text: '$91,290' },
        ],
      }),
      export: () => json('skills'),
    }),
    jobs: await fakeSibling(JobsServiceService, {
      summary: ({ userId }) => {
        note('jobs', userId)
        const best = ['a', 'b'].map((id) => ({
          jobId: id,
          title: 'Analyst',
          company: 'Fennel',
          location: 'Tacoma, WA',
          matchPercentage: 83,
        }))
        return { matches: 7, best, saved: 2, applications: 1 }
      },
      search: ({ userId, limit }) => ({
        found: Array.from({ length: limit }, (_, i) => ({ id: `job-${i}`, title: `Analyst ${i}`, text: `for ${userId}` })),
      }),
      export: () => json('jobs'),
    }),
    learning: await fakeSibling(LearningServiceService, {
      summary: ({ userId }) => {
        note('learning', userId)
        return {
          paths: [
            { id: 'p1', title: 'Analytical SQL', progress: 60, nextModule: 'Window functions' },
            { id: 'p2', title: 'Git', progress: 100, nextModule: '' },
          ],
          stepsThisWeek: 3,
        }
      },
      search: () => ({
        found: [{ id: 'p1', title: 'Analytical SQL', text: 'Learning path, 60%', kind: 'path', link: '/learning?path=p1' }],
      }),
      export: () => json('learning'),
    }),
    game: await fakeSibling(GameServiceService, {
      summary: ({ userId }) => {
        note('game', userId)
        return { games: 4, bestScore: 90, lastScore: 70 }
      },
      export: () => json('games'),
    }),
    report: await fakeSibling(ReportServiceService, {
      summary: ({ userId }) => {
        note('report', userId)
        return { reports: 2, finished: 1, modelTokens: 0 }
      },
      export: () => json('reports'),
    }),
  }
  const env = Object.fromEntries(Object.entries(parts).map(([name, { address }]) => [`${name.toUpperCase()}_GRPC_ADDR`, address]))
  return {
    asked,
    parts,
    env,
    stop: () => Promise.all(Object.values(parts).map((part) => part.stop())),
  }
}
