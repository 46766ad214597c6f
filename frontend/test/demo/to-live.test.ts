// @vitest-environment node
import { describe, expect, test } from 'vitest'
import * as samples from '../../src/demo/samples.ts'
import { sampleEntry } from '../../src/demo/samples-advice.ts'
import {
  liveDashboard,
  liveJob,
  liveMatch,
  livePath,
  liveQuestion,
  liveRecommendation,
  liveSkill,
  sampleTime,
} from '../../src/demo/to-live.ts'

describe('the samples as the screens read them', () => {
  const at = <T>(list: readonly T[], index: number): T => list[index] as T
  test('a skill has one of five levels', () => {
    const skill = at(samples.userSkills, 0)
    const levels = [0.2, 1.4, 4.6, 7].map((proficiencyLevel) => liveSkill({ ...skill, proficiencyLevel }).proficiencyLevel)
    expect(levels).toEqual([1, 1, 5, 5])
    expect(liveSkill(skill)).toEqual({ ...skill, proficiencyLevel: 4, evidence: [] })
  })
  test('a posting says that it is a sample, its day, and whether it is remote', () => {
    const posting = { ...at(samples.jobList, 0), postedDate: '2025-01-05', location: 'Remote, US', experienceLevel: 'Mid-level' }
    expect(liveJob(posting as never)).toEqual({
      ...posting,
      experienceLevel: 'Mid',
      postedDate: '2025-01-05T00:00:00.000Z',
      sample: true,
      sourceKind: 'sample',
      remote: true,
    })
    expect(liveJob({ ...posting, location: 'Not Remote', experienceLevel: 'Senior' } as never)).toMatchObject({
      remote: false,
      experienceLevel: 'Senior',
    })
  })
  test('a posting of a known occupation says what is left before it, if anything', () => {
    expect(liveJob(at(samples.jobList, 2))).toMatchObject({
      occupationCode: '15-2051.01',
      occupationTitle: 'Business Intelligence Analysts',
      stepLeft: { step: "the program: quantitative bachelor's or master's degree", months: { low: 6, high: 18 } },
    })
    const open = liveJob(at(samples.jobList, 1))
    expect([open.occupationCode, open.occupationTitle]).toEqual(['15-1211.00', 'Computer Systems Analysts'])
    expect('stepLeft' in open).toBe(false)
    for (const { occupationCode, stepLeft } of samples.jobList.map(liveJob)) {
      const entry = occupationCode ? sampleEntry(occupationCode).entry : undefined
      expect(stepLeft).toEqual(entry?.missing[0] ? { step: entry.missing[0], months: entry.months } : undefined)
    }
  })
  test('a match counts what is held of what is asked, each with the sentence that asks', () => {
    const sample = at(samples.jobMatches, 0)
    const posting = {
      ...sample.jobPosting,
      skillsRequired: ['SQL', 'Power BI', 'Go'],
      requirements: ['First', 'Knows Power BI well'],
    }
    const match = liveMatch({ ...sample, matchPercentage: '81%', skillsMatch: ['SQL'], jobPosting: posting } as never)
    expect(match).toMatchObject({
      id: posting.id,
      matchPercentage: 81,
      basis: 'fit_and_skills',
      skillsMatch: ['SQL'],
      coverage: 33,
      mustHeld: 1,
      mustTotal: 3,
      niceHeld: 0,
      niceTotal: 0,
      setAside: [],
      disputes: [],
    })
    expect(match.jobPosting.matchPercentage).toBe(81)
    expect(match.matched).toEqual([{ slug: 'sql', name: 'SQL', kind: 'must', sentence: 'First' }])
    expect(match.missing).toEqual([
      { slug: 'power-bi', name: 'Power BI', kind: 'must', sentence: 'Knows Power BI well' },
      { slug: 'go', name: 'Go', kind: 'must', sentence: 'First' },
    ])
    expect(liveMatch({ ...sample, jobPosting: { ...posting, requirements: [] } } as never).missing?.[0]?.sentence).toBe('')
  })
  test('a direction has a range and its reasons', () => {
    const sample = at(samples.recommendations, 0)
    const code = at(samples.recommendedCodes, 0)
    const live = liveRecommendation(sample, code)
    expect(live).toMatchObject({
      id: sample.id,
      careerTitle: sample.title,
      description: sample.description,
      matchPercentage: sample.matchPercentage,
      fitLow: sample.matchPercentage - 6,
      fitHigh: sample.matchPercentage + 6,
      occupationCode: code,
      aiGenerated: false,
      requiredSkills: sample.requiredSkills,
      salaryRangeMin: sample.salaryRange.min,
      salaryRangeMax: sample.salaryRange.max,
      createdAt: sampleTime,
    })
    expect([live.reasonsFor, live.reasonsAgainst, live.wouldChange].map(([reason]) => [reason?.kind, reason?.sources])).toEqual([
      ['interest_match', 'Y'],
      ['education', 'Y'],
      ['skill', 'Y'],
    ])
    expect([live.reasonsFor, live.reasonsAgainst, live.wouldChange].every(([reason]) => (reason?.text.length ?? 0) > 20)).toBe(
      true,
    )
    expect(liveRecommendation(sample, 'x')).toMatchObject({ reasonsFor: [], reasonsAgainst: [], wouldChange: [] })
  })
  test('a path spreads its hours over its modules, which are learned, practised and shown', () => {
    const sample = at(samples.learningPaths, 0)
    const titles = ['a', 'b', 'c', 'd'].map((title, index) => ({ title, completed: index === 0 }))
    const live = livePath({ ...sample, id: 'path-0000', modules: titles, estimatedDuration: 10, progress: 100 } as never, {
      iconType: 'book',
      color: 'amber',
    })
    expect(live).toMatchObject({
      id: 'path-0000',
      status: 'completed',
      progressPercentage: '100',
      iconType: 'book',
      color: 'amber',
      fromGap: false,
      createdAt: sampleTime,
      estimatedDuration: 10,
      targetSkills: sample.skills,
      checkIns: [],
    })
    expect(live.modules.map(({ id, position, stage, estimatedDuration }) => [id, position, stage, estimatedDuration])).toEqual([
      ['path-0001', 1, 'learn', 3],
      ['path-0002', 2, 'practise', 3],
      ['path-0003', 3, 'show', 3],
      ['path-0004', 4, 'show', 3],
    ])
    expect(live.modules.map(({ completed, completedAt, known }) => [completed, completedAt, known]).slice(0, 2)).toEqual([
      [true, sampleTime, false],
      [false, undefined, false],
    ])
    expect(live.modules[0]).toMatchObject({ title: 'a', description: '', skill: sample.skills[0], resources: [] })
    expect(livePath({ ...sample, progress: 99 }, { iconType: 'code', color: 'blue' }).status).toBe('active')
  })
  test('a question keeps its key until it is answered', () => {
    const question = {
      id: 'q',
      question: '?',
      options: ['a'],
      correctAnswer: 1,
      explanation: 'e',
      difficulty: 'd',
      category: 'c',
      skill: 's',
    }
    const { correctAnswer: _, explanation: __, ...open } = question
    expect(liveQuestion(question as never, 3)).toEqual({ ...open, position: 3, correctAnswer: null, explanation: null })
    expect(liveQuestion(question as never, 3, 1)).toEqual({ ...question, position: 3, answer: 1, correct: true })
    expect(liveQuestion(question as never, 3, 0)).toMatchObject({ correct: false })
  })
  test('the dashboard is the sum of the samples', () => {
    const { dashboard, recommendedCodes, userSkills } = samples
    const live = liveDashboard(dashboard, recommendedCodes, userSkills)
    const mean = userSkills.reduce((sum, { proficiencyLevel }) => sum + proficiencyLevel, 0) / userSkills.length
    const verified = userSkills.filter((one) => one.verified).length
    expect(live.metrics).toEqual({
      ...dashboard.metrics,
      recommendations: 3,
      verifiedSkills: verified,
      averageSkillLevel: Math.round(mean * 20),
      gamesPlayed: 0,
      bestGameScore: 0,
      savedJobs: 0,
      applications: 0,
      reports: 1,
    })
    const first = at(dashboard.topSkills, 0)
    expect(live.topSkills[0]).toEqual({ id: first.skillId, name: 'SQL', category: first.skill.category, proficiencyLevel: 4 })
    expect(live.recentMatches[0]).toEqual({
      jobId: at(dashboard.recentMatches, 0).jobPosting.id,
      title: at(dashboard.recentMatches, 0).jobPosting.title,
      company: at(dashboard.recentMatches, 0).jobPosting.company,
      location: at(dashboard.recentMatches, 0).jobPosting.location,
      matchPercentage: 92,
    })
    expect(live.recommendations.map(({ occupationCode, fitHigh, fitLow }) => [occupationCode, fitHigh - fitLow])).toEqual(
      recommendedCodes.map((code) => [code, 12]),
    )
    expect(live.recommendations.map(({ fitLow, matchPercentage }) => matchPercentage - fitLow)).toEqual([6, 6, 6])
    expect(live.learningPaths[0]?.nextModule).toBe(
      at(dashboard.learningPaths, 0).modules.find(({ completed }) => !completed)?.title,
    )
    expect(live.recentActivity.map(({ timestamp }) => timestamp.endsWith('Z'))).toEqual([true, true, true])
    expect(live).toMatchObject({
      skillsCount: 8,
      jobMatches: 3,
      assessmentScore: 78,
      profileCompleteness: 82,
      profileMissing: [],
      lastAssessmentAt: sampleTime,
      away: [],
    })
    expect(live.skillGroups).toHaveLength(3)
    for (const { category, skills, more } of live.skillGroups ?? []) {
      const own = userSkills.filter(({ skill }) => skill.category === category)
      expect([skills.length, more]).toEqual([Math.min(4, own.length), Math.max(0, own.length - 4)])
      expect(skills.map(({ name }) => name)).toEqual(own.slice(0, 4).map(({ skill }) => skill.name))
    }
    const many = liveDashboard(
      dashboard,
      [],
      Array.from({ length: 6 }, () => at(userSkills, 0)),
    )
    expect([many.skillGroups?.[0]?.more, many.recommendations[0]?.occupationCode]).toEqual([2, ''])
    expect(liveDashboard(dashboard, [], []).metrics.averageSkillLevel).toBe(0)
  })
})
