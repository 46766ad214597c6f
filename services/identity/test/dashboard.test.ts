import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Dashboard } from '@waymark/contracts/models/identity/dashboard'
import { identityRoutes } from '@waymark/contracts/routes/identity'
import { GameServiceService } from '@waymark/proto/waymark/game/v1/game'
import { JobsServiceService } from '@waymark/proto/waymark/jobs/v1/jobs'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Browser } from './support/browser.ts'
import { fakeSibling, hang } from './support/fake-siblings.ts'
import { newMember } from './support/member.ts'
import { startSiblings } from './support/siblings.ts'
import { type Identity, startIdentity } from './support/start-identity.ts'

type Siblings = Awaited<ReturnType<typeof startSiblings>>

async function dashboardOf(browser: Browser): Promise<Dashboard> {
  const answer = await browser.get('/api/dashboard')
  assert.equal(answer.status, 200, answer.text)
  assert.ok(isRight(identityRoutes.getDashboard.response.decode(answer.json)), answer.text)
  return answer.json as Dashboard
}

describe('the dashboard with everybody there', () => {
  let siblings: Siblings
  let identity: Identity
  before(async () => {
    siblings = await startSiblings()
    identity = await startIdentity(siblings.env)
  })
  after(async () => {
    await identity.stop()
    await siblings.stop()
  })

  it('asks every service once, about the person alone', async () => {
    const { browser, id } = await newMember(identity)
    siblings.asked.length = 0
    const { away } = await dashboardOf(browser)
    assert.deepEqual(away, [])
    assert.deepEqual(
      siblings.asked.toSorted(),
      ['assessment', 'game', 'jobs', 'learning', 'report', 'skills'].map((part) => `${part} ${id}`),
    )
  })

  it("answers the demo reply's keys from live parts", async () => {
    const { browser } = await newMember(identity)
    const dashboard = await dashboardOf(browser)
    assert.equal(dashboard.user.firstName, 'Inês')
    assert.equal(dashboard.skillsCount, 9)
    assert.deepEqual(
      dashboard.topSkills.map(({ name }) => name),
      ['Git', 'SQL', 'Bash', 'Python'],
    )
    assert.equal(dashboard.jobMatches, 7)
    assert.deepEqual(dashboard.recentMatches[0], {
      jobId: 'a',
      title: 'Analyst',
      company: 'Fennel',
      location: 'Tacoma, WA',
      matchPercentage: 83,
    })
    assert.equal(dashboard.assessmentScore, 91)
    assert.deepEqual(
      dashboard.recommendations.map(({ careerTitle, matchPercentage, fitLow, fitHigh }) => [
        careerTitle,
        matchPercentage,
        fitLow,
        fitHigh,
      ]),
      [
        ['Career 0', 91, 85, 95],
        ['Career 1', 84, 78, 88],
        ['Career 2', 83, 77, 87],
      ],
    )
    assert.deepEqual(dashboard.learningPaths, [
      { id: 'p1', title: 'Analytical SQL', progress: 60, nextModule: 'Window functions' },
      { id: 'p2', title: 'Git', progress: 100 },
    ])
    assert.deepEqual(dashboard.metrics, {
      skillsCount: 9,
      completedAssessments: 2,
      activeJobMatches: 7,
      learningPathsInProgress: 1,
      profileStrength: 20,
      weeklyProgress: 3,
      recommendations: 4,
      verifiedSkills: 2,
      // The mean of eight rated skills (20 / 8 = 2.5) times 20; the one without a level does not count.
      averageSkillLevel: 50,
      gamesPlayed: 4,
      bestGameScore: 90,
      savedJobs: 2,
      applications: 1,
      reports: 2,
    })
    assert.equal(dashboard.lastAssessmentAt, '2026-02-03T10:00:00.000Z')
    assert.deepEqual(
      dashboard.skillGroups?.map(({ category, skills, more }) => [category, skills.map(({ name }) => name), more]),
      [
        ['Programming Languages', ['Bash', 'Python', 'Java', 'Go'], 1],
        ['Databases', ['SQL', 'MongoDB'], 0],
        ['Cloud Platforms', ['AWS'], 0],
      ],
    )
  })

  it('shows the five latest lines, with the names of what the services know', async () => {
    const { browser, id } = await newMember(identity)
    for (const [minute, [subject, named]] of [
      ['sql', '{name} set to Advanced'],
      ['p1', '“{name}” is at 60%'],
      ['gone', '{name} is gone'],
      [null, null],
      ['git', null],
    ].entries()) {
      await identity.rows(
        'insert into activity (id, user_id, type, description, subject, named, created_at) values (gen_random_uuid(), $1, $2, $3, $4, $5, now() + make_interval(mins => $6))',
        [id, 'skill_update', 'You did something', subject, named, minute],
      )
    }
    const { recentActivity } = await dashboardOf(browser)
    assert.deepEqual(
      recentActivity.map(({ description }) => description),
      ['You did something', 'You did something', 'You did something', '“Analytical SQL” is at 60%', 'SQL set to Advanced'],
    )
  })

  it('counts eight profile fields, an assessment and three skills 10 percent each, and says what is missing', async () => {
    const { browser } = await newMember(identity)
    const fresh = await dashboardOf(browser)
    assert.equal(fresh.profileCompleteness, 20)
    assert.deepEqual(fresh.profileMissing?.slice(0, 2), ['title', 'industry'])
    assert.deepEqual(fresh.assessmentProgress, { completedSteps: 2, totalSteps: 10, currentStep: 'title', score: 91 })
    await browser.send('PUT', '/api/user/profile', { json: { title: 'Analyst', industry: 'Technology', experience: 0 } })
    const better = await dashboardOf(browser)
    assert.equal(better.profileCompleteness, 50)
    assert.equal(better.assessmentProgress.currentStep, 'location')
    assert.equal(better.recentActivity[0]?.description, 'You updated your profile')
  })

  it('answers nobody who is not signed in', async () => {
    const answer = await identity.browser().get('/api/dashboard')
    assert.equal(answer.status, 401)
    assert.equal((answer.json as { title: string }).title, 'Unauthorized')
  })
})

