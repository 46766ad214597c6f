import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildModules, type Target } from '../src/domain/build-modules.ts'
import { slugOfGap } from '../src/domain/choose-gaps.ts'
import { shareHours } from '../src/domain/hours.ts'
import { completedAt, nextModule, nextProgress, progressOf } from '../src/domain/progress.ts'
import { uniqueSkills } from '../src/domain/unique-skills.ts'

const target = (skill: string): Target => ({
  skill,
  skillId: skill.toLowerCase(),
  kind: 'technology',
  topics: { basics: 'first', deeper: 'further', make: 'a thing' },
})

describe('progress', () => {
  it('and modules are each other’s inverse, for every number of modules', () => {
    for (let modules = 1; modules <= 60; modules++) {
      for (let done = 0; done <= modules; done++)
        assert.equal(completedAt(progressOf(done, modules), modules), done, `${done} of ${modules}`)
    }
    assert.equal(progressOf(0, 0), 0)
  })

  it('goes on by ten and stops at a hundred', () => {
    assert.deepEqual([0, 67, 90, 95, 100].map(nextProgress), [10, 77, 100, 100, 100])
  })
})

describe('hours', () => {
  it('are whole and add up', () => {
    for (const total of [0, 1, 7, 24, 10_000]) {
      const shares = shareHours(total, [1, 1, 1, 1.5, 0.75])
      assert.equal(
        shares.reduce((sum, share) => sum + share, 0),
        total,
      )
      for (const share of shares) assert.ok(Number.isInteger(share) && share >= 0)
    }
  })
})

describe('modules', () => {
  it('learn, then practise, then show', () => {
    for (const difficulty of ['beginner', 'intermediate', 'advanced'] as const) {
      for (const count of [1, 2, 3, 8, 9, 50]) {
        const targets = Array.from({ length: count }, (_, index) => target(`Skill ${index}`))
        const modules = buildModules({ title: 'All of it', targets, difficulty, duration: undefined })
        assert.equal(modules[0]?.stage, 'learn')
        assert.equal(modules.at(-1)?.stage, 'show')
        assert.ok(modules.some(({ stage }) => stage === 'practise'))
        assert.deepEqual(
          modules.map(({ position }) => position),
          modules.map((_, index) => index + 1),
        )
        assert.equal(new Set(modules.map(({ title }) => title)).size, modules.length)
        for (const { skill } of targets) assert.ok(modules.some((module) => module.skill === skill))
        assert.ok(modules.length <= 52)
      }
    }
  })

  it('aim at a level of the inventory, by difficulty', () => {
    const levels = (['beginner', 'intermediate', 'advanced'] as const).map(
      (difficulty) => buildModules({ title: 'X', targets: [target('X')], difficulty, duration: 10 })[0]?.targetLevel,
    )
    assert.deepEqual(levels, [2, 3, 4])
  })

  it('name the next one, passing over what is known', () => {
    const at = new Date(0)
    const [done, known, open] = [
      { completedAt: at, knownAt: null },
      { completedAt: null, knownAt: at },
      { completedAt: null, knownAt: null },
    ]
    assert.equal(nextModule([done, known, open]), open)
    assert.equal(nextModule([done, known]), known)
    assert.equal(nextModule([done]), undefined)
  })
})

describe('skills', () => {
  it('bear the catalogue’s ids', () => {
    assert.equal(slugOfGap({ id: '2.B.4.e', name: 'Judgment and Decision Making' }), 'skill-judgment-and-decision-making')
    assert.equal(slugOfGap({ id: '2.C.4.b', name: 'Physics' }), 'knowledge-physics')
    assert.equal(slugOfGap({ id: 'git', name: 'Git' }), 'git')
  })

  it('are named once', () => {
    assert.deepEqual(uniqueSkills([' SQL', 'sql ', '', '  ', 'Process  modelling']), ['SQL', 'Process modelling'])
  })
})
