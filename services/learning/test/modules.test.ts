import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isUuid } from '@waymark/kit/ids'
import { buildModules, type Target } from '../src/domain/build-modules.ts'
import { slugOfGap } from '../src/domain/choose-gaps.ts'
import { hoursFor, shareHours } from '../src/domain/hours.ts'
import { mergeModules, type OldModule } from '../src/domain/merge-modules.ts'
import { completedAt, progressOf } from '../src/domain/progress.ts'

const target = (skill: string, more: Partial<Target> = {}): Target => ({
  skill,
  skillId: skill.toLowerCase(),
  kind: 'technology',
  topics: { basics: 'first', deeper: 'further', make: 'a thing' },
  ...more,
})
const build = (difficulty: 'beginner' | 'intermediate' | 'advanced', targets: Target[], duration?: number) =>
  buildModules({ title: 'Reports', targets, difficulty, duration })
const lines = (...input: Parameters<typeof build>) =>
  build(...input).map(({ stage, title, estimatedDuration }) => `${stage} ${estimatedDuration} ${title}`)

describe('the modules of one skill', () => {
  it('begin at the beginning for a beginner', () => {
    assert.deepEqual(lines('beginner', [target('SQL')], 21), [
      'learn 4 SQL: first',
      'practise 4 Small tasks in SQL',
      'learn 4 SQL: further',
      'practise 6 SQL on a task of your own',
      'show 3 Make and show: a thing',
    ])
  })

  it('pass over the rest for who knows some, and end under other eyes for who knows much', () => {
    assert.deepEqual(lines('intermediate', [target('SQL')], 15), [
      'learn 2 SQL: first',
      'learn 4 SQL: further',
      'practise 6 SQL on a task of your own',
      'show 3 Make and show: a thing',
    ])
    assert.deepEqual(lines('advanced', [target('SQL')], 19), [
      'learn 2 SQL: first',
      'learn 4 SQL: further',
      'practise 6 SQL on a task of your own',
      'practise 4 SQL under other eyes',
      'show 3 Make and show: a thing',
    ])
    const first = (difficulty: 'beginner' | 'advanced') => build(difficulty, [target('SQL')])[0]?.description
    assert.match(first('beginner') ?? '', /^The ground everything else stands on\./)
    assert.match(first('advanced') ?? '', /^You know some of this\./)
  })

  it('say what they are for, where they stand and whose they are', () => {
    const modules = build('advanced', [target('SQL')])
    for (const { description } of modules) assert.match(description, /^[A-Z].{40,}\.$/)
    for (const { description } of build('beginner', [target('SQL')])) assert.match(description, /^[A-Z].{40,}\.$/)
    assert.equal(new Set(modules.map(({ description }) => description)).size, 5)
    assert.deepEqual(modules.map(({ position, skill, skillId, targetLevel }) => [position, skill, skillId, targetLevel])[4], [
      5,
      'SQL',
      'sql',
      4,
    ])
    assert.equal(build('beginner', [target('SQL', { skillId: undefined })])[0]?.skillId, null)
  })
})

describe('the modules of several skills', () => {
  it('take turns in learning and practising', () => {
    assert.deepEqual(lines('beginner', [target('SQL'), target('Excel')], 22), [
      'learn 4 SQL: first',
      'practise 5 SQL on a task of your own',
      'learn 4 Excel: first',
      'practise 5 Excel on a task of your own',
      'show 4 Make and show something for Reports',
    ])
    assert.equal(build('advanced', [target('SQL'), target('Excel')])[0]?.title, 'SQL: further')
    for (const { description } of build('beginner', [target('SQL'), target('Excel')]))
      assert.match(description, /^[A-Z].{30,}\.$/)
  })

  it('of more than eight are tried one by one, then used together', () => {
    const targets = Array.from({ length: 9 }, (_, place) => target(`S${place}`))
    const modules = build('beginner', targets)
    assert.deepEqual(modules.map(({ stage }) => stage).join(' '), `${'learn '.repeat(9)}practise show`)
    assert.equal(modules[9]?.title, 'Use them together on one task')
    assert.deepEqual([modules[9]?.skill, modules[9]?.skillId], [null, null])
    assert.match(modules[9]?.description ?? '', /^Pick a task that needs at least three of them/)
    assert.match(modules[0]?.description ?? '', /essentials/)
    assert.match(build('beginner', targets.slice(1))[0]?.description ?? '', /^One resource/)
    assert.equal(build('beginner', targets.slice(1)).length, 17)
  })
})