describe('the dashboard with somebody away', () => {
  it('names who is down, who hangs and who is unknown, within one deadline, and makes nothing up', async () => {
    const siblings = await startSiblings()
    const hanging = await fakeSibling(JobsServiceService, { summary: hang })
    const broken = await fakeSibling(GameServiceService, {
      summary: () => {
        throw new Error('broken')
      },
    })
    await siblings.parts.assessment.stop()
    const identity = await startIdentity({
      ...siblings.env,
      JOBS_GRPC_ADDR: hanging.address,
      GAME_GRPC_ADDR: broken.address,
      REPORT_GRPC_ADDR: '',
    })
    try {
      const { browser } = await newMember(identity)
      const dashboard = await dashboardOf(browser)
      assert.deepEqual(dashboard.away, ['assessment', 'jobs', 'game', 'report'])
      assert.equal(dashboard.skillsCount, 9)
      assert.equal(dashboard.learningPaths.length, 2)
      assert.equal(dashboard.jobMatches, null)
      assert.deepEqual(dashboard.recentMatches, [])
      assert.deepEqual(dashboard.recommendations, [])
      assert.equal(dashboard.assessmentScore, undefined)
      const { completedAssessments, recommendations, gamesPlayed, reports, activeJobMatches } = dashboard.metrics
      assert.deepEqual(
        [completedAssessments, recommendations, gamesPlayed, reports, activeJobMatches],
        [null, null, null, null, null],
      )
      // Three skills are known of; nobody can say whether an assessment is missing.
      assert.equal(dashboard.profileCompleteness, 10)
      assert.ok(!dashboard.profileMissing?.includes('assessment'))
    } finally {
      await identity.stop()
      await hanging.stop()
      await broken.stop()
      await siblings.stop()
    }
  })
})
