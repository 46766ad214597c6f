import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import type { GameQuestion } from '@waymark/contracts/models/game'
import type { Dashboard } from '@waymark/contracts/models/identity/dashboard'
import type { job, jobMatches } from '@waymark/contracts/models/job'
import type { LearningPathDetail } from '@waymark/contracts/models/learning'
import type { SkillGaps, UserSkill } from '@waymark/contracts/models/skills/skill'
import type * as t from 'io-ts'
import { demoUser } from '../lib/demo-mode.ts'
import { occupationsOfPostings, sampleEntries } from './samples-advice.ts'
import type {
  DemoDashboard,
  DemoJob,
  DemoMatch,
  DemoPath,
  DemoQuestion,
  DemoRecommendation,
  DemoSkillsGap,
  DemoUserSkill,
} from './shapes.ts'

type Job = t.TypeOf<typeof job>
type Match = t.TypeOf<typeof jobMatches>[number]

/** When the samples were made. */
export const sampleTime = '2025-02-01T12:00:00.000Z'

/** Levels have a decimal in the demo; the inventory has five steps. */
export function liveSkill(demo: DemoUserSkill): UserSkill {
  return { ...demo, proficiencyLevel: Math.min(5, Math.max(1, Math.round(demo.proficiencyLevel))), evidence: [] }
}

export function liveJob(demo: DemoJob): Job {
  return {
    ...demo,
    experienceLevel: demo.experienceLevel === 'Mid-level' ? 'Mid' : demo.experienceLevel,
    postedDate: new Date(demo.postedDate).toISOString(),
    sample: true,
    sourceKind: 'sample',
    remote: demo.location.startsWith('Remote'),
    ...occupationOf(demo),
  }
}

/** The occupation of a sample, and what is left before it: as the page of the posting says. */
function occupationOf({ id }: DemoJob): Partial<Job> {
  const known = occupationsOfPostings[id]
  if (!known) return {}
  const { code, title, entry } = known
  const [step] = entry.missing
  return { occupationCode: code, occupationTitle: title, ...(step ? { stepLeft: { step, months: entry.months } } : {}) }
}

/** "92%" is 92. */
export function percentOf(text: string): number {
  return Number.parseInt(text, 10)
}

export function liveMatch(demo: DemoMatch): Match {
  const posting = liveJob(demo.jobPosting)
  const asked = (name: string) => ({
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    name,
    kind: 'must',
    sentence: demo.jobPosting.requirements.find((line) => line.includes(name)) ?? demo.jobPosting.requirements[0] ?? '',
  })
  const matched = demo.skillsMatch.map(asked)
  const missing = posting.skillsRequired.filter((name) => !demo.skillsMatch.includes(name)).map(asked)
  const percent = percentOf(demo.matchPercentage)
  return {
    id: posting.id,
    jobPosting: { ...posting, matchPercentage: percent },
    matchPercentage: percent,
    skillsMatch: [...demo.skillsMatch],
    basis: 'fit_and_skills',
    coverage: Math.round((matched.length / (matched.length + missing.length)) * 100),
    mustHeld: matched.length,
    mustTotal: matched.length + missing.length,
    niceHeld: 0,
    niceTotal: 0,
    matched,
    missing,
    setAside: [],
    disputes: [],
  }
}

/** What a live recommendation would say beside its figure, for the three occupations of the samples. */
const reasons: Readonly<Record<string, { for: string; against: string; change: string }>> = {
  '15-1211.00': {
    for: 'You like to find out how things work, and to put them in order.',
    against: 'Most people in it have a bachelor’s degree.',
    change: 'Requirements analysis would raise the fit most.',
  },
  '13-1151.00': {
    for: 'You said that new colleagues come to you first.',
    against: 'The work is among the first to be cut in bad years.',
    change: 'A course that you have given yourself would raise it most.',
  },
  '15-2051.01': {
    for: 'SQL is your strongest skill, and most of this work rests on it.',
    against: 'Tools write first drafts of such analyses; entry places are crowded.',
    change: 'Python at an intermediate level would raise it most.',
  },
}
/** The demo states one figure; the range beside it is the usual width. */
const usualRange = 6

export function liveRecommendation(demo: DemoRecommendation, occupationCode: string): Recommendation {
  const { id, title, description, matchPercentage, requiredSkills, salaryRange, growthPotential, marketDemand } = demo
  return {
    id,
    careerTitle: title,
    description,
    matchPercentage,
    fitLow: matchPercentage - usualRange,
    fitHigh: matchPercentage + usualRange,
    occupationCode,
    aiGenerated: false,
    requiredSkills: [...requiredSkills],
    salaryRangeMin: salaryRange.min,
    salaryRangeMax: salaryRange.max,
    marketDemand,
    growthPotential,
    reasonsFor: sentence('interest_match', reasons[occupationCode]?.for),
    reasonsAgainst: sentence('education', reasons[occupationCode]?.against),
    wouldChange: sentence('skill', reasons[occupationCode]?.change),
    ...sampleEntries[occupationCode],
    createdAt: sampleTime,
  }
}