describe('hours', () => {
  it('are estimated by kind and difficulty when nobody gave any', () => {
    const total = (...targets: Target[]) =>
      build('intermediate', targets).reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0)
    assert.equal(total(target('SQL')), 30)
    assert.equal(
      total(
        target('SQL'),
        target('Law', { kind: 'knowledge' }),
        target('Bees', { kind: 'own' }),
        target('Writing', { kind: 'skill' }),
      ),
      155,
    )
    const all = (['technology', 'skill', 'knowledge', 'own'] as const).map((kind) =>
      (['beginner', 'intermediate', 'advanced'] as const).map((difficulty) => hoursFor(kind, difficulty)),
    )
    assert.deepEqual(all, [
      [16, 30, 60],
      [24, 40, 60],
      [28, 45, 70],
      [24, 40, 60],
    ])
  })

  it('that are left over go to the greatest remainders, the first among equals', () => {
    assert.deepEqual(shareHours(10, [1, 1, 1]), [4, 3, 3])
    assert.deepEqual(shareHours(10, [1, 2, 1]), [3, 5, 2])
    assert.deepEqual(shareHours(7, [0.5, 1.5, 1]), [1, 4, 2])
  })
})

describe('a plan that changes', () => {
  const at = new Date('2026-11-22')
  const old = (title: string, more: Partial<OldModule> = {}): OldModule => ({
    id: `id ${title}`,
    title,
    description: 'd',
    skill: 's',
    skillId: 'i',
    stage: 'learn',
    estimatedDuration: 3,
    targetLevel: 2,
    completedAt: null,
    ...more,
  })

  it('keeps the ids of modules that say the same, puts completed ones first, and drops what was never done', () => {
    const planned = build('intermediate', [target('SQL')], 15)
    const merged = mergeModules(
      [old('SQL: first', { completedAt: at }), old('Gone, done', { completedAt: at }), old('Gone, open'), old('SQL: further')],
      planned,
    )
    assert.deepEqual(
      merged.map(({ position, id, title, completedAt }) => [position, id, title, completedAt]),
      [
        [1, 'id Gone, done', 'Gone, done', at],
        [2, 'id SQL: first', 'SQL: first', at],
        [3, 'id SQL: further', 'SQL: further', null],
        [4, undefined, 'SQL on a task of your own', undefined],
        [5, undefined, 'Make and show: a thing', undefined],
      ],
    )
    assert.deepEqual(merged[0], { ...old('Gone, done', { completedAt: at }), position: 1 })
    assert.equal(merged[1]?.description, planned[0]?.description)
  })

  it('gives an id once, also when two planned modules say the same', () => {
    const [one] = build('beginner', [target('SQL')])
    assert.ok(one)
    assert.deepEqual(
      mergeModules([old(one.title)], [one, one]).map(({ id }) => id),
      [`id ${one.title}`, undefined],
    )
  })
})

describe('small rules', () => {
  it('a slug is made of letters and figures, of elements of the content model only', () => {
    assert.equal(slugOfGap({ id: '2.A.1.a', name: 'Reading & writing, 2' }), 'skill-reading-writing-2')
    assert.equal(slugOfGap({ id: '2.C.1', name: 'Law' }), 'knowledge-law')
    for (const id of ['12.C.1', '2.D.1', '2.C', '2xC.1', 'git']) assert.equal(slugOfGap({ id, name: 'Law' }), id)
  })

  it('an id is a UUID in its usual form', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    for (const good of [id, id.toUpperCase()]) assert.equal(isUuid(good), true)
    for (const bad of ['', `x${id}`, `${id}x`, id.slice(1), id.slice(0, -1), id.replaceAll('-', ''), id.replace('0', 'g')])
      assert.equal(isUuid(bad), false)
  })

  it('progress rounds, and counts no module too many', () => {
    assert.deepEqual([progressOf(1, 3), progressOf(2, 3), progressOf(0, 3), progressOf(1, 0)], [33, 67, 0, 0])
    assert.deepEqual(
      [completedAt(66, 3), completedAt(67, 3), completedAt(100, 3), completedAt(100, 0), completedAt(0, 3)],
      [1, 2, 3, 0, 0],
    )
  })
})
