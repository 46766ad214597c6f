import { screen } from '@testing-library/react'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'
import { skillsRoutes } from '@waymark/contracts/routes/skills'
import { isRight } from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OccupationFigures } from '../../src/api/occupations.ts'
import { validateProfile, wireProfile } from '../../src/entities/person/wire-profile.ts'
import { emptyValues, readBasicDraft, saveBasicDraft } from '../../src/features/basic-assessment/basic-draft.ts'
import { basicPayload } from '../../src/features/basic-assessment/wire-basic.ts'
import { emptyDraft, readDraft, saveDraft } from '../../src/features/detailed-assessment/draft.ts'
import { UsualPay } from '../../src/features/jobs/posting/UsualPay.tsx'
import { FourFigures } from '../../src/features/occupation/FourFigures.tsx'
import { NearOccupations } from '../../src/features/occupation/sections/NearOccupations.tsx'
import { PaySection } from '../../src/features/occupation/sections/PaySection.tsx'
import { RecommendationFacts } from '../../src/features/recommendations/place/RecommendationFacts.tsx'
import { renderApp } from '../support/render-app.tsx'
import { lines, serve } from '../support/server.ts'

const figure = (value: number, year: number) => ({ value, unit: 'US dollars a year', year, source: 'W' })
const nation = {
  code: '43-3031.00',
  wages: { median: figure(49_210, 2024), employment: figure(1_455_770, 2024) },
  national: { growth: 3.1, medianPay: 49_500 },
  wagesByYear: [{ year: 2024, p10: 34_600, median: 49_210, p90: 72_660 }],
  outlook: {},
  activities: [],
  exposures: [],
}
const page = (part: object = {}) => ({ ...nation, ...part }) as unknown as OccupationFigures
const ohio = page({
  stateWages: {
    state: 'OH',
    wages: { p10: figure(36_110, 2025), median: figure(48_810, 2025), p90: figure(67_330, 2025) },
    allMedian: 48_000,
  },
})
const nowhere = page({ stateWages: { state: 'DC', wages: {} } })

const answers: Record<string, unknown> = {}
beforeEach(() => {
  serve({ '/api/*': ({ path, query }) => answers[query.size > 0 ? `${path}?${query}` : path] ?? [] })
})
afterEach(() => {
  for (const path of Object.keys(answers)) delete answers[path]
})
const draw = (what: React.ReactNode) => renderApp(what)
const text = () => document.body.textContent

describe('the occupation page', () => {
  test('says the state beside the figure', () => {
    draw(
      <>
        <FourFigures data={ohio} />
        <PaySection data={ohio} />
      </>,
    )
    expect(text()).toContain('$48,810')
    expect(text()).toContain('Ohio, BLS, May 2025')
    expect(screen.getByRole('heading', { name: 'Half in Ohio earn more than $48,810' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'OH, 2025: $36,110 to $67,330, median $48,810' })).toBeTruthy()
    expect(text()).toContain('The other rows are US national.')
  })
  test('says so when only the nation’s is published', () => {
    draw(
      <>
        <FourFigures data={nowhere} />
        <PaySection data={nowhere} />
      </>,
    )
    expect(text()).toContain('US national, BLS, May 2024; none is published for the District of Columbia')
    expect(text()).toContain('For the District of Columbia no figure is published; these are the national ones.')
  })
  test('asks for the neighbours in the state of the newest answers', async () => {
    answers['/api/assessments'] = [
      {
        id: '0190c1de-0000-7000-8000-000000000002',
        assessmentType: 'basic_career',
        status: 'completed',
        state: 'OH',
        createdAt: '2026-11-02T00:00:00Z',
      },
      {
        id: '0190c1de-0000-7000-8000-000000000001',
        assessmentType: 'basic_career',
        status: 'completed',
        state: 'CA',
        createdAt: '2026-11-01T00:00:00Z',
      },
    ]
    answers['/api/occupations/43-3031.00/similar?limit=8&state=OH'] = [
      { code: '43-3051.00', title: 'Payroll Clerks', similarity: 0.8, medianPay: 51_000, payState: 'OH' },
      { code: '43-9111.00', title: 'Statistical Assistants', similarity: 0.7, medianPay: 47_000 },
    ]
    draw(<NearOccupations data={ohio} />)
    expect(await screen.findByText('Payroll Clerks')).toBeTruthy()
    expect(text()).toContain('$47,000*')
    expect(text()).not.toContain('$51,000*')
  })
})

