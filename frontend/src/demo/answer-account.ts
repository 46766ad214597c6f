import { articles } from '@waymark/contracts/models/articles'
import type { ProjectChange } from '@waymark/contracts/models/identity/portfolio'
import { completenessParts } from '@waymark/contracts/models/identity/usage'
import type { BodyOf } from '@waymark/contracts/route'
import type { accountRoutes } from '@waymark/contracts/routes/account'
import type { identityRoutes } from '@waymark/contracts/routes/identity'
import { demoUser } from '../lib/demo-mode.ts'
import { notifications } from './samples.ts'
import { sampleTime } from './to-live.ts'
import { type Answers, bodyOf, type DemoWorld, notFound, param, refusal } from './world.ts'

const THREE_SKILLS = 3
const noAccount = refusal(403, 'The demo has no account. Sign in to do this for real.')

/** Who one is, what one has set, and the papers about oneself. */
export const accountAnswers: Answers = {
  getUser: () => demoUser,
  getDashboard: ({ dashboard }) => dashboard,
  // The badge is fixed at three: reading changes nothing in the demo.
  listNotifications: () => ({ notifications, unread: notifications.length }),
  readNotifications: () => ({ notifications, unread: notifications.length }),
  readNotification: () => ({ notifications, unread: notifications.length }),

  getProfile: ({ profile }) => profile,
  changeProfile: (world, call) => {
    const {
      clear = [],
      firstName: _first,
      lastName: _last,
      ...fields
    } = bodyOf<BodyOf<typeof identityRoutes.changeProfile>>(call)
    const changed = { ...world.profile, ...fields }
    for (const name of clear) delete changed[name]
    world.profile = changed
    return changed
  },
  getCompleteness: (world) => {
    const missing = missingParts(world)
    return { percent: 100 - missing.length * 10, missing, away: [] }
  },

  getSettings: ({ settings }) => settings,
  changeSettings: (world, call) => {
    world.settings = { ...world.settings, ...bodyOf<BodyOf<typeof accountRoutes.changeSettings>>(call) }
    return world.settings
  },
  getUsage: ({ assessments, recommendations, reports, skills, games, applications, saved, paths, projects }) => ({
    memberSince: sampleTime,
    assessments: assessments.length,
    recommendations: recommendations.length,
    reports: reports.length,
    reportsFinished: reports.length,
    modelTokens: 0,
    skills: skills.length,
    skillsVerified: skills.filter(({ verified }) => verified).length,
    games: games.length,
    bestScore: 0,
    applications: applications.length,
    savedJobs: saved.size,
    learningPaths: paths.length,
    stepsThisWeek: 0,
    projects: projects.length,
    away: [],
  }),

  listProjects: ({ projects }) => ({ projects }),
  addProject: (world, call) => {
    const project = { ...bodyOf<ProjectChange>(call), id: world.newId(), updatedAt: world.now() }
    world.projects = [...world.projects, project]
    return project
  },
  changeProject: (world, call) => {
    const old = world.projects.find(({ id }) => id === param(call, 'id'))
    if (!old) return notFound
    const project = { ...bodyOf<ProjectChange>(call), id: old.id, updatedAt: world.now() }
    world.projects = world.projects.map((one) => (one === old ? project : one))
    return project
  },
  deleteProject: (world, call) => {
    world.projects = world.projects.filter(({ id }) => id !== param(call, 'id'))
    return { projects: world.projects }
  },
  orderProjects: (world, call) => {
    const { ids } = bodyOf<BodyOf<typeof accountRoutes.orderProjects>>(call)
    world.projects = world.projects.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { projects: world.projects }
  },

  getResume: ({ resume }) => ({ ...resume, updatedAt: resume.version > 0 ? sampleTime : undefined, additions: [], away: [] }),
  saveResume: (world, call) => {
    const { document } = bodyOf<BodyOf<typeof accountRoutes.saveResume>>(call)
    world.resume = { version: world.resume.version + 1, document }
    return { version: world.resume.version, updatedAt: world.now() }
  },
  resetResume: (world) => ({ ...world.resume, additions: [], away: [] }),

  getCareerSummary: ({ profile, skills, recommendations, now }) => ({
    createdAt: now(),
    name: `${demoUser.firstName} ${demoUser.lastName}`,
    email: demoUser.email,
    title: profile.title ?? '',
    industry: profile.industry ?? '',
    location: profile.location ?? '',
    experience: profile.experience,
    about: profile.bio ?? '',
    goals: profile.careerGoals ?? '',
    skills: skills
      .slice(0, 12)
      .map(({ skill, proficiencyLevel, verified }) => ({ name: skill.name, level: proficiencyLevel, verified })),
    skillsTotal: skills.length,
    directions: recommendations.slice(0, 3).map((one) => ({
      code: one.occupationCode,
      title: one.careerTitle,
      fit: one.matchPercentage,
      fitLow: one.fitLow,
      fitHigh: one.fitHigh,
      payLow: one.salaryRangeMin,
      payHigh: one.salaryRangeMax,
      reasonFor: one.reasonsFor[0]?.text,
      reasonAgainst: one.reasonsAgainst[0]?.text,
    })),
    assessedAt: sampleTime,
    nextStep: { text: 'Talk with two people who do the work.', why: 'An hour tells more than a week of reading.' },
    missing: [],
    sources: ['Sample data of the demo.'],
    away: [],
  }),

  listSessions: () => ({ sessions: [] }),
  revokeSession: () => noAccount,
  revokeOtherSessions: () => noAccount,
  changePassword: () => noAccount,
  changeEmail: () => noAccount,
  deleteAccount: () => noAccount,
  resendVerification: () => noAccount,

  getFactors: () => ({ passkeys: [], providers: [], recoveryCodesLeft: 0, passkeysPossible: true }),
  listSecurityEvents: () => ({ events: [] }),
  beginAuthenticator: () => noAccount,
  confirmAuthenticator: () => noAccount,
  removeAuthenticator: () => noAccount,
  renewRecoveryCodes: () => noAccount,
  beginPasskey: () => noAccount,
  addPasskey: () => noAccount,
  renamePasskey: () => noAccount,
  removePasskey: () => noAccount,
  removeProvider: () => noAccount,

  search: (world, { query }) => {
    const words = String(query?.q ?? '').toLowerCase()
    const limit = Number(query?.limit ?? 5)
    const fits = (title: string) => title.toLowerCase().includes(words)
    const groups = [
      world.jobs.map(({ id, title, company }) => ({ kind: 'job', id, title, text: company, link: `/jobs?job=${id}` })),
      world.files.occupations.map(({ page }) => ({
        kind: 'occupation',
        id: page.code,
        title: page.title,
        text: 'Occupation',
        link: `/occupations/${page.code}`,
      })),
      world.catalogue.map(({ id, name, category }) => ({ kind: 'skill', id, title: name, text: category, link: '/skills' })),
      world.paths.map(({ id, title }) => ({ kind: 'course', id, title, text: 'Learning path', link: `/learning?path=${id}` })),
      articles.map(({ id, slug, title, description: text }) => ({ kind: 'article', id, title, text, link: `/blog/${slug}` })),
    ]
    return { results: groups.flatMap((group) => group.filter(({ title }) => fits(title)).slice(0, limit)), away: [] }
  },
}

function missingParts({ profile, assessments, skills }: DemoWorld): string[] {
  return completenessParts.filter((part) => {
    if (part === 'assessment') return assessments.length === 0
    if (part === 'skills') return skills.length < THREE_SKILLS
    return !profile[part]
  })
}
