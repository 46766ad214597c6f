import type { ResponseOf } from '@waymark/contracts/route'
import type { identityRoutes } from '@waymark/contracts/routes/identity'
import type { ListRecommendationsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Context } from '../context.ts'
import { profileCompleteness } from '../domain/profile-completeness.ts'
import { present } from '../present.ts'

export type Dashboard = ResponseOf<typeof identityRoutes.getDashboard>

/** Siblings that do not serve their part yet. Their counts are 0 and they are named as away, never made up. */
const NOT_YET = ['skills', 'jobs', 'learning', 'game', 'report'] as const
const RECENT = 5
const TOP = 3

/** What identity knows and what its siblings answer in time; undefined for a user who is gone. */
export async function loadDashboard(context: Context, userId: string, signal: AbortSignal): Promise<Dashboard | undefined> {
  const { db } = context
  const [user, recent, assessment] = await Promise.all([
    db.userAccount.findUnique({ where: { id: userId }, include: { profile: true } }),
    db.activity.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: RECENT }),
    askAssessment(context, userId, signal),
  ])
  if (!user?.profile) return undefined
  const assessments = assessment?.assessments ?? 0
  const completeness = profileCompleteness({ profile: user.profile, assessments, skills: 0 })
  return {
    user: present.user(user),
    assessmentProgress: {
      completedSteps: assessments > 0 ? 1 : 0,
      totalSteps: 1,
      currentStep: assessments > 0 ? 'done' : 'assessment',
    },
    skillsCount: 0,
    topSkills: [],
    jobMatches: 0,
    recentMatches: [],
    recommendations: (assessment?.recommendations ?? []).slice(0, TOP).map(({ id, careerTitle, fit, fitLow, fitHigh }) => ({
      id,
      careerTitle,
      matchPercentage: Math.round(fit),
      matchRange: { low: Math.round(fitLow), high: Math.round(fitHigh) },
    })),
    learningPaths: [],
    metrics: {
      skillsCount: 0,
      completedAssessments: assessments,
      activeJobMatches: 0,
      learningPathsInProgress: 0,
      profileStrength: completeness,
      weeklyProgress: 0,
    },
    recentActivity: recent.map(present.activity),
    profileCompleteness: completeness,
    away: [...(assessment ? [] : ['assessment']), ...NOT_YET],
  }
}

async function askAssessment(
  { siblings: { assessment }, log }: Context,
  userId: string,
  signal: AbortSignal,
): Promise<ListRecommendationsResponse | undefined> {
  if (!assessment) return undefined
  return assessment.listRecommendations({ userId, limit: 0 }, { signal }).catch((err: unknown) => {
    log.warn({ err }, 'the dashboard goes without assessment')
    return undefined
  })
}
