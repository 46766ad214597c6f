import type { BasicAssessment, DetailedAssessment } from '@waymark/contracts/models/assessment/assessment'

export function detailed(changes: Partial<DetailedAssessment> = {}): DetailedAssessment {
  return {
    assessmentType: 'career_change',
    currentRole: 'Registered nurse',
    yearsExperience: 11,
    industry: 'healthcare',
    salaryCurrent: 86_000,
    educationLevel: 'bachelors',
    careerGoals: 'Day shifts and more say.\nIn 6 months: A course begun',
    currentOccupation: '29-1141.00',
    skillsTechnical: ['Triage', 'Spanish'],
    personalityScores: { satisfaction: 4, activities_3: 9, skill_1_rating: 8 },
    workValues: {
      values_order: { support: 1, relationships: 2 },
      pay_floor: 'drop_10',
      obstacles: ['money_meantime', 'self_tired'],
    },
    motivations: { motivation: 'Eleven years of nights.' },
    challenges: { fear: 'To miss the patients.' },
    ...changes,
  }
}

export function basic(changes: Partial<BasicAssessment['responses']> = {}): BasicAssessment {
  return {
    assessmentType: 'basic_career',
    responses: {
      currentRole: 'Nurse',
      yearsExperience: 6,
      industry: 'Healthcare',
      careerGoals: 'Less night work, more say.',
      workStyle: 'collaborative',
      values: ['Work-life balance'],
      skillsInterest: ['Customer Service'],
      challengePreference: 'varied',
      learningStyle: 'hands-on',
      ...changes,
    },
    questions: { step1: { currentRole: true } },
  }
}
