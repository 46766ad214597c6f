import { type Dashboard, type DashboardSkill, dashboardParts } from '@waymark/contracts/models/identity/dashboard'
import type { ListRecommendationsResponse } from '@waymark/proto/waymark/assessment/v1/assessment'
import type { Context } from '../context.ts'
import { present } from '../data/present-user.ts'
import { nameActivity } from '../domain/activity-words.ts'
import { PROFILE_POINTS, profileCompleteness, profileMissing } from '../domain/profile-completeness.ts'
import { averageSkillLevel, skillGroups, topSkills } from '../domain/skill-overview.ts'
import { askUpstreams } from './ask-upstreams.ts'

const RECENT = 5
/** Accounts were once given a line about having joined; who has done nothing yet reads how to start instead. */
const JOINED = 'account'
const TOP_RECOMMENDATIONS = 3
const TOP_SKILLS = 4
const TOP_MATCHES = 2

/** What identity knows and what its upstreams answer in time; undefined for a user who is gone. */
export async function loadDashboard(context: Context, userId: string, signal: AbortSignal): Promise<Dashboard | undefined> {
  const { db } = context
  const { ask, isMissing } = askUpstreams(context, signal)
  const [user, recent, assessment, held, jobs, learning, game, report] = await Promise.all([
    db.userAccount.findUnique({ where: { id: userId }, include: { profile: true } }),
    db.activity.findMany({
      where: { userId, type: { not: JOINED } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: RECENT,
    }),
    ask('assessment', (client, options) => client.listRecommendations({ userId, limit: 0 }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
    ask('jobs', (client, options) => client.summary({ userId }, options)),
    ask('learning', (client, options) => client.summary({ userId }, options)),
    ask('game', (client, options) => client.summary({ userId }, options)),
    ask('report', (client, options) => client.summary({ userId }, options)),
  ])
  if (!user?.profile) return undefined

  const skills = held?.skills.map(({ skillId, ...skill }): DashboardSkill => ({ id: skillId, ...skill }))
  const facts = { profile: user.profile, assessments: assessment?.assessments, skills: skills?.length }
  const completeness = profileCompleteness(facts)
  const missing = profileMissing(facts)
  const best = assessment?.recommendations[0]
  const score = best && Math.round(best.fit)
  const names = new Map([
    ...(skills ?? []).map(({ id, name }) => [id, name] as const),
    ...(learning?.paths ?? []).map(({ id, title }) => [id, title] as const),
  ])

  return {
    user: present.user(user),
    assessmentProgress: {
      completedSteps: Math.round((completeness / 100) * PROFILE_POINTS),
      totalSteps: PROFILE_POINTS,
      currentStep: missing[0] ?? 'done',
      score,
    },
    skillsCount: skills?.length ?? null,
    topSkills: topSkills(skills ?? [], TOP_SKILLS),
    jobMatches: jobs?.matches ?? null,
    recentMatches: (jobs?.best ?? []).slice(0, TOP_MATCHES),
    assessmentScore: score,
    recommendations: recommendationsOf(assessment),
    learningPaths: (learning?.paths ?? []).map(({ nextModule, ...path }) => ({ ...path, nextModule: nextModule || undefined })),
    metrics: {
      skillsCount: skills?.length ?? null,
      completedAssessments: assessment?.assessments ?? null,
      activeJobMatches: jobs?.matches ?? null,
      learningPathsInProgress: learning?.paths.filter(({ progress }) => progress < 100).length ?? null,
      profileStrength: completeness,
      weeklyProgress: learning?.stepsThisWeek ?? null,
      recommendations: assessment?.recommendations.length ?? null,
      verifiedSkills: held?.skills.filter(({ verified }) => verified).length ?? null,
      averageSkillLevel: skills ? averageSkillLevel(skills) : null,
      gamesPlayed: game?.games ?? null,
      bestGameScore: game?.bestScore ?? null,
      savedJobs: jobs?.saved ?? null,
      applications: jobs?.applications ?? null,
      reports: report?.reports ?? null,
    },
    recentActivity: recent.map((row) => present.activity({ ...row, description: nameActivity(row, names) })),
    profileCompleteness: completeness,
    profileMissing: missing,
    lastAssessmentAt: assessment?.lastAssessmentAt || undefined,
    skillGroups: skillGroups(skills ?? []),
    away: dashboardParts.filter(isMissing),
  }
}

function recommendationsOf(assessment: ListRecommendationsResponse | undefined): Dashboard['recommendations'] {
  return (assessment?.recommendations ?? []).slice(0, TOP_RECOMMENDATIONS).map((one) => ({
    id: one.id,
    careerTitle: one.careerTitle,
    occupationCode: one.occupationCode,
    matchPercentage: Math.round(one.fit),
    fitLow: Math.round(one.fitLow),
    fitHigh: Math.round(one.fitHigh),
  }))
}