function sentence(kind: string, text: string | undefined) {
  return text ? [{ kind, text, sources: 'Y' }] : []
}

const difficulties = { Beginner: 'beginner', Intermediate: 'intermediate', Advanced: 'advanced' } as const
const stages = ['learn', 'practise', 'show'] as const

export function livePath(demo: DemoPath, look: { iconType: string; color: string }): LearningPathDetail {
  const { id, title, description, difficulty, progress, modules, estimatedDuration, skills } = demo
  return {
    id,
    title,
    description,
    targetSkills: [...skills],
    estimatedDuration,
    difficultyLevel: difficulties[difficulty],
    ...look,
    status: progress >= 100 ? 'completed' : 'active',
    progressPercentage: String(progress),
    fromGap: false,
    createdAt: sampleTime,
    modules: modules.map((module, index) => ({
      id: `${id.slice(0, -4)}${String(index + 1).padStart(4, '0')}`,
      position: index + 1,
      title: module.title,
      description: '',
      skill: skills[0],
      stage: stages[Math.min(index, stages.length - 1)] ?? 'learn',
      estimatedDuration: Math.round(estimatedDuration / modules.length),
      completed: module.completed,
      completedAt: module.completed ? sampleTime : undefined,
      known: false,
      resources: [],
    })),
    checkIns: [],
  }
}

const importances = { high: 4.5, medium: 3.5, low: 2.5 } as const
const hoursAWeek = 4

export function liveGaps(demo: DemoSkillsGap, occupation: { code: string; title: string }): SkillGaps {
  return {
    occupation,
    basis: 'assessment',
    gaps: demo.missingSkills.map(({ skill, importance, timeToLearn }, index) => ({
      skillId: skill.toLowerCase().replaceAll(' ', '-'),
      name: skill,
      kind: 'skill' as const,
      state: 'short' as const,
      importance: importances[importance],
      levelAsked: 4.5,
      levelHeld: 2.5 + index * 0.5,
      size: (demo.missingSkills.length - index) / (demo.missingSkills.length + 1),
      hoursLow: Number.parseInt(timeToLearn, 10) * hoursAWeek,
      hoursHigh: Number.parseInt(timeToLearn, 10) * hoursAWeek * 2,
      coveredBy: [],
    })),
  }
}

/** Until it is answered a question keeps its key to itself, as the server does. */
export function liveQuestion(demo: DemoQuestion, position: number, answer?: number): GameQuestion {
  const { correctAnswer, explanation, ...open } = demo
  if (answer === undefined) return { ...open, position, correctAnswer: null, explanation: null }
  return { ...open, position, correctAnswer, explanation, answer, correct: answer === correctAnswer }
}

export function liveDashboard(demo: DemoDashboard, codes: readonly string[], skills: readonly DemoUserSkill[]): Dashboard {
  const skillOf = ({ skillId, skill, proficiencyLevel }: DemoUserSkill) => ({
    id: skillId,
    name: skill.name,
    category: skill.category,
    proficiencyLevel: Math.round(proficiencyLevel),
  })
  const mean = skills.reduce((sum, { proficiencyLevel }) => sum + proficiencyLevel, 0) / (skills.length || 1)
  const categories = [...new Set(skills.map(({ skill }) => skill.category))]
  return {
    user: demoUser,
    assessmentProgress: demo.assessmentProgress,
    skillsCount: demo.skillsCount,
    topSkills: demo.topSkills.map(skillOf),
    jobMatches: demo.jobMatches,
    recentMatches: demo.recentMatches.map(({ jobPosting, matchPercentage }) => ({
      jobId: jobPosting.id,
      title: jobPosting.title,
      company: jobPosting.company,
      location: jobPosting.location,
      matchPercentage: percentOf(matchPercentage),
    })),
    assessmentScore: demo.assessmentScore,
    recommendations: demo.recommendations.map(({ id, title, matchPercentage }, index) => ({
      id,
      careerTitle: title,
      occupationCode: codes[index] ?? '',
      matchPercentage,
      fitLow: matchPercentage - usualRange,
      fitHigh: matchPercentage + usualRange,
    })),
    learningPaths: demo.learningPaths.map(({ id, title, progress, modules }) => ({
      id,
      title,
      progress,
      nextModule: modules.find(({ completed }) => !completed)?.title,
    })),
    metrics: {
      ...demo.metrics,
      recommendations: demo.recommendations.length,
      verifiedSkills: skills.filter(({ verified }) => verified).length,
      averageSkillLevel: Math.round(mean * 20),
      gamesPlayed: 0,
      bestGameScore: 0,
      savedJobs: 0,
      applications: 0,
      reports: 1,
    },
    recentActivity: demo.recentActivity.map((one) => ({ ...one, timestamp: new Date(one.timestamp).toISOString() })),
    profileCompleteness: demo.metrics.profileStrength,
    profileMissing: [],
    lastAssessmentAt: sampleTime,
    skillGroups: categories.slice(0, 3).map((category) => {
      const own = skills.filter(({ skill }) => skill.category === category)
      return { category, skills: own.slice(0, 4).map(skillOf), more: Math.max(0, own.length - 4) }
    }),
    away: [],
  }
}
