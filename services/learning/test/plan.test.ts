import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Door, HeldSkill, SkillGap } from '@waymark/proto/waymark/skills/v1/skills'

import { type ChosenGap, chooseGaps, MOST_CHOSEN } from '../src/domain/choose-gaps.ts'
import { suggestFromGaps, suggestFromSkills, suggestStart } from '../src/domain/suggestions.ts'

const gap = (id: string, size: number, more: Partial<SkillGap> = {}) =>
  SkillGap.fromPartial({ id, name: id, size, levelAsked: 4, levelHeld: 3, hoursLow: 40, hoursHigh: 60, ...more })
const door = (skillId: string, opened: number) =>
  Door.fromPartial({ skillId, skillName: `${skillId} name`, opened, hoursLow: 20, hoursHigh: 30 })
const ids = (chosen: ChosenGap[]) => chosen.map(({ skillId }) => skillId)

describe('the gaps to close first', () => {
  it('are the widest in the best directions: the first direction counts most', () => {
    const directions = [
      { title: 'Paralegal', gaps: [gap('git', 0.2), gap('sql', 0.3)] },
      { title: 'Analyst', gaps: [gap('git', 0.3), gap('none', 0), gap('less', -1)] },
    ]
    // git .2 + .3/2 = .35; sql .3. Tools both: two at most.
    assert.deepEqual(ids(chooseGaps(directions, [])), ['git', 'sql'])
    assert.deepEqual(chooseGaps(directions, [])[0]?.directions, ['Paralegal', 'Analyst'])
    assert.deepEqual(chooseGaps(directions, [])[1]?.directions, ['Paralegal'])
  })

  it('count a door as a twentieth, and tell how many it opens', () => {
    const chosen = chooseGaps([{ title: 'A', gaps: [gap('git', 0.2), gap('sql', 0.3)] }], [door('git', 3), door('excel', 1)])
    // git .2 + .15 = .35 against sql .3; excel .05 is the third tool and falls out.
    assert.deepEqual(ids(chosen), ['git', 'sql'])
    assert.deepEqual(
      chosen.map(({ opened }) => opened),
      [3, 0],
    )
    const [only] = chooseGaps([], [door('excel', 2)])
    assert.deepEqual(only, {
      skillId: 'excel',
      name: 'excel name',
      directions: [],
      tool: true,
      opened: 2,
      difficulty: 'intermediate',
      hours: 20,
    })
  })

  it('are four at most, of which two are tools and at least one where there is one', () => {
    const skills = ['2.A.1.a', '2.A.1.b', '2.B.1.a', '2.C.1.a', '2.C.1.b'].map((id, place) =>
      gap(id, 1 - place / 10, { name: `S${place}` }),
    )
    assert.deepEqual(ids(chooseGaps([{ title: 'A', gaps: skills }], [])), ['skill-s0', 'skill-s1', 'skill-s2', 'knowledge-s3'])
    const one = chooseGaps([{ title: 'A', gaps: [...skills, gap('git', 0.01)] }], [])
    assert.deepEqual(ids(one), ['skill-s0', 'skill-s1', 'skill-s2', 'git'])
    const two = chooseGaps([{ title: 'A', gaps: [...skills, gap('git', 2), gap('sql', 0.95), gap('go', 0.5)] }], [])
    assert.deepEqual(ids(two), ['git', 'skill-s0', 'skill-s1', 'skill-s2'])
    assert.deepEqual(
      two.map(({ tool }) => tool),
      [true, false, false, false],
    )
    assert.equal(one.length, MOST_CHOSEN)
    const few = chooseGaps(
      [{ title: 'A', gaps: [skills[0] ?? gap('x', 1), gap('git', 2), gap('sql', 0.95), gap('go', 0.5)] }],
      [],
    )
    assert.deepEqual(ids(few), ['git', 'skill-s0', 'sql'])
  })

  it('take the difficulty from the level held where the gap is widest, and hours between 6 and 120', () => {
    const of = (more: Partial<SkillGap>) => chooseGaps([{ title: 'A', gaps: [gap('git', 1, more)] }], [])[0]
    assert.deepEqual(
      [2.4, 2.5, 3.9, 4].map((levelHeld) => of({ levelHeld })?.difficulty),
      ['beginner', 'intermediate', 'intermediate', 'advanced'],
    )
    assert.deepEqual(
      [0, 6.4, 7.5, 500].map((hoursLow) => of({ hoursLow })?.hours),
      [6, 6, 8, 120],
    )
    const wide = chooseGaps(
      [
        { title: 'A', gaps: [gap('git', 1, { levelAsked: 4, levelHeld: 3, hoursLow: 10 })] },
        { title: 'B', gaps: [gap('git', 1, { levelAsked: 6, levelHeld: 2, hoursLow: 30 })] },
        { title: 'C', gaps: [gap('git', 1, { levelAsked: 7, levelHeld: 3, hoursLow: 90 })] },
      ],
      [],
    )
    assert.deepEqual([wide[0]?.difficulty, wide[0]?.hours], ['beginner', 30])
  })

  it('are chosen by their figures, in whichever order they come', () => {
    const rising = ['a', 'b', 'c', 'd', 'e'].map((letter, place) => gap(`2.A.1.${letter}`, 0.1 + place / 10, { name: letter }))
    assert.deepEqual(ids(chooseGaps([{ title: 'A', gaps: rising }], [])), ['skill-e', 'skill-d', 'skill-c', 'skill-b'])
    const second = [
      { title: 'A', gaps: [gap('git', 0.5)] },
      { title: 'B', gaps: [gap('sql', 0.6)] },
    ]
    assert.deepEqual(ids(chooseGaps(second, [])), ['git', 'sql'])
  })

  it('are none where the person holds what is asked for, or more', () => {
    assert.deepEqual(ids(chooseGaps([{ title: 'A', gaps: [gap('even', 0), gap('more', -1), gap('less', 0.1)] }], [])), ['less'])
  })

  it('are tools unless their id is one of the content model', () => {
    assert.equal(chooseGaps([{ title: 'A', gaps: [gap('v2.A.1', 1)] }], [])[0]?.tool, true)
    assert.equal(chooseGaps([{ title: 'A', gaps: [gap('2.A.1', 1)] }], [])[0]?.tool, false)
  })

  it('keep the order of equals, and are named without the word software', () => {
    const chosen = chooseGaps(
      [{ title: 'A', gaps: [gap('b', 1, { name: 'Tax software' }), gap('a', 1, { name: 'Old software tax' })] }],
      [],
    )
    assert.deepEqual(
      chosen.map(({ name }) => name),
      ['Tax', 'Old software tax'],
    )
  })
})

