import type { RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Entry } from '@waymark/contracts/models/advice/entry'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'

export const now = new Date().toISOString()
export const direction = (index: number, more: Partial<Recommendation> = {}): Recommendation => ({
  id: `r${index}`,
  careerTitle: `Occupation ${index}`,
  description: 'Does the work.',
  matchPercentage: 90 - 5 * index,
  fitLow: 80 - 5 * index,
  fitHigh: 95 - 5 * index,
  occupationCode: `11-100${index}.00`,
  aiGenerated: false,
  requiredSkills: ['Writing', 'Speaking', 'Listening', 'Planning', 'Selling', 'Coding', 'Cooking', 'Driving'],
  salaryRangeMin: 48_190,
  salaryRangeMax: 78_280,
  marketDemand: 'Very high',
  growthPotential: 'Slower than average (+0.2% by 2034)',
  reasonsFor: [{ kind: 'a', text: 'It suits you.', sources: 'OY' }],
  reasonsAgainst: [{ kind: 'b', text: 'It pays less.', sources: 'W' }],
  wouldChange: [{ kind: 'c', text: 'A course would.', sources: 'K' }],
  createdAt: now,
  ...more,
})

export const assessed = () =>
  Response.json([
    { id: '0190c1de-0000-7000-8000-000000000001', assessmentType: 'basic_career', status: 'completed', createdAt: now },
  ])

export const entry: Entry = {
  how: 'related',
  months: { low: 6, high: 18 },
  paidMonths: { low: 3, high: 3 },
  missing: ['the exam: X'],
  gate: { kind: 'license', license: 'State license', program: 'Associate degree', pay: { kind: 'paid' } },
}
export const place = {
  ...{ code: '11-1002.00', title: 'Occupation 2', matchPercentage: 80, fitLow: 70, fitHigh: 85 },
  ...{ medianPay: 61_000, payState: 'OH', entry },
}
export const advice: RecommendationAdvice = {
  goals: [
    { phrase: 'the second', codes: [place.code], answer: 'not_yet', why: 'It takes about 6 months.', place },
    { phrase: 'owl keeper', codes: [], answer: 'no', why: 'We found no occupation that these words mean.' },
  ],
  refused: [{ code: '27-2011.00', title: 'Actors', why: 'People are chosen.', whatWouldOpenIt: 'Ask for it by name.' }],
  confidence: { grade: 'medium', reason: 'The first places change.' },
  present: { ...place, code: '11-1009.00', title: 'Occupation 9' },
  specialities: [{ code: '11-1009.01', title: 'Its own speciality' }],
  sameWork: {
    rungs: [{ name: 'Lead of nine', differs: 'You lead the others.', opens: 'A year of the work.' }],
    settings: [{ name: 'A ninth place', differs: 'It closes at five.' }],
  },
  createdAt: now,
}
export const limited: RecommendationAdvice = {
  ...advice,
  limits: [
    {
      label: 'No heavy work',
      refused: 2,
      opens: [
        { code: '53-7062.00', title: 'Movers', medianPay: 38_000 },
        { code: '47-2061.00', title: 'Laborers' },
      ],
      easing: { id: 'wish-less_load', takesBack: 'less_load' },
    },
    { label: 'No law', refused: 1, opens: [{ code: '23-1011.00', title: 'Lawyers', medianPay: 151_160 }] },
    { label: 'Home at night', refused: 0, opens: [] },
  ],
}
export const banded = () =>
  Response.json([
    direction(1, { band: 'real_change' }),
    direction(2, { band: 'next_step', entry, answers: ['the second'] }),
    direction(3, { band: 'next_step' }),
  ])
