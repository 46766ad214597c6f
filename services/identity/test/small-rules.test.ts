import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { articles } from '@waymark/contracts/models/articles'
import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { emailDigest } from '../src/data/sign-in-limits.ts'
import { nameActivity, reportName, skillLevel } from '../src/domain/activity-words.ts'
import { deviceName } from '../src/domain/device-name.ts'
import { findArticles } from '../src/domain/find-articles.ts'
import { oneLine } from '../src/domain/form-text.ts'
import { longDate, madeOn } from '../src/domain/made-on.ts'
import { profileCompleteness, profileMissing } from '../src/domain/profile-completeness.ts'
import { averageSkillLevel, skillGroups, topSkills } from '../src/domain/skill-overview.ts'

describe('a device', () => {
  const named: [string | undefined, string][] = [
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36 EdgA/140.0', 'Edge on Android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera on Linux'],
    ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36', 'Samsung Internet on Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile Safari/605.1.15', 'Firefox on iPhone'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X) CriOS/90.0 Safari/604.1', 'Chrome on iPhone'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari on iPad'],
    ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36', 'Chrome on ChromeOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'Safari on macOS'],
    ['Firefox/140.0', 'Firefox'],
    ['A box on Linux', 'Linux'],
    ['curl/8.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ]
  for (const [userAgent, name] of named) it(`is called ${name} by ${userAgent}`, () => assert.equal(deviceName(userAgent), name))
})

describe('an address', () => {
  it('is compared with its capitals folded and its accents composed', () => {
    assert.equal(emailKeyOf(' Ann.Lee@Example.ORG '), 'ann.lee@example.org')
    assert.equal(emailKeyOf('Zoe\u0308@example.org'), 'zo\u00eb@example.org')
    assert.equal(emailKeyOf('\u212Aay@example.org'), 'Kay@example.org')
  })

  it('stands as a digest where no address is kept', () => {
    // printf 'email:ann@example.org' | sha256sum
    assert.match(emailDigest('ann@example.org'), /^[0-9a-f]{64}$/)
    assert.equal(emailDigest('ann@example.org'), emailDigest(emailKeyOf('Ann@example.org')))
    assert.notEqual(emailDigest('ann@example.org'), emailDigest('bob@example.org'))
  })
})

describe('articles', () => {
  const slugs = (query: string, limit = 8) => findArticles(query, limit).map(({ slug }) => slug)

  it('are found by all words, whatever their case, in title, category or description', () => {
    assert.deepEqual(slugs('SURVIVAL  takeover'), ['ai-takeover-career-survival-guide'])
    assert.deepEqual(slugs('survival nonsense'), [])
    assert.deepEqual(slugs('  '), [])
    assert.deepEqual(slugs('piles decide'), ['ai-takeover-career-survival-guide'])
  })

  it('come with the title first, then the category, then the description', () => {
    const has = (text: string) => text.toLowerCase().includes('career')
    const score = ({ title, category, description }: (typeof articles)[number]) =>
      has(title) ? 3 : has(category) ? 2 : has(description) ? 1 : 0
    const scores = findArticles('career', 8).map(score)
    assert.deepEqual(
      scores,
      scores.toSorted((a, b) => b - a),
    )
    assert.equal(scores.length, articles.filter((article) => score(article) > 0).length)
    const planning = findArticles('planning', 8)
    assert.ok(has(planning[0]?.title ?? ''))
    assert.ok(new Set(planning.map(({ title }) => /planning/i.test(title))).size > 1, 'some by title, some by category')
    assert.equal(slugs('career', 2).length, 2)
    assert.deepEqual(slugs('automation'), [
      'future-of-work-ai-automation',
      'automation-proof-careers-guide',
      'ai-takeover-career-survival-guide',
    ])
  })
})

describe('a line', () => {
  it('of a form keeps no control and no direction marks, and no outer blanks', () => {
    assert.equal(oneLine(undefined), '')
    assert.equal(oneLine('  Ann\u0000\u202eLee\u2066\n '), 'Ann  Lee')
  })

  it('about something names it when its name is known', () => {
    const row = { description: 'You added a skill.', subject: 'sql', named: 'You added {name}.' }
    const names = new Map([['sql', '$& SQL']])
    assert.equal(nameActivity(row, names), 'You added $& SQL.')
    assert.equal(nameActivity(row, new Map()), 'You added a skill.')
    assert.equal(nameActivity({ ...row, named: null }, names), 'You added a skill.')
    assert.equal(nameActivity({ ...row, subject: null }, names), 'You added a skill.')
  })

  it('tells when and with what an account was made, in UTC', () => {
    const createdAt = new Date('2026-11-22T23:05:00-05:00')
    assert.equal(longDate(createdAt), 'November 23, 2026')
    assert.equal(madeOn({ createdAt, device: 'Firefox on Linux' }), 'November 23, 2026 at 04:05 UTC with Firefox on Linux')
    for (const device of [null, 'Unknown device']) assert.equal(madeOn({ createdAt, device }), 'November 23, 2026 at 04:05 UTC')
  })

  it('names a report as the catalogue does, and a level by its word', () => {
    assert.equal(reportName('career_change'), 'Career Change')
    assert.equal(reportName('newer_than_this'), 'career')
    const words = ['Not rated', 'Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert', 'Not rated']
    assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map(skillLevel), words)
  })
})

