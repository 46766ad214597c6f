import { describe, expect, it } from 'vitest'
import {
  type BasicValues,
  emptyValues,
  readBasicDraft,
  saveBasicDraft,
} from '../../../src/features/basic-assessment/basic-draft.ts'
import { keepOrder, moved } from '../../../src/features/basic-assessment/questions/order-values.ts'
import { askedFields, faultsInOrder } from '../../../src/features/basic-assessment/steps.ts'
import { basicPayload, validateBasic, wireResponses } from '../../../src/features/basic-assessment/wire-basic.ts'
import { ownKey } from '../../../src/lib/own-storage.ts'

const complete: BasicValues = {
  currentRole: 'Bookkeeper',
  yearsExperience: 12,
  industry: 'Finance',
  careerGoals: 'Fewer evenings, more say.',
  workStyle: 'hybrid',
  values: ['Autonomy', 'Job security', 'Recognition', 'Career growth', 'Making an impact', 'High compensation'],
  skillsInterest: ['Research'],
  activities: {},
  challengePreference: 'varied',
  learningStyle: 'hands-on',
}

describe('the basic assessment on the wire', () => {
  it('is the form with its type and the fields that each step asked', () => {
    const payload = basicPayload(complete)
    expect(payload?.assessmentType).toBe('basic_career')
    expect(payload?.responses).toMatchObject({ ...complete, activities: undefined, valuesOrder: undefined })
    expect(payload?.questions).toEqual(askedFields())
    expect(Object.keys(askedFields())).toEqual(['step1', 'step2', 'step3', 'step4'])
    expect(askedFields().step4).toEqual({ challengePreference: true, learningStyle: true })
  })

  it('sends the first five in order, once somebody has put them in order', () => {
    expect(wireResponses({ ...complete, ordered: true }).valuesOrder).toEqual(complete.values.slice(0, 5))
    expect(wireResponses({ ...complete, ordered: true, values: ['Autonomy'] }).valuesOrder).toBeUndefined()
    expect('ordered' in wireResponses({ ...complete, ordered: true })).toBe(false)
  })

  it('sends activities only where one was answered, and no empty choice', () => {
    expect(wireResponses({ ...complete, activities: { 'find-cause': 4 } }).activities).toEqual({ 'find-cause': 4 })
    expect(wireResponses({ ...complete, targetIndustry: '', currentOccupation: '' })).toMatchObject({
      targetIndustry: undefined,
      currentOccupation: undefined,
    })
  })

  it('begins with two years and nothing else', () => {
    expect(emptyValues).toEqual({ yearsExperience: 2, values: [], skillsInterest: [], activities: {} })
    expect(basicPayload(emptyValues)).toBeUndefined()
  })
})

describe('its rules', () => {
  it('have the specified sentences, in the order of the steps', () => {
    expect(faultsInOrder(validateBasic(emptyValues))).toEqual([
      { step: 1, field: 'currentRole', message: 'Current role is required' },
      { step: 1, field: 'industry', message: 'Industry is required' },
      { step: 2, field: 'careerGoals', message: 'Please provide detailed career goals' },
      { step: 2, field: 'workStyle', message: 'Work style preference is required' },
      { step: 3, field: 'values', message: 'Please select at least one value' },
      { step: 3, field: 'skillsInterest', message: 'Please select areas of interest' },
      { step: 4, field: 'challengePreference', message: 'Challenge preference is required' },
      { step: 4, field: 'learningStyle', message: 'Learning style is required' },
    ])
    expect(validateBasic(complete)).toEqual({})
    const tooMany = Array.from({ length: 30 }, () => 'Fame')
    expect(validateBasic({ ...complete, values: tooMany })).toEqual({ values: 'Please give 12 or fewer' })
    const { activities } = validateBasic({ ...complete, activities: { 'find-cause': 9, 'fix-things': 0, teach: 3 } })
    expect(activities).toBe('Please give a whole number from 1 to 5')
    expect(validateBasic({ ...complete, careerGoals: 'ten chars.' })).toEqual({})
    expect(validateBasic({ ...complete, careerGoals: 'nine char' })).toEqual({
      careerGoals: 'Please provide detailed career goals',
    })
  })
})

describe('values in order', () => {
  it('keep their places when others come and go', () => {
    expect(keepOrder(['b', 'a'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
    expect(keepOrder(['b', 'a', 'c'], ['a', 'c'])).toEqual(['a', 'c'])
  })

  it('move by one place', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  })
})

describe('its draft', () => {
  it('comes back in the same tab, and starts anew from what does not decode', () => {
    saveBasicDraft('ines', { step: 3, values: complete })
    expect(readBasicDraft('ines')).toEqual({ step: 3, values: complete })
    sessionStorage.setItem(ownKey('ines', 'assessment'), '{"step":"three"}')
    expect(readBasicDraft('ines')).toEqual({ step: 1, values: emptyValues })
    sessionStorage.setItem(ownKey('ines', 'assessment'), 'not json')
    expect(readBasicDraft('ines').step).toBe(1)
  })
})
