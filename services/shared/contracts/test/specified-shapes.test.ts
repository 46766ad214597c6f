import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isLeft } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { explain } from '../src/codec/errors.ts'
import { recommendation } from '../src/models/advice/recommendation.ts'
import {
  basicAssessment,
  createdAssessment,
  detailedAssessment,
  guestAssessment,
  startedAssessment,
} from '../src/models/assessment/assessment.ts'
import { detailedQuestion, itemListNames } from '../src/models/assessment/question.ts'
import { gameQuestion, gameResult } from '../src/models/game.ts'
import { dashboard } from '../src/models/identity/dashboard.ts'
import { user, userProfile } from '../src/models/identity/user.ts'
import { job, jobMatch } from '../src/models/job.ts'
import { learningPath } from '../src/models/learning.ts'
import { acceptedReport } from '../src/models/report/report.ts'
import { reportCatalog, reportTypes } from '../src/models/report/report-type.ts'
import { skill, userSkill } from '../src/models/skills/skill.ts'
import { allRoutes } from '../src/routes/all.ts'

const id = '01890000-0000-7000-8000-000000000001'
const now = '2025-02-01T12:00:00.000Z'

/** The value passes the contract, and every one of its fields comes out again under its name: none is unknown, none is renamed. */
function carries(codec: t.Mixed, value: Record<string, unknown>, added: Record<string, unknown> = {}) {
  const result = codec.decode({ ...value, ...added })
  assert.ok(!isLeft(result), isLeft(result) ? JSON.stringify(explain(result.left)) : '')
  // As it travels: what the contract knows and was not given is left out.
  const travelled = JSON.parse(JSON.stringify(result.right))
  for (const [key, given] of Object.entries(value)) assert.deepEqual(travelled[key], given, key)
}
const refuses = (codec: t.Mixed, value: unknown) => assert.ok(isLeft(codec.decode(value)), JSON.stringify(value))

const python = { id: 'python', name: 'Python', description: 'A language.', category: 'Programming Languages', demandScore: 92 }
const profile = {
  currentRole: 'Bookkeeper',
  yearsExperience: 9,
  industry: 'finance',
  targetIndustry: 'startup',
  salaryCurrent: 48_000,
  salaryTarget: 60_000,
  educationLevel: 'associates',
  careerGoals: 'Fewer evenings, more say.',
}
const posting = {
  id: 'j',
  title: 'Analyst',
  company: 'Alder County Schools',
  location: 'Tacoma, WA',
  salaryMin: 60_000,
  salaryMax: 80_000,
  description: 'You find out what schools need.',
  skillsRequired: ['SQL'],
  employmentType: 'Full-time',
  experienceLevel: 'Mid',
  postedDate: now,
  logoUrl: '/logo.png',
  source: 'Sample',
  requirements: ['SQL is required.'],
}

describe('people', () => {
  const person = { id, firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null }
  it('a user has six fields, and one of two tiers', () => {
    for (const subscriptionTier of ['free', 'premium']) carries(user, { ...person, subscriptionTier })
    refuses(user, { ...person, subscriptionTier: 'gold' })
  })
  it('a profile has nine', () => {
    carries(userProfile, {
      id,
      title: 'Bookkeeper',
      industry: 'Finance',
      experience: 12,
      location: 'Dayton, OH',
      bio: 'Numbers.',
      careerGoals: 'More say.',
      preferredWorkStyle: 'hybrid',
      salaryExpectation: 60_000,
    })
  })
})

describe('roles', () => {
  it('a call is for anyone, for a guest, for whoever is signed in or holds a link; there is no other role', () => {
    const roles = new Set(allRoutes.map(({ access }) => access))
    assert.deepEqual([...roles].sort(), ['any', 'guest', 'link', 'public', 'user'])
  })
})

describe('skills', () => {
  it('one of the catalogue has five fields', () => carries(skill, python))
  it('a held one has its level, its origin and whether it is verified', () =>
    carries(userSkill, { id, skillId: 'python', skill: python, proficiencyLevel: 3, selfAssessed: true, verified: false }))
})

