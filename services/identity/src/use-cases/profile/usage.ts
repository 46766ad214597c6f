import type { Completeness, Usage } from '@waymark/contracts/models/identity/usage'
import type { Context } from '../../context.ts'
import { requireAccount } from '../../data/require-account.ts'
import { profileCompleteness, profileMissing } from '../../domain/profile-completeness.ts'
import { askUpstreams } from '../ask-upstreams.ts'
import type { Asker } from './resume.ts'

const PARTS = ['assessment', 'skills', 'jobs', 'learning', 'game', 'report'] as const

/** A person's own counts, from whoever keeps them. */
export async function loadUsage(context: Context, { userId, signal }: Asker): Promise<Usage> {
  const { ask, isMissing } = askUpstreams(context, signal)
  const [account, projects, assessment, held, jobs, learning, game, report] = await Promise.all([
    requireAccount(context, userId),
    context.db.portfolioProject.count({ where: { userId } }),
    ask('assessment', (client, options) => client.listRecommendations({ userId, limit: 0 }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
    ask('jobs', (client, options) => client.summary({ userId }, options)),
    ask('learning', (client, options) => client.summary({ userId }, options)),
    ask('game', (client, options) => client.summary({ userId }, options)),
    ask('report', (client, options) => client.summary({ userId }, options)),
  ])
  return {
    memberSince: account.createdAt.toISOString(),
    assessments: assessment?.assessments,
    recommendations: assessment?.recommendations.length,
    reports: report?.reports,
    reportsFinished: report?.finished,
    modelTokens: report?.modelTokens,
    skills: held?.skills.length,
    skillsVerified: held?.skills.filter(({ verified }) => verified).length,
    games: game?.games,
    bestScore: game?.games ? game.bestScore : undefined,
    applications: jobs?.applications,
    savedJobs: jobs?.saved,
    learningPaths: learning?.paths.length,
    stepsThisWeek: learning?.stepsThisWeek,
    projects,
    away: PARTS.filter((name) => isMissing(name)),
  }
}

/** How complete the profile is. A part that nobody could tell is neither there nor missing. */
export async function loadCompleteness(context: Context, { userId, signal }: Asker): Promise<Completeness> {
  const { ask, isMissing } = askUpstreams(context, signal)
  const [{ profile }, assessment, held] = await Promise.all([
    requireAccount(context, userId),
    ask('assessment', (client, options) => client.listRecommendations({ userId, limit: 1 }, options)),
    ask('skills', (client, options) => client.listUserSkills({ userId }, options)),
  ])
  const facts = { profile, assessments: assessment?.assessments, skills: held?.skills.length }
  return {
    percent: profileCompleteness(facts),
    missing: profileMissing(facts),
    away: (['assessment', 'skills'] as const).filter((name) => isMissing(name)),
  }
}
