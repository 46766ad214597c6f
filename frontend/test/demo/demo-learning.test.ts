// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { demoAnswers } from '../../src/demo/answers.ts'
import { loadDemoFiles } from '../../src/demo/demo-files.ts'
import { createDemoWorld } from '../../src/demo/world.ts'
import { now, visitDemo } from '../support/demo-visit.ts'

/** The visitor's own changes to the learning paths of the demo. */
const demo = visitDemo({ demoAnswers, loadDemoFiles, createDemoWorld })
const { ask } = demo

describe('learning', () => {
  const fields = {
    title: 'Git',
    description: 'Evenings',
    targetSkills: ['Git'],
    estimatedDuration: 4,
    difficultyLevel: 'beginner',
    iconType: 'code',
    color: 'blue',
  }
  const create = () => ask('createLearningPath', { body: fields })
  const params = { pathId: 'new-1' }
  test('a new path is active, at the front, and can be changed and deleted', async () => {
    expect(await create()).toEqual({
      ...fields,
      id: 'new-1',
      status: 'active',
      progressPercentage: '0',
      createdAt: now,
      modules: [],
      checkIns: [],
    })
    expect(demo.world.paths[0]?.id).toBe('new-1')
    const { description: _, ...bare } = fields
    expect(await ask('changeLearningPath', { params, body: { ...bare, title: 'Rust' } })).toMatchObject({
      id: 'new-1',
      title: 'Rust',
      description: '',
    })
    expect((await ask('getLearningPath', { params })).title).toBe('Rust')
    expect(await ask('deleteLearningPath', { params })).toEqual({ id: 'new-1' })
    expect(await ask('listLearningPaths')).toHaveLength(demo.world.paths.length)
    expect(demo.world.paths.map(({ id }) => id)).not.toContain('new-1')
  })
  test('progress completes a path at a hundred, and reopens it below', async () => {
    await create()
    const at = async (progress: number) => {
      const changed = await ask('changePathProgress', { params, body: { progress } })
      return [changed.progressPercentage, changed.status]
    }
    expect([await at(99), await at(100), await at(40)]).toEqual([
      ['99', 'active'],
      ['100', 'completed'],
      ['40', 'active'],
    ])
  })
  test('a check-in adds ten percent, at most to a hundred', async () => {
    await create()
    await ask('changePathProgress', { params, body: { progress: 85 } })
    const one = await ask('addCheckIn', { params, body: { kind: 'read', minutes: 30 } })
    expect(one.checkIns).toEqual([{ id: 'new-2', kind: 'read', note: '', minutes: 30, progress: 95, createdAt: now }])
    const two = await ask('addCheckIn', { params, body: { kind: 'practise', note: 'x' } })
    expect([two.progressPercentage, two.checkIns[0].note, two.checkIns.length]).toEqual(['100', 'x', 2])
  })
  test('modules give their share', async () => {
    const [sample] = demo.world.paths
    const ids = sample?.modules.map(({ id }) => id) ?? []
    const set = (moduleId: string, completed: boolean) =>
      ask('completeLearningModule', { params: { pathId: sample?.id ?? '', moduleId }, body: { completed } })
    for (const id of ids) await set(id, false)
    const one = await set(ids[0] ?? '', true)
    expect(one.progressPercentage).toBe(String(Math.round(100 / ids.length)))
    expect(one.modules[0]).toMatchObject({ completed: true, completedAt: now })
    expect(one.modules[1].completed).toBe(false)
    expect((await set(ids[0] ?? '', false)).modules[0].completedAt).toBeUndefined()
    await create()
    expect((await ask('completeLearningModule', { params, body: { completed: true } })).progressPercentage).toBe('0')
  })
})