describe('a posting', () => {
  const assessed = (state?: string) => [
    {
      id: '0190c1de-0000-7000-8000-000000000002',
      assessmentType: 'x',
      status: 'completed',
      state,
      createdAt: '2026-11-02T00:00:00Z',
    },
  ]
  const whole = (data: object) => ({
    title: 'Bookkeeping Clerks',
    description: '',
    medianByYear: [],
    exposureAgreement: 'few',
    interests: {},
    values: {},
    skills: [],
    knowledge: [],
    technologies: [],
    sources: [],
    ...data,
  })
  test('stands beside the usual pay of its occupation in the person’s state', async () => {
    answers['/api/assessments'] = assessed('OH')
    answers['/api/occupations/43-3031.00?state=OH'] = whole(ohio)
    draw(<UsualPay job={{ occupationCode: '43-3031.00' }} />)
    await screen.findByText(/half earn more than/)
    expect(text()).toContain('Bookkeeping Clerks: half earn more than $48,810 a year in Ohio (BLS, May 2025).')
  })
  test('beside the nation’s where the state publishes none, and it says so', async () => {
    answers['/api/assessments'] = assessed('DC')
    answers['/api/occupations/43-3031.00?state=DC'] = whole(nowhere)
    draw(<UsualPay job={{ occupationCode: '43-3031.00' }} />)
    await screen.findByText(/half earn more than/)
    expect(text()).toContain('$49,210 a year in the United States (BLS, May 2024).')
    expect(text()).toContain('For the District of Columbia no figure is published; this is the national one.')
  })
  test('has none of it for somebody who named no state', async () => {
    answers['/api/assessments'] = assessed()

    draw(<UsualPay job={{ occupationCode: '43-3031.00' }} />)
    await vi.waitFor(() => expect(lines()).toEqual(['GET /api/assessments']))
    expect(text()).toBe('')
  })
})

describe('a recommendation', () => {
  const one = (pay: Recommendation['pay']) =>
    ({
      occupationCode: '43-3031.00',
      careerTitle: 'Bookkeepers',
      salaryRangeMin: 42_360,
      salaryRangeMax: 58_720,
      requiredSkills: [],
      pay,
    }) as unknown as Recommendation
  test('says whose pay it tells', () => {
    draw(<RecommendationFacts one={one({ state: 'OH', national: false, median: 48_810, year: 2025 })} />)
    expect(text()).toContain('a year, in Ohio')
    expect(text()).toContain('The line is the middle: $48,810.')
  })
  test('says when the state publishes none', () => {
    draw(<RecommendationFacts one={one({ state: 'OH', national: true, median: 49_210, year: 2024 })} />)
    expect(text()).toContain('a year, US national')
    expect(text()).toContain('For Ohio no figure is published; this is the national one.')
  })
})

describe('the state that a person names', () => {
  test('is kept in the wizard’s draft, sent, and left out when nobody named one', () => {
    saveDraft('ines', { ...emptyDraft, step: 2, profile: { state: 'OH' } })
    expect(readDraft('ines').profile.state).toBe('OH')
    expect(wireProfile({ state: 'OH' }, undefined).state).toBe('OH')
    expect(wireProfile({}, undefined).state).toBeUndefined()
    expect(validateProfile({ state: 'Ohio' }, undefined).state).toBe(
      'Please give the state by its two-letter postal code, such as OH',
    )
  })
  test('is kept in the basic assessment’s draft and sent', () => {
    const values = {
      ...emptyValues,
      currentRole: 'Clerk',
      industry: 'Finance',
      careerGoals: 'Fewer evenings at work',
      workStyle: 'hybrid',
      values: ['Autonomy'],
      skillsInterest: ['Finance'],
      challengePreference: 'varied',
      learningStyle: 'hands-on',
      state: 'OH',
    }
    saveBasicDraft('ines', { step: 1, values })
    expect(readBasicDraft('ines').values.state).toBe('OH')
    const payload = basicPayload(values)
    expect(payload?.responses.state).toBe('OH')
    expect(payload?.questions?.step1?.state).toBe(true)
    expect(basicPayload({ ...values, state: undefined })?.responses.state).toBeUndefined()
  })
  test('is a parameter of the occupation’s route', () => {
    expect(isRight(skillsRoutes.getOccupation.query!.decode({ state: 'OH' }))).toBe(true)
    expect(isRight(skillsRoutes.getOccupation.query!.decode({ state: 'Ohio' }))).toBe(false)
  })
})