describe('a profile', () => {
  const full = {
    title: 'Clerk',
    industry: 'Finance',
    experience: 0,
    location: 'Lyon',
    bio: 'b',
    careerGoals: 'g',
    preferredWorkStyle: 'hybrid',
    salaryExpectation: 1,
  }

  it('is complete in ten parts of ten percent', () => {
    assert.equal(profileCompleteness({ profile: full, assessments: 1, skills: 3 }), 100)
    assert.equal(profileCompleteness({ profile: full, assessments: 0, skills: 2 }), 80)
    assert.equal(profileCompleteness({ profile: { ...full, bio: ' ', title: null }, assessments: 1, skills: 3 }), 80)
    assert.equal(profileCompleteness({ profile: {}, assessments: undefined, skills: undefined }), 0)
  })

  it('tells what is missing for certain, the most telling first', () => {
    assert.deepEqual(profileMissing({ profile: full, assessments: 1, skills: 3 }), [])
    assert.deepEqual(profileMissing({ profile: { ...full, bio: '', location: null }, assessments: 0, skills: 2 }), [
      'assessment',
      'skills',
      'location',
      'bio',
    ])
    assert.deepEqual(profileMissing({ profile: full, assessments: undefined, skills: undefined }), [])
  })
})

describe('skills on the dashboard', () => {
  const skill = (name: string, proficiencyLevel: number, category = 'A') => ({ id: name, name, category, proficiencyLevel })
  type Skill = Parameters<typeof topSkills>[0][number]
  const all = (...skills: object[]) => skills as unknown as Skill[]

  it('are averaged over the rated ones, times twenty, rounded', () => {
    assert.equal(averageSkillLevel([]), 0)
    assert.equal(averageSkillLevel(all(skill('a', 0))), 0)
    assert.equal(averageSkillLevel(all(skill('a', 0), skill('b', 5))), 100)
    // 8 / 3 × 20 = 53.33…, 5 / 3 × 20 = 33.33…, 7 / 3 × 20 = 46.67.
    assert.equal(averageSkillLevel(all(skill('a', 5), skill('b', 2), skill('c', 1))), 53)
    assert.equal(averageSkillLevel(all(skill('a', 4), skill('b', 2), skill('c', 1))), 47)
  })

  it('come best first, equal ones by name, the first three categories by size with four names each', () => {
    assert.deepEqual(
      topSkills(all(skill('c', 2), skill('b', 4), skill('a', 2)), 2).map(({ name }) => name),
      ['b', 'a'],
    )
    const of = (category: string, count: number) => Array.from({ length: count }, (_, i) => skill(`${category}${i}`, i, category))
    const groups = skillGroups(all(...of('D', 1), ...of('B', 2), ...of('C', 2), ...of('E', 6)))
    assert.deepEqual(
      groups.map(({ category, skills, more }) => [category, skills.map(({ name }) => name).join(' '), more]),
      [
        ['E', 'E5 E4 E3 E2', 2],
        ['B', 'B1 B0', 0],
        ['C', 'C1 C0', 0],
      ],
    )
    const counted = skillGroups(all(...of('A', 3), ...of('Z', 9), ...of('B', 4)))
    assert.deepEqual(
      counted.map(({ category, more }) => [category, more]),
      [
        ['Z', 5],
        ['B', 0],
        ['A', 0],
      ],
    )
  })
})
