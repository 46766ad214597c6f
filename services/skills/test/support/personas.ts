import { NO_REACH } from '@waymark/contracts/models/advice/reach'
import type { Profile, Reach } from '@waymark/proto/waymark/skills/v1/profile'

/**
 * Invented people with realistic answers: five activity ratings (1-5) a type, the six values in order, ratings of work
 * style (1-10) and a handful of skills as people write them.
 */
export type Persona = { readonly name: string; readonly own: string; readonly profile: Profile }

export function persona(name: string, own: string, answers: Answers): Persona {
  return { name, own, profile: profileOf(answers) }
}

export type Answers = {
  /** Mean rating 1-5 of realistic, investigative, artistic, social, enterprising, conventional. */
  readonly interests: readonly [number, number, number, number, number, number]
  readonly values?: readonly string[]
  readonly styles?: Readonly<Record<string, number>>
  readonly skills?: Readonly<Record<string, number>>
  readonly current?: string
  readonly role?: string
  readonly reach?: Partial<Reach>
}

export function profileOf(answers: Answers): Profile {
  const interests = TYPES.flatMap((type, index) =>
    SPREAD.map((shift, item) => ({
      scale: `interest.${type}`,
      item: `${type}-${item + 1}`,
      value: Math.min(5, Math.max(1, Math.round(answers.interests[index]! + shift))),
      low: 1,
      high: 5,
      weight: 1,
    })),
  )
  const styles = Object.entries(answers.styles ?? {}).map(([id, value]) => ({
    scale: `style.${id}`,
    item: id,
    value,
    low: 1,
    high: 10,
    weight: 1,
  }))
  return {
    ratings: [...interests, ...styles],
    skills: Object.entries(answers.skills ?? {}).map(([skill, rating]) => ({ name: skill, rating, evidence: 'self' })),
    currentOccupation: answers.current ?? '',
    currentRole: answers.role ?? '',
    reach: { ...NO_REACH, ...answers.reach },
    valuesOrder: [...(answers.values ?? [])],
    goals: undefined,
  }
}

const TYPES = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'] as const
const SPREAD = [0, 0.6, -0.6, 0.3, -0.3]
/** Work styles by element id, for readable fixtures. */
export const STYLE = {
  effort: '1.C.1.a',
  persistence: '1.C.1.b',
  initiative: '1.C.1.c',
  leadership: '1.C.2.b',
  cooperation: '1.C.3.a',
  concern: '1.C.3.b',
  social: '1.C.3.c',
  selfControl: '1.C.4.a',
  stress: '1.C.4.b',
  adaptability: '1.C.4.c',
  dependability: '1.C.5.a',
  detail: '1.C.5.b',
  integrity: '1.C.5.c',
  independence: '1.C.6',
  innovation: '1.C.7.a',
  analytical: '1.C.7.b',
} as const
const S = STYLE

