import type { AdvisedPlace, RecommendationAdvice } from '@waymark/contracts/models/advice/advice'
import type { Entry, EntryFromHere } from '@waymark/contracts/models/advice/entry'
import type { Recommendation } from '@waymark/contracts/models/advice/recommendation'

/** Where the person of the demo stands: a quality analyst of six years who wants to be nearer to the people who decide. */
const standing = {
  occupation: { code: '15-1253.00', title: 'Software Quality Assurance Analysts and Testers' },
  years: 6,
  education: 'bachelors',
}

const computing = "Bachelor's in computing, or certificates and proven work"
type KnownEntry = Entry & Required<Pick<Entry, 'months'>>
const inField: KnownEntry = {
  how: 'same',
  months: { low: 0, high: 3 },
  paidMonths: { low: 0, high: 0 },
  missing: [],
  gate: { kind: 'degree', license: 'None', program: computing, exam: 'None', pay: { kind: 'unpaid' } },
}

const toIntelligence: KnownEntry = {
  how: 'related',
  months: { low: 6, high: 18 },
  paidMonths: { low: 0, high: 0 },
  missing: ["the program: quantitative bachelor's or master's degree"],
  gate: {
    kind: 'degree',
    license: 'None',
    program: "Quantitative bachelor's or master's degree",
    exam: 'None',
    pay: { kind: 'unpaid' },
  },
}

/** The occupations of sample postings, by the posting's id; the others have none that the samples tell of. */
export const occupationsOfPostings: Readonly<Record<string, { code: string; title: string; entry: KnownEntry }>> = {
  'demo-job-2': { code: '15-1211.00', title: 'Computer Systems Analysts', entry: inField },
  'demo-job-3': { code: '15-2051.01', title: 'Business Intelligence Analysts', entry: toIntelligence },
}

/** The way into each occupation that the demo advises on, with the band it lies in. */
export const sampleEntries: Readonly<Record<string, { band: string; entry: Entry; answers?: string[] }>> = {
  '15-1211.00': { band: 'next_step', entry: inField, answers: ['systems analyst'] },
  '13-1151.00': {
    band: 'real_change',
    entry: {
      how: 'related',
      months: { low: 0, high: 0 },
      paidMonths: { low: 0, high: 0 },
      missing: [],
      gate: {
        kind: 'open',
        license: 'None',
        program: "Bachelor's degree and some years of related work",
        exam: 'None',
        pay: { kind: 'paid' },
      },
    },
  },
  '15-2051.01': { band: 'next_door', entry: toIntelligence },
}

const analyst: AdvisedPlace = {
  code: '15-1211.00',
  title: 'Computer Systems Analysts',
  matchPercentage: 84,
  fitLow: 78,
  fitHigh: 90,
  medianPay: 103_790,
  growthPercent: 8.7,
  entry: inField,
}
const manager: AdvisedPlace = {
  code: '11-3021.00',
  title: 'Computer and Information Systems Managers',
  matchPercentage: 72,
  fitLow: 65,
  fitHigh: 78,
  medianPay: 171_200,
  growthPercent: 15.2,
  entry: {
    how: 'related',
    months: { low: 48, high: 48 },
    paidMonths: { low: 0, high: 0 },
    missing: ['48 months of related work'],
    gate: {
      kind: 'rank',
      license: 'None',
      program: 'Computing degree and years in information technology',
      exam: 'None',
      pay: { kind: 'paid' },
    },
  },
}

const phoneLimit = 'left-phone-work'

export const sampleAdvice: RecommendationAdvice = {
  goals: [
    {
      phrase: 'systems analyst',
      codes: ['15-1211.00'],
      answer: 'yes',
      why: 'Computer Systems Analysts is within reach now.',
      place: analyst,
    },
    {
      phrase: 'IT manager',
      codes: ['11-3021.00'],
      answer: 'no',
      why: 'Computer and Information Systems Managers: employers ask for about 48 more months of related work. A first post in that field opens it.',
      place: manager,
    },
  ],
  refused: [
    {
      code: '11-3021.00',
      title: 'Computer and Information Systems Managers',
      why: 'Employers ask for about 48 more months of related work.',
      whatWouldOpenIt: 'A first post in that field opens it.',
    },
  ],
  candidates: 58,
  confidence: { grade: 'medium', reason: 'The first places change when single answers change.' },
  present: {
    ...standing.occupation,
    matchPercentage: 76,
    fitLow: 70,
    fitHigh: 82,
    medianPay: 102_610,
    growthPercent: 10,
    entry: { ...inField, how: 'own', months: { low: 0, high: 0 } },
  },
  specialities: [],
  limits: [
    {
      label: 'No work on the phone',
      refused: 2,
      opens: [{ code: '15-1232.00', title: 'Computer User Support Specialists', medianPay: 60_340 }],
      easing: { id: phoneLimit, takesBack: 'no more phones' },
    },
  ],
}

/** What the list has beside its places once work on the phone is let in again. */
export const sampleEased: Omit<Recommendation, 'createdAt'> = {
  id: 'demo-recommendation-4',
  careerTitle: 'Computer User Support Specialists',
  description: 'Help people whose computers, phones or programs fail.',
  matchPercentage: 68,
  fitLow: 61,
  fitHigh: 74,
  occupationCode: '15-1232.00',
  aiGenerated: false,
  requiredSkills: ['Active Listening', 'Critical Thinking', 'Speaking'],
  salaryRangeMin: 47_580,
  salaryRangeMax: 77_010,
  marketDemand: 'Very high',
  growthPotential: 'Shrinking (-3.7% by 2034)',
  reasonsFor: [{ kind: 'interest_match', text: 'You said that new colleagues come to you first.', sources: 'Y' }],
  reasonsAgainst: [{ kind: 'values', text: 'Much of the day is spent on the phone.', sources: 'O' }],
  wouldChange: [],
  band: 'next_step',
  entry: { ...inField, months: { low: 0, high: 0 }, missing: [] },
}

/** The way into one occupation; for those that the samples do not advise on, where the person stands and no more. */
export function sampleEntry(code: string): EntryFromHere {
  const known = sampleEntries[code]?.entry ?? [sampleAdvice.present, manager].find((place) => place?.code === code)?.entry
  return { standing, entry: known }
}
