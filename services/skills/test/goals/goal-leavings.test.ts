import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readLeftWords } from '../../src/domain/goals/goal-table.ts'
import { type Given, NURSE, read, unresolved } from '../support/small-goal-knowledge.ts'

describe('wishes in a goal', () => {
  it('are told by what they are and the words they were read from', () => {
    const wishes = { no_nights: /nigh/i, part_time: /part time/ }
    assert.deepEqual(read({ wishes }, 'no midnights').wishes, [{ id: 'no_nights', label: 'The no_nights', phrase: 'midnights' }])
    assert.deepEqual(read({ wishes }, 'not midnights at last').wishes[0]!.phrase, 'midnights')
  })
})

describe('what cannot be read of a goal', () => {
  it('is kept as it was written, once, up to twelve pieces', () => {
    assert.deepEqual(unresolved({}, 'purple elephants, "green ants", purple elephants'), ['purple elephants', 'green ants'])
    const pieces = Array.from({ length: 13 }, (_, at) => `elephant ${'abcdefghijklm'[at]}`)
    assert.deepEqual(unresolved({}, pieces.join(', ')), pieces.slice(0, 12))
  })

  it('is nothing that was read as work or as a wish, or that says nothing of the work', () => {
    assert.deepEqual(unresolved({ titles: { 'pastry cook': 0.9 } }, 'purple pastry cook'), [])
    assert.deepEqual(unresolved({ said: [['51-3011.00', 'cook']] }, 'purple cook'), [])
    assert.deepEqual(unresolved({ words: [['solar', NURSE]] }, 'purple solar elephants'), [])
    const wishes = { long: /purple elephants, green/, short: /mauve/ }
    assert.deepEqual(unresolved({ wishes }, 'purple elephants, green'), [])
    assert.deepEqual(unresolved({ wishes }, 'the mauve ants, blue ants'), ['blue ants'])
    for (const text of ['I would like to work in a new job', 'to be ill', 'abc de fgh', 'the-job-of-ten-years'])
      assert.deepEqual(unresolved({}, text), [], text)
    assert.deepEqual(unresolved({}, 'to be żółw'), ['to be żółw'])
  })

  const FRAME =
    `i we my me you would like want wants wish hope love need to be become get go move into in a an the of for with at on by
    within next few year years month months one two three five ten something anything somewhere more most less better new do not know
    what when work working job jobs career role position people who that it is are am have has could can will again good real steadier
    time life if possible close stay grow see take took try consider considering think thinking look looking maybe might even also honestly
    probably really just still open`.split(/\s+/)
  it('is none of the words around a wish', () => {
    for (const word of FRAME) {
      assert.deepEqual(unresolved({}, `abc ${word} abc`), [], word)
      assert.deepEqual(unresolved({}, `abc xyz${word}xyz`), [`abc xyz${word}xyz`], word)
    }
  })

  it('is all that stands apart from what the person wants to leave', () => {
    const { left, unresolved: kept, wanted } = read({ titles: { cook: 0.9 } }, 'out of cook, purple ants')
    assert.deepEqual([left, kept, wanted], [[{ phrase: 'out of cook', label: '', groups: [] }], ['purple ants'], []])
  })
})

describe('what somebody wants to leave', () => {
  const left: Given['left'] = [
    ['sales work', '41- 11-2022', 'sales|sell'],
    ['leading people', '@lead', 'managing'],
  ]
  const leaves = (text: string, more: Given = {}) => read({ left, ...more }, text).left

  it('is work of every kind that the words name', () => {
    assert.deepEqual(leaves('out of sales'), [{ phrase: 'out of sales', label: 'sales work', groups: ['41-', '11-2022'] }])
    assert.deepEqual(leaves('not managing SALES people, out of here'), [
      { phrase: 'not managing SALES people', label: 'sales work, leading people', groups: ['41-', '11-2022', '@lead'] },
      { phrase: 'out of here', label: '', groups: [] },
    ])
  })

  it('is nothing of what is told, grown out of, not known or not the only thing', () => {
    const kept = (text: string) => leaves(text).flatMap(({ groups }) => groups)
    for (const text of ['my company sells tools', 'grow from sales to more', 'going from sales to more', 'not just sales'])
      assert.deepEqual(kept(text), [], text)
    for (const word of ['sure', 'only', 'afraid of', 'qualified for']) assert.deepEqual(leaves(`not ${word} sales`), [], word)
    assert.deepEqual(kept('not surely sales'), ['41-', '11-2022'])
    assert.deepEqual(kept('sick of the sales'), ['41-', '11-2022'])
  })

  it('is work that is named where no kind stands for it, and they say plainly that they leave it', () => {
    const more: Given = {
      words: [
        ['baking', '51-3011.00:1 35-2014.00:0.9'],
        ['the law', '13-2011.00:0.95 13-2051.00:0.94'],
      ],
    }
    const named = { label: 'work as bakers', groups: ['51-3011'] }
    for (const opening of ['leave', 'leaving', 'quit', 'out of', 'done with', 'no more', 'anything but', 'tired of', 'sick of'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, ...named }], opening)
    for (const opening of ['fed up with', 'hate', 'get away from', 'away from', 'stop', 'escape', 'burned out by', 'instead of'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, ...named }], opening)
    for (const opening of ['less', 'not', 'never', 'rather than', 'not because I hate'])
      assert.deepEqual(leaves(`${opening} baking`, more), [{ phrase: `${opening} baking`, label: '', groups: [] }], opening)
    assert.deepEqual(leaves('quit baking in the law', more), [
      { phrase: 'quit baking in the law', label: 'work as bakers, work as 13-2011.00', groups: ['51-3011', '13-2011'] },
    ])
    // A kind of work says it better.
    assert.deepEqual(leaves('quit sales of baking', more)[0]!.groups, ['41-', '11-2022'])
    assert.deepEqual(leaves('quit only baking', more)[0]!.groups, ['51-3011'])
  })

  it('is no wish to do it', () => {
    const wishes = { lead: /managing/, teach: /teach/, own_business: /own shop/, remote: /remote/, no_nights: /nights/ }
    const ids = (text: string) => read({ wishes }, text).wishes.map(({ id }) => id)
    assert.deepEqual(ids('managing and teach in my own shop, remote, no nights'), [
      'lead',
      'teach',
      'own_business',
      'remote',
      'no_nights',
    ])
    assert.deepEqual(ids('not managing, never teach, done with my own shop, no remote, no nights'), ['no_nights'])
  })

  it('is not told twice where a wish says it', () => {
    const wishes = { no_nights: /nights/ }
    assert.deepEqual(leaves('no more nights', { wishes }), [])
    assert.deepEqual(
      leaves('no more sales nights', { wishes }).map(({ label }) => label),
      ['sales work'],
    )
  })

  it('names groups of the classification, or leading', () => {
    for (const group of ['41', '41-20111', 'x41-', 'sales', '@leads'])
      assert.throws(
        () => readLeftWords([['sales work', `41- ${group}`, 'sales']]),
        new RegExp(`"sales work": "${group}" begins no code`),
      )
  })
})