export const PERSONAS: readonly Persona[] = [
  persona('bookkeeper', '43-3031.00', {
    interests: [2, 3.6, 2, 3.2, 2.6, 4.4],
    values: ['support', 'relationships', 'independence', 'working_conditions', 'achievement', 'recognition'],
    styles: {
      [S.detail]: 10,
      [S.dependability]: 9,
      [S.integrity]: 9,
      [S.leadership]: 4,
      [S.innovation]: 4,
      [S.analytical]: 7,
      [S.social]: 5,
      [S.concern]: 7,
      [S.independence]: 7,
    },
    skills: { Reconciling: 9, 'Spotting errors': 9, Spreadsheets: 8, 'Explaining numbers': 7, 'Upset members': 7, QuickBooks: 8 },
    current: '43-3031.00',
    reach: {
      yearsExperience: 14,
      education: 'associates',
      salaryCurrent: 52400,
      salaryTarget: 62000,
      industry: 'finance',
      learningHours: 5,
    },
  }),
  persona('registered nurse', '29-1141.00', {
    interests: [2.8, 3.8, 1.8, 4.7, 2.2, 3],
    values: ['relationships', 'achievement', 'support', 'independence', 'recognition', 'working_conditions'],
    styles: {
      [S.concern]: 10,
      [S.stress]: 9,
      [S.selfControl]: 9,
      [S.dependability]: 9,
      [S.cooperation]: 9,
      [S.innovation]: 5,
      [S.independence]: 6,
      [S.leadership]: 6,
      [S.detail]: 9,
      [S.social]: 9,
    },
    skills: {
      'Patient care': 9,
      'Active listening': 9,
      'Critical thinking': 8,
      'Medication administration': 8,
      Coordination: 8,
      'Epic Systems': 7,
    },
    role: 'RN',
    reach: { yearsExperience: 8, education: 'bachelors', salaryCurrent: 88000, industry: 'healthcare' },
  }),
  persona('electrician', '47-2111.00', {
    interests: [4.8, 3.2, 1.8, 2, 2.4, 2.9],
    values: ['support', 'independence', 'achievement', 'working_conditions', 'relationships', 'recognition'],
    styles: {
      [S.detail]: 9,
      [S.dependability]: 9,
      [S.initiative]: 8,
      [S.social]: 4,
      [S.concern]: 5,
      [S.analytical]: 7,
      [S.independence]: 8,
      [S.leadership]: 6,
      [S.innovation]: 6,
    },
    skills: { Troubleshooting: 9, Repairing: 8, Installation: 9, Wiring: 10, 'Blueprint reading': 8, 'Equipment maintenance': 8 },
    reach: { yearsExperience: 9, education: 'high_school', salaryCurrent: 63000 },
  }),
  persona('elementary teacher', '25-2021.00', {
    interests: [1.8, 2.5, 3.4, 4.8, 2.6, 3],
    values: ['relationships', 'achievement', 'independence', 'support', 'working_conditions', 'recognition'],
    styles: {
      [S.concern]: 10,
      [S.selfControl]: 9,
      [S.cooperation]: 9,
      [S.social]: 9,
      [S.adaptability]: 9,
      [S.stress]: 9,
      [S.innovation]: 8,
      [S.leadership]: 8,
      [S.analytical]: 5,
      [S.detail]: 7,
    },
    skills: {
      Instructing: 9,
      'Learning strategies': 9,
      Speaking: 9,
      'Lesson planning': 9,
      'Classroom management': 8,
      'Active listening': 8,
    },
    reach: { yearsExperience: 11, education: 'bachelors', salaryCurrent: 61000, industry: 'education' },
  }),
  persona('software developer', '15-1251.00', {
    interests: [2.8, 4.5, 3, 1.8, 2, 3.6],
    values: ['achievement', 'working_conditions', 'independence', 'recognition', 'support', 'relationships'],
    styles: {
      [S.analytical]: 10,
      [S.innovation]: 9,
      [S.detail]: 9,
      [S.persistence]: 8,
      [S.social]: 3,
      [S.concern]: 4,
      [S.leadership]: 5,
      [S.independence]: 7,
      [S.stress]: 6,
    },
    skills: { 'Python (primary)': 9, reactjs: 7, SQL: 8, AWS: 7, 'Problem solving': 9, 'System design': 8 },
    current: '15-1251.00',
    reach: { yearsExperience: 7, education: 'bachelors', salaryCurrent: 138000, industry: 'technology' },
  }),
  persona('retail manager', '41-1011.00', {
    interests: [2.2, 2, 2.4, 3.6, 4.5, 3.6],
    values: ['support', 'relationships', 'independence', 'recognition', 'achievement', 'working_conditions'],
    styles: {
      [S.leadership]: 9,
      [S.dependability]: 9,
      [S.selfControl]: 8,
      [S.stress]: 8,
      [S.cooperation]: 8,
      [S.social]: 8,
      [S.analytical]: 5,
      [S.innovation]: 5,
      [S.detail]: 7,
    },
    skills: { 'Team leadership': 9, 'Customer service': 9, Scheduling: 8, 'Inventory management': 8, Sales: 8, Hiring: 7 },
    current: '41-1011.00',
    reach: { yearsExperience: 10, education: 'high_school', salaryCurrent: 52000, industry: 'retail' },
  }),
  persona('paralegal', '23-2011.00', {
    interests: [1.6, 3.4, 2, 2.8, 3, 4.6],
    values: ['relationships', 'achievement', 'support', 'working_conditions', 'independence', 'recognition'],
    styles: {
      [S.detail]: 10,
      [S.dependability]: 9,
      [S.analytical]: 8,
      [S.stress]: 8,
      [S.innovation]: 4,
      [S.leadership]: 5,
      [S.social]: 5,
      [S.integrity]: 9,
    },
    skills: { 'Legal research': 9, Writing: 8, 'Document review': 9, Organization: 9, 'Microsoft Word': 9, Interviewing: 6 },
    current: '23-2011.00',
    reach: { yearsExperience: 6, education: 'bachelors', salaryCurrent: 60000 },
  }),
  persona('truck driver', '53-3032.00', {
    interests: [4.4, 1.9, 1.5, 2, 2.2, 3.3],
    values: ['independence', 'support', 'working_conditions', 'relationships', 'achievement', 'recognition'],
    styles: {
      [S.dependability]: 9,
      [S.independence]: 9,
      [S.selfControl]: 9,
      [S.stress]: 8,
      [S.social]: 3,
      [S.innovation]: 3,
      [S.analytical]: 4,
      [S.detail]: 8,
      [S.leadership]: 4,
    },
    skills: { 'Truck driving': 9, 'Equipment maintenance': 7, 'Operation monitoring': 8, 'Time management': 8, Logistics: 6 },
    current: '53-3032.00',
    reach: { yearsExperience: 12, education: 'high_school', salaryCurrent: 58000 },
  }),
  persona('marketing manager', '11-2021.00', {
    interests: [1.6, 3, 4, 3, 4.6, 3.2],
    values: ['achievement', 'recognition', 'independence', 'working_conditions', 'relationships', 'support'],
    styles: {
      [S.initiative]: 9,
      [S.innovation]: 9,
      [S.leadership]: 8,
      [S.social]: 8,
      [S.persistence]: 8,
      [S.detail]: 6,
      [S.concern]: 6,
      [S.selfControl]: 6,
    },
    skills: { 'Digital marketing': 9, SEO: 7, Copywriting: 8, 'Google Analytics': 8, Budgeting: 7, 'Team leadership': 8 },
    current: '11-2021.00',
    reach: { yearsExperience: 9, education: 'bachelors', salaryCurrent: 145000, salaryTarget: 170000 },
  }),
  persona('warehouse worker', '53-7062.00', {
    interests: [4.2, 1.8, 1.6, 2.4, 1.9, 3.1],
    values: ['support', 'relationships', 'independence', 'working_conditions', 'achievement', 'recognition'],
    styles: {
      [S.dependability]: 9,
      [S.cooperation]: 8,
      [S.effort]: 7,
      [S.innovation]: 3,
      [S.leadership]: 4,
      [S.analytical]: 3,
      [S.detail]: 7,
      [S.social]: 5,
    },
    skills: { Forklift: 8, Inventory: 7, Teamwork: 8, Safety: 8, 'Machine operation': 6 },
    current: '53-7062.00',
    reach: { yearsExperience: 4, education: 'high_school', salaryCurrent: 38000, salaryTarget: 50000 },
  }),
  persona('graphic designer', '27-1024.00', {
    interests: [2.6, 2.6, 4.8, 2.4, 2.8, 2.4],
    values: ['achievement', 'independence', 'recognition', 'working_conditions', 'relationships', 'support'],
    styles: {
      [S.innovation]: 10,
      [S.detail]: 8,
      [S.adaptability]: 8,
      [S.leadership]: 4,
      [S.analytical]: 5,
      [S.selfControl]: 6,
      [S.stress]: 6,
      [S.independence]: 8,
    },
    skills: { 'Adobe Photoshop': 9, Illustrator: 9, 'Graphic design': 9, Figma: 8, Branding: 7, HTML: 5 },
    current: '27-1024.00',
    reach: { yearsExperience: 6, education: 'bachelors', salaryCurrent: 58000 },
  }),
  persona('chief executive', '11-1011.00', {
    interests: [1.6, 3.3, 2.2, 3.4, 4.9, 3.8],
    values: ['achievement', 'recognition', 'independence', 'working_conditions', 'support', 'relationships'],
    styles: {
      [S.leadership]: 10,
      [S.initiative]: 10,
      [S.stress]: 9,
      [S.integrity]: 9,
      [S.persistence]: 9,
      [S.innovation]: 8,
      [S.concern]: 6,
      [S.detail]: 6,
      [S.analytical]: 9,
    },
    skills: {
      'Strategic planning': 9,
      Negotiation: 9,
      Budgeting: 9,
      Leadership: 10,
      'Stakeholder management': 9,
      'Public speaking': 8,
    },
    current: '11-1021.00',
    reach: { yearsExperience: 20, education: 'masters', salaryCurrent: 240000 },
  }),
]
