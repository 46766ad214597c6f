import { describe, expect, test } from 'vitest'
import {
  asksTargetIndustry,
  digitsOnly,
  validateProfile,
  wireProfile,
  yearsFrom,
} from '../../src/entities/person/wire-profile.ts'

const filled = {
  currentRole: 'Nurse',
  yearsExperience: 6,
  industry: 'healthcare',
  educationLevel: 'bachelors',
  careerGoals: 'Work by day, with patients',
}

describe('the basic form', () => {
  test('says the specified sentences for an empty form', () => {
    expect(validateProfile({}, 'career_change')).toEqual({
      currentRole: 'Current role is required',
      industry: 'Industry is required',
      educationLevel: 'Education level is required',
      careerGoals: 'Please provide detailed career goals',
    })
  })

  test('accepts what is right, with salaries optional', () => {
    expect(validateProfile(filled, 'career_change')).toEqual({})
    expect(validateProfile({ ...filled, salaryCurrent: '0', salaryTarget: '90000' }, 'career_change')).toEqual({})
  })

  test('wants ten characters of goals and at most 50 years', () => {
    expect(validateProfile({ ...filled, careerGoals: 'nine char' }, undefined).careerGoals).toBe(
      'Please provide detailed career goals',
    )
    expect(validateProfile({ ...filled, careerGoals: 'ten chars.' }, undefined)).toEqual({})
    expect(validateProfile({ ...filled, yearsExperience: 51 }, undefined).yearsExperience).toBeTruthy()
    expect(validateProfile({ ...filled, yearsExperience: 50 }, undefined)).toEqual({})
  })

  test('keeps only digits of a salary and makes 0 of years that are no number', () => {
    expect(digitsOnly('$71,000.50')).toBe('7100050')
    expect(yearsFrom('abc')).toBe(0)
    expect(yearsFrom('12')).toBe(12)
  })

  test('sends a target industry for a career change only', () => {
    const values = { ...filled, targetIndustry: 'startup' }
    expect(wireProfile(values, 'career_change').targetIndustry).toBe('startup')
    expect(wireProfile(values, 'ai_transition').targetIndustry).toBeUndefined()
  })

  test('asks for a target industry for career_change and industry_pivot alone', () => {
    const types = ['career_deep_dive', 'career_change', 'executive_transition', 'ai_transition', 'industry_pivot', undefined]
    expect(types.filter(asksTargetIndustry)).toEqual(['career_change', 'industry_pivot'])
  })

  test('sends salaries as numbers and leaves empty ones out', () => {
    const sent = wireProfile({ ...filled, salaryCurrent: '71000', salaryTarget: '' }, undefined)
    expect(sent.salaryCurrent).toBe(71000)
    expect(sent.salaryTarget).toBeUndefined()
  })
})