describe('suggested paths', () => {
  const chosen = (more: Partial<ChosenGap>): ChosenGap => ({
    skillId: 'structured-query-language-sql',
    name: 'SQL',
    directions: ['Paralegal'],
    tool: true,
    opened: 0,
    difficulty: 'beginner',
    hours: 16,
    ...more,
  })
  const why = (more: Partial<ChosenGap>) => suggestFromGaps([chosen(more)])[0]?.path.description

  it('for a gap say why, and are made once', () => {
    assert.deepEqual(suggestFromGaps([chosen({})]), [
      {
        gapKey: 'gap:structured-query-language-sql',
        skillId: 'structured-query-language-sql',
        path: {
          title: 'SQL',
          description: 'Your best directions ask for it, and it is not among your skills: Paralegal.',
          targetSkills: ['SQL'],
          estimatedDuration: 16,
          difficultyLevel: 'beginner',
          iconType: 'database',
          color: 'blue',
        },
      },
    ])
    assert.equal(
      why({ tool: false, directions: ['A', 'B'], opened: 1 }),
      'Your best directions ask for more of it than you hold now: A; B. By itself it would open one better-paid move.',
    )
    assert.equal(why({ directions: [], opened: 3 }), 'By itself it would open 3 better-paid moves.')
  })

  it('take their color by place and their icon by skill', () => {
    const paths = suggestFromGaps(
      ['excel', 'adobe-photoshop', 'skill-programming', 'knowledge-geography', 'git'].map((skillId) => chosen({ skillId })),
    )
    assert.deepEqual(
      paths.map(({ path }) => path.color),
      ['blue', 'emerald', 'purple', 'amber', 'blue'],
    )
    assert.deepEqual(
      paths.map(({ path }) => path.iconType),
      ['database', 'palette', 'code', 'book', 'code'],
    )
    const icon = (skillId: string) => suggestFromGaps([chosen({ skillId })])[0]?.path.iconType
    assert.deepEqual(
      [
        'knowledge-computers-and-electronics',
        'knowledge-telecommunications',
        'skill-technology-design',
        'my-skill-programming',
      ].map(icon),
      ['code', 'code', 'palette', 'code'],
    )
    assert.deepEqual(['knowledge-mathematics', 'skill-writing', 'not-a-skill-'].map(icon), ['database', 'book', 'code'])
    assert.equal(icon('knowledge-of-skill-programming'), 'book')
  })

  it('without gaps take three skills that are begun, the weakest first, one step up', () => {
    const held = (skillId: string, proficiencyLevel: number) =>
      HeldSkill.fromPartial({ skillId, name: skillId, proficiencyLevel })
    const paths = suggestFromSkills([
      held('d', 4),
      held('e', 5),
      held('c', 3),
      held('b', 1),
      held('a', 1),
      held('z', 0),
      held('y', 2),
    ])
    assert.deepEqual(
      paths.map(({ gapKey, skillId, path }) => [gapKey, skillId, path.difficultyLevel, path.estimatedDuration]),
      [
        ['skill:z', 'z', 'beginner', undefined],
        ['skill:a', 'a', 'beginner', undefined],
        ['skill:b', 'b', 'beginner', undefined],
      ],
    )
    assert.deepEqual(
      paths.slice(0, 2).map(({ path }) => path.description),
      [
        'You hold this skill without a level. A first pass shows where you stand.',
        'You put yourself at level 1 of 5. This leads one step up.',
      ],
    )
    assert.deepEqual(
      suggestFromSkills([held('c', 3), held('y', 2)]).map(({ path }) => path.difficultyLevel),
      ['intermediate', 'advanced'],
    )
    assert.equal('estimatedDuration' in (paths[0]?.path ?? {}), false)
    assert.deepEqual(suggestFromSkills([held('d', 4)]), [])
    const equals = (...slugs: string[]) => suggestFromSkills(slugs.map((slug) => held(slug, 1))).map(({ skillId }) => skillId)
    assert.deepEqual(equals('a', 'b', 'c'), ['a', 'b', 'c'])
    assert.deepEqual(equals('c', 'a', 'b'), ['a', 'b', 'c'])
    assert.equal(suggestFromSkills([held('a', -1)])[0]?.path.difficultyLevel, 'beginner')
  })

  it('for somebody unknown are writing and a spreadsheet, and say so', () => {
    const paths = suggestStart()
    const why = 'We know nothing about your gaps yet, so this is a skill that jobs of nearly every kind ask for.'
    assert.deepEqual(
      paths.map(({ gapKey, skillId, path }) => ({ gapKey, skillId, ...path })),
      [
        {
          gapKey: 'start:skill-writing',
          skillId: 'skill-writing',
          title: 'Writing',
          description: why,
          targetSkills: ['Writing'],
          estimatedDuration: 20,
          difficultyLevel: 'beginner',
          iconType: 'book',
          color: 'blue',
        },
        {
          gapKey: 'start:microsoft-excel',
          skillId: 'microsoft-excel',
          title: 'Microsoft Excel',
          description: why,
          targetSkills: ['Microsoft Excel'],
          estimatedDuration: 16,
          difficultyLevel: 'beginner',
          iconType: 'database',
          color: 'emerald',
        },
      ],
    )
  })
})