describe('assessments', () => {
  const responses = {
    currentRole: 'Bookkeeper',
    yearsExperience: 12,
    industry: 'Finance',
    targetIndustry: 'Non-profit',
    careerGoals: 'Fewer evenings, more say.',
    workStyle: 'hybrid',
    values: ['Autonomy'],
    skillsInterest: ['Research'],
    challengePreference: 'varied',
    learningStyle: 'hands-on',
  }
  it('the basic one sends ten answers, of which only the target industry may be missing', () => {
    carries(basicAssessment, { assessmentType: 'basic_career', responses, questions: { step1: { currentRole: true } } })
    const { targetIndustry: _, ...least } = responses
    carries(basicAssessment, { assessmentType: 'basic_career', responses: least })
    for (const key of Object.keys(least)) {
      const { [key as keyof typeof least]: __, ...short } = least
      refuses(basicAssessment, { assessmentType: 'basic_career', responses: short })
    }
    const withGoals = (careerGoals: string) => ({ assessmentType: 'basic_career', responses: { ...least, careerGoals } })
    carries(basicAssessment, withGoals('ten chars.'))
    refuses(basicAssessment, withGoals('nine char'))
    carries(startedAssessment, { id, status: 'started' })
    for (const yearsExperience of [0, 50])
      carries(basicAssessment, { assessmentType: 'basic_career', responses: { ...responses, yearsExperience } })
    for (const yearsExperience of [-1, 51, '12'])
      refuses(basicAssessment, { assessmentType: 'basic_career', responses: { ...responses, yearsExperience } })
  })

  it('the detailed one has a basic profile, three of whose fields may be missing', () => {
    carries(detailedAssessment, { ...profile, assessmentType: 'career_change' })
    const { targetIndustry: _, salaryCurrent: __, salaryTarget: ___, ...least } = profile
    carries(detailedAssessment, { ...least, assessmentType: 'career_change' })
    refuses(detailedAssessment, { ...profile, assessmentType: 'career_change', yearsExperience: 'nine' })
  })

  it('is of one of four types, and carries everything that the whole form may add', () => {
    assert.deepEqual(reportTypes, ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition'])
    for (const assessmentType of reportTypes)
      carries(detailedAssessment, {
        ...profile,
        assessmentType,
        leadershipExperience: true,
        certifications: ['CPA'],
        skillsTechnical: ['Excel'],
        skillsSoft: ['Patience'],
        timelinePreference: 'a year',
        geographicFlexibility: 'none',
        remotePreference: 'hybrid',
        personalityScores: { energy: 7, interests_2: 9, skill_1_rating: 8, skill_6_rating: 2 },
        workValues: { order: { pay: 1 }, pace: 'quick', obstacles: ['Money'] },
        motivations: { proud: 'A bridge' },
        challenges: { fear: 'Noise' },
      })
    refuses(detailedAssessment, { ...profile, assessmentType: 'industry_pivot' })
    carries(createdAssessment, { id })
  })

  it('a guest adds an address, and must', () => {
    carries(guestAssessment, { ...profile, assessmentType: 'career_change', guestEmail: 'guest@example.org' })
    refuses(guestAssessment, { ...profile, assessmentType: 'career_change' })
  })

  it('a question has options as texts or objects, categories, timelines, and items under any of nine names', () => {
    const question = { id: 'q', type: 'scale', question: '?', description: 'About', instruction: 'Choose.' }
    carries(detailedQuestion, { ...question, options: ['a', { value: 'b', label: 'B', description: 'Second' }] })
    carries(detailedQuestion, { ...question, categories: [{ category: 'c', options: ['a'] }], timelines: ['In 2 years'] })
    assert.deepEqual(
      [...itemListNames],
      ['aspects', 'areas', 'skills', 'metrics', 'networks', 'activities', 'environments', 'dimensions', 'competencies'],
    )
    for (const name of itemListNames) carries(detailedQuestion, { ...question, [name]: [{ name: 'a', description: 'A' }] })
  })

  it('a report type has name, price and description, and a generated report its id', () => {
    for (const { name, price, description } of Object.values(reportCatalog)) {
      assert.ok(name && description)
      assert.ok(price > 0)
    }
    carries(acceptedReport, { reportId: id }, { status: 'requested' })
  })
})

describe('work', () => {
  it('a posting has fourteen fields', () => carries(job, posting))
  it('a match has posting, percentage and the skills that fit', () =>
    carries(jobMatch, { id: 'j', jobPosting: posting, matchPercentage: 92, skillsMatch: ['SQL'] }))
  it('a recommendation has ten fields, and what we add says where the figure comes from', () =>
    carries(
      recommendation,
      {
        id,
        careerTitle: 'Registered Nurses',
        description: 'They care.',
        matchPercentage: 84,
        aiGenerated: false,
        requiredSkills: ['Listening'],
        salaryRangeMin: 78_610,
        salaryRangeMax: 107_960,
        marketDemand: 'Very high',
        growthPotential: 'About average',
      },
      {
        fitLow: 78,
        fitHigh: 89,
        occupationCode: '29-1141.00',
        reasonsFor: [],
        reasonsAgainst: [],
        wouldChange: [],
        createdAt: now,
      },
    ))
})

describe('learning and playing', () => {
  it('a path has hours, look, a status and its progress as a text of digits', () => {
    const path = {
      id,
      title: 'SQL',
      description: 'Evenings.',
      targetSkills: ['SQL'],
      estimatedDuration: 24,
      difficultyLevel: 'beginner',
      iconType: 'code',
      color: 'blue',
      status: 'active',
      progressPercentage: '33',
    }
    carries(learningPath, path)
    refuses(learningPath, { ...path, progressPercentage: 33 })
  })
  it('a question has options, the place of the right one, a reason, difficulty and category', () => {
    const question = { id: 'q', question: '?', options: ['a', 'b'], correctAnswer: 1, explanation: 'So.' }
    carries(gameQuestion, { ...question, difficulty: 'beginner', category: 'analytics', skill: 'Data analysis' })
  })
  it('a result has score, total, a breakdown by skill and sentences', () =>
    carries(gameResult, {
      score: 7,
      totalQuestions: 10,
      skillBreakdown: [{ skill: 'Data analysis', correct: 4, total: 5, level: 'strong' }],
      recommendations: ['Practice.'],
    }))
})

describe('the dashboard', () => {
  it('has the keys of the demo, profile completeness, and activity with id, description and time', () => {
    const metrics = {
      skillsCount: 8,
      completedAssessments: 1,
      activeJobMatches: 3,
      learningPathsInProgress: 2,
      profileStrength: 82,
      weeklyProgress: 15,
    }
    carries(
      dashboard,
      {
        assessmentProgress: { completedSteps: 7, totalSteps: 10, currentStep: 'Values', score: 78 },
        skillsCount: 8,
        topSkills: [],
        jobMatches: 3,
        recentMatches: [],
        assessmentScore: 78,
        recommendations: [],
        learningPaths: [],
        metrics,
        profileCompleteness: 60,
        recentActivity: [{ id: 'a', description: 'SQL set to Advanced', timestamp: now, type: 'skill_update' }],
      },
      {
        user: { id, firstName: 'Ines', lastName: 'F', email: 'i@f.org', profileImageUrl: null, subscriptionTier: 'free' },
        away: [],
      },
    )
  })
})
