import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { articleCategories, articles } from '../src/models/articles.ts'
import * as options from '../src/models/assessment/options.ts'
import { questionTypes } from '../src/models/assessment/question.ts'
import { activities } from '../src/models/identity/activities.ts'
import { themeChoices } from '../src/models/identity/settings.ts'
import { completenessParts } from '../src/models/identity/usage.ts'
import { employmentTypes, JOBS_PAGE_SIZE, jobSorts, jobSourceKinds, matchBases } from '../src/models/job.ts'
import { resourceTypes } from '../src/models/learning.ts'
import { reportStatuses } from '../src/models/report/report.ts'
import { reportTopics } from '../src/models/report/report-topics.ts'
import { reportCatalog, reportType } from '../src/models/report/report-type.ts'
import { searchKinds } from '../src/models/search.ts'
import { evidenceKinds } from '../src/models/skills/skill.ts'

const words = (text: string) => text.split('|')
const slug = /^[a-z]+(?:-[a-z0-9]+)*$/

describe('the fixed lists', () => {
  it('are the specified ones', () => {
    const industries = 'technology|finance|healthcare|education|consulting|manufacturing|retail|media|nonprofit|government|other'
    assert.deepEqual(options.industries, words(industries))
    assert.deepEqual(options.targetIndustries, words(`${industries}|startup|exploring|unsure`))
    assert.deepEqual(options.educationLevels, words('high_school|associates|bachelors|masters|phd|professional|bootcamp'))
    assert.deepEqual(
      options.basicIndustries,
      words(
        'Technology|Healthcare|Finance|Education|Marketing|Engineering|Design|Sales|Operations|Human Resources|Consulting|Media|Non-profit|Government|Retail',
      ),
    )
    assert.deepEqual(
      options.workValueOptions,
      words(
        'Work-life balance|High compensation|Career growth|Job security|Creative freedom|Making an impact|Flexible schedule|Leadership opportunities|Learning and development|Team collaboration|Autonomy|Recognition',
      ),
    )
    assert.deepEqual(
      options.interestAreas,
      words(
        'Technical/Programming|Data Analysis|Design|Writing/Communication|Leadership|Project Management|Sales|Marketing|Research|Problem Solving|Customer Service|Finance',
      ),
    )
    assert.deepEqual(options.workStyles, words('collaborative|independent|hybrid'))
    assert.deepEqual(options.challengePreferences, words('structured|varied|complex'))
    assert.deepEqual(options.learningStyles, words('hands-on|structured|self-directed'))
    assert.deepEqual(options.gameCategories, words('technical|communication|leadership|problem-solving|creativity|analytics'))
    assert.deepEqual(options.difficultyLevels, words('beginner|intermediate|advanced'))
    assert.deepEqual(options.pathIcons, words('code|database|palette|book'))
    assert.deepEqual(options.pathColors, words('blue|emerald|purple|amber'))
    assert.deepEqual(options.experienceLevels, words('Entry|Mid|Senior|Lead'))
    assert.equal(JOBS_PAGE_SIZE, 12)
  })

  it('have a label of their own for every value', () => {
    for (const [values, labels] of [
      [options.targetIndustries, options.industryLabels],
      [options.educationLevels, options.educationLabels],
    ] as const) {
      assert.deepEqual(Object.keys(labels), [...values])
      assert.equal(new Set(Object.values(labels)).size, values.length)
      for (const label of Object.values(labels)) assert.match(label, /^[A-Z][\w' -]+$/)
    }
    for (const [value, label] of Object.entries(options.industryLabels))
      if (options.industries.some((one) => one === value)) assert.equal(label.toLowerCase().replace('-', ''), value)
  })

  it('of the rest hold words of one kind, each once', () => {
    const lists = {
      employmentTypes,
      jobSorts,
      jobSourceKinds,
      matchBases,
      evidenceKinds,
      resourceTypes,
      questionTypes,
      reportStatuses,
    }
    for (const [name, list] of Object.entries({ ...lists, searchKinds, themeChoices, completenessParts })) {
      assert.equal(new Set(list).size, list.length, name)
      assert.ok(list.length > 1)
      for (const value of list) assert.match(value, /^[A-Za-z]+(?:[-_][a-z]+)*$/, name)
    }
    assert.deepEqual(themeChoices, ['system', 'light', 'dark'])
    assert.deepEqual(searchKinds, ['job', 'occupation', 'skill', 'course', 'article'])
  })
})

describe('a report type', () => {
  it('has words and four features of its own, a deep dive of 25 pages', () => {
    const all = Object.values(reportCatalog)
    for (const { name, description, features } of all) {
      assert.match(name, /^[A-Z]/)
      assert.match(description, /^[A-Z].+\.$/)
      assert.equal(new Set(features).size, 4)
      for (const feature of features) assert.match(feature, /^[A-Z].{10,}[^.]$/)
    }
    assert.deepEqual(
      all.map(({ name }) => name),
      ['Career Deep Dive', 'Career Change', 'Executive Transition', 'AI Transition'],
    )
    assert.match(reportCatalog.career_deep_dive.description, /comprehensive 25-page analysis/)
  })

  it('is asked for by name', () => {
    const result = reportType.decode('pivot')
    assert.match(
      JSON.stringify(result),
      /Please choose a report type: career_deep_dive, career_change, executive_transition, ai_transition"/,
    )
  })
})

describe('the activities', () => {
  it('are thirty, five of each of the six interests, which take turns', () => {
    const types = words('realistic|investigative|artistic|social|enterprising|conventional')
    assert.deepEqual(
      activities.map(({ type }) => type),
      Array.from({ length: 5 }, () => types).flat(),
    )
    assert.equal(new Set(activities.map((activity) => activity.slug)).size, 30)
    assert.equal(new Set(activities.map(({ label }) => label)).size, 30)
    for (const activity of activities) {
      assert.match(activity.slug, slug)
      assert.match(activity.label, /^[A-Z].{7,}[^.]$/)
      assert.match(activity.description, /^[A-Z].{5,}[^.]$/)
    }
  })
})

describe('the topics of the questions', () => {
  it('have names of an area and a matter, each once', () => {
    assert.equal(new Set(reportTopics).size, reportTopics.length)
    assert.ok(reportTopics.length > 40)
    for (const topic of reportTopics) assert.match(topic, /^[a-z]+\.[a-z_]+$/)
  })
})

describe('the articles', () => {
  it('are eight of the specified date, 12 to 20 minutes long', () => {
    assert.equal(articles.length, 8)
    for (const { date, readTime } of articles) {
      assert.equal(date, '2025-02-01')
      assert.ok(readTime >= 12 && readTime <= 20)
    }
  })

  it('have a slug that is their id, words, and a drawing of their own', () => {
    for (const article of articles) {
      assert.match(article.slug, slug)
      assert.equal(article.id, article.slug)
      assert.match(article.title, /^[A-Z].{15,}[^.]$/)
      assert.match(article.description, /^[A-Z].{20,}\.$/)
    }
    for (const field of ['slug', 'title', 'description', 'image'] as const)
      assert.equal(new Set(articles.map((one) => one[field])).size, 8)
    for (const { image } of articles) assert.match(image, /^[a-z]+$/)
  })

  it('are of six categories, each with one sign and one tone', () => {
    assert.deepEqual(
      articleCategories,
      words('Career Planning|AI & Automation|Career Change|Professional Growth|Future of Work|Automation Resistance'),
    )
    for (const { category } of articles) assert.ok(articleCategories.includes(category), category)
    const looks = new Map(articles.map(({ category, icon, color }) => [category, `${icon} ${color}`]))
    for (const { category, icon, color } of articles) assert.equal(looks.get(category), `${icon} ${color}`)
    assert.equal(looks.size, 6)
    assert.equal(new Set(looks.values()).size, 6)
    for (const look of looks.values()) assert.match(look, /^[a-z]+ [a-z]+$/)
  })
})
