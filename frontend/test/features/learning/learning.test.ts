import type { LearningModule, LearningPath } from '@waymark/contracts/models/learning'
import { describe, expect, it } from 'vitest'
import { httpError, unauthorizedRead } from '../../../src/api/api-error.ts'
import {
  hoursText,
  isComplete,
  modulesText,
  nextModule,
  nextProgress,
  pathHours,
  totals,
} from '../../../src/features/learning/path-words.ts'
import { isSignedOut } from '../../../src/features/learning/use-learning-toasts.ts'
import { newPath, splitSkills, validatePath, valuesOf, wirePath } from '../../../src/features/learning/wire-path.ts'

const module = (position: number, part: Partial<LearningModule> = {}): LearningModule => ({
  id: `module ${position}`,
  position,
  title: `Module ${position}`,
  description: '',
  stage: 'learn',
  completed: false,
  known: false,
  estimatedDuration: 3,
  ...part,
})
const path: LearningPath = {
  id: 'path',
  title: 'SQL',
  description: 'Evenings.',
  targetSkills: ['SQL', 'PostgreSQL'],
  estimatedDuration: 24,
  difficultyLevel: 'intermediate',
  iconType: 'database',
  color: 'amber',
  status: 'active',
  progressPercentage: '33',
  hoursLeft: 6,
  modules: [module(1, { completed: true }), module(2, { known: true }), module(3)],
}

describe('a new path on the wire', () => {
  it('has the specified defaults', () => {
    expect(newPath).toEqual({ difficultyLevel: 'beginner', iconType: 'code', color: 'blue' })
    expect(wirePath({ ...newPath, title: 'SQL' })).toEqual({
      title: 'SQL',
      description: '',
      targetSkills: [],
      estimatedDuration: null,
      difficultyLevel: 'beginner',
      iconType: 'code',
      color: 'blue',
    })
  })

  it('splits target skills by commas, trims them and drops the empty ones', () => {
    expect(splitSkills(' SQL ,, Requirements writing,  ,')).toEqual(['SQL', 'Requirements writing'])
    expect(splitSkills(undefined)).toEqual([])
  })

  it('takes a whole number of hours, otherwise null', () => {
    const hours = (estimatedDuration?: string) => wirePath({ ...newPath, estimatedDuration }).estimatedDuration
    expect([hours('18'), hours('0'), hours(''), hours(undefined), hours('soon')]).toEqual([18, 0, null, null, null])
  })

  it('is checked by the codec of the service, but for the title, which closes the button', () => {
    expect(validatePath(newPath)).toEqual({})
    expect(Object.keys(validatePath({ ...newPath, title: 'x'.repeat(201), estimatedDuration: '99999' })).sort()).toEqual([
      'estimatedDuration',
      'title',
    ])
    expect(Object.keys(validatePath({ ...newPath, targetSkills: 'y'.repeat(101) }))).toEqual(['targetSkills'])
  })

  it('comes back into the dialog as it was', () => {
    const values = valuesOf(path)
    expect(values.targetSkills).toBe('SQL, PostgreSQL')
    expect(wirePath(values)).toEqual({
      title: 'SQL',
      description: 'Evenings.',
      targetSkills: ['SQL', 'PostgreSQL'],
      estimatedDuration: 24,
      difficultyLevel: 'intermediate',
      iconType: 'database',
      color: 'amber',
    })
  })
})

describe('what a path says', () => {
  it('goes on by ten, capped, and sends the same at a hundred', () => {
    expect(['0', '33', '95', '100', '', 'abc'].map(nextProgress)).toEqual([10, 43, 100, 100, 10, 10])
  })

  it('is complete at a hundred or more, not before', () => {
    const complete = ['0', '99', '99.9', '100', '104', 'abc'].map((progressPercentage) => isComplete({ progressPercentage }))
    expect(complete).toEqual([false, false, false, true, true, false])
  })

  it('names the next module after what is completed and what is known', () => {
    expect(nextModule(path.modules ?? [])?.position).toBe(3)
    expect(nextModule([module(1, { completed: true }), module(2, { known: true })])?.position).toBe(2)
    expect(nextModule([module(1, { completed: true })])).toBeUndefined()
  })

  it('counts in words', () => {
    expect([hoursText(0), hoursText(1), hoursText(1200)]).toEqual(['less than an hour', '1 hour', '1,200 hours'])
    expect(modulesText(path.modules ?? [])).toBe('1 of 3 modules')
    expect(pathHours(path)).toBe('24 hours')
    expect(pathHours({ modules: path.modules })).toBe('about 9 hours')
    expect(totals([path, path])).toEqual({ paths: 2, completed: 2, modules: 6, hoursLeft: 12 })
  })
})

describe('being signed out', () => {
  it('is a message that begins with 401 and says Unauthorized', () => {
    const body = JSON.stringify({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      detail: 'Please sign in.',
      requestId: 'r',
    })
    expect(isSignedOut(httpError({ status: 401, statusText: '', body }))).toBe(true)
    expect(isSignedOut(unauthorizedRead(''))).toBe(true)
    expect(isSignedOut(httpError({ status: 500, statusText: 'Unauthorized', body: '' }))).toBe(false)
    expect(isSignedOut(httpError({ status: 502, statusText: '', body: 'said 401: Unauthorized' }))).toBe(false)
    expect(isSignedOut(undefined)).toBe(false)
  })
})
