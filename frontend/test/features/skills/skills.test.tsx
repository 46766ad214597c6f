import { cleanup, render, screen } from '@testing-library/react'
import type { Skill, SkillGap, UserSkill } from '@waymark/contracts/models/skills/skill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { coverageOf } from '../../../src/features/skills/gaps/coverage.ts'
import { averagePercent, levelsByCategory } from '../../../src/features/skills/level-figures.ts'
import { categoriesOf, firstOfEach, fits, rankOf, skillsToAdd } from '../../../src/features/skills/mine/find-skills.ts'
import { LevelSet } from '../../../src/features/skills/mine/LevelSet.tsx'
import { SkillRadar } from '../../../src/features/skills/SkillRadar.tsx'
import { demandLabel, evidenceLine, levelPercent, levelWord, shownBy } from '../../../src/features/skills/skill-words.ts'
import { readAddress, writeAddress } from '../../../src/features/skills/skills-address.ts'
import { userEvent } from '../../support/user-event.ts'

const skill = (name: string, category: string, demandScore = 50, aliases: string[] = []): Skill => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return { id, name, category, demandScore, aliases, description: `${name}.` }
}
const react = skill('React', 'Frontend Frameworks', 53, ['reactjs'])
const python = skill('Python', 'Programming Languages', 92, ['py'])
const java = skill('Java', 'Programming Languages', 80)
const javascript = skill('JavaScript', 'Programming Languages', 82)
const nursing = skill('Nursing', 'Healthcare', 69)
const catalogue = [react, python, java, javascript, nursing]

const held = (of: Skill, proficiencyLevel: number, more: Partial<UserSkill> = {}): UserSkill => ({
  id: of.id,
  skillId: of.id,
  skill: of,
  proficiencyLevel,
  selfAssessed: true,
  verified: false,
  evidence: [],
  ...more,
})
const quiz = (score: number, items: number) => ({ kind: 'quiz' as const, score, items, createdAt: '2026-01-01T00:00:00Z' })

describe('the specified words and figures', () => {
  it('names the levels, and counts the bar as level times 20 percent', () => {
    expect([1, 2, 3, 4, 5].map(levelWord)).toEqual(['Beginner', 'Basic', 'Intermediate', 'Advanced', 'Expert'])
    expect(levelWord(0)).toBe('Not rated')
    expect([1, 2, 3, 4, 5].map(levelPercent)).toEqual([20, 40, 60, 80, 100])
    // Demo data holds decimals.
    expect(levelWord(4.2)).toBe('Advanced')
    expect(levelPercent(4.2)).toBe(84)
  })

  it('labels demand as very high, high, medium and other', () => {
    expect([100, 80, 79, 60, 59, 40, 39, 1].map(demandLabel)).toEqual([
      'Very high',
      'Very high',
      'High',
      'High',
      'Medium',
      'Medium',
      'Other',
      'Other',
    ])
  })

  it('offers All, the nine specified categories in their order, and then the rest', () => {
    expect(categoriesOf(catalogue)).toEqual([
      'All',
      'Programming Languages',
      'Frontend Frameworks',
      'Backend Technologies',
      'Databases',
      'Development Tools',
      'Cloud Platforms',
      'DevOps',
      'Web Technologies',
      'Frontend Technologies',
      'Healthcare',
    ])
  })

  it('takes the mean of the rated skills times 20, rounded; a skill without a rating is not a weak one', () => {
    expect(averagePercent([held(python, 4), held(java, 3), held(react, 0)])).toBe(70)
    // 46.67, 53.33
    expect(averagePercent([held(python, 1), held(java, 2), held(react, 4)])).toBe(47)
    expect(averagePercent([held(python, 2), held(java, 2), held(react, 4)])).toBe(53)
    expect(averagePercent([held(react, 0)])).toBe(0)
    expect(levelsByCategory([held(python, 4), held(java, 0), held(react, 0)])).toEqual([
      { category: 'Programming Languages', skills: 2, rated: 1, mean: 4 },
      { category: 'Frontend Frameworks', skills: 1, rated: 0, mean: 0 },
    ])
  })
})

describe('what shows a skill', () => {
  it('is the quiz with its count, a project, or the own rating', () => {
    expect(shownBy(held(python, 4, { verified: true, evidence: [quiz(0.8, 5), quiz(1, 5)] }))).toEqual({
      sign: 'quiz',
      text: 'Skills Challenge, 9 of 10',
    })
    const project = { kind: 'project' as const, createdAt: '2026-01-01T00:00:00Z' }
    expect(shownBy(held(python, 4, { evidence: [project] })).text).toBe('A project of yours')
    const job = { kind: 'history' as const, years: 6, createdAt: '2026-01-01T00:00:00Z' }
    expect(shownBy(held(python, 4, { evidence: [job, quiz(0.2, 5)] })).text).toBe('Work history, 6 years')
    expect(shownBy(held(python, 4)).text).toBe('Your own rating')
    expect(shownBy(held(python, 0)).text).toBe('Added by you')
  })

  it('names a quiz that shows too little beside the own word, and counts the newest ten answers', () => {
    expect(shownBy(held(python, 4, { evidence: [quiz(1, 3)] })).text).toBe('Your own rating (Skills Challenge: 3 of 3)')
    expect(shownBy(held(python, 0, { evidence: [quiz(0.4, 5)] })).text).toBe('Added by you (Skills Challenge: 2 of 5)')
    const games = [quiz(0.8, 5), quiz(0.6, 5), quiz(0, 5)]
    expect(shownBy(held(python, 4, { verified: true, evidence: games })).text).toBe('Skills Challenge, 7 of 10')
  })
})

describe('a piece of evidence', () => {
  it('says what it is and of which day', () => {
    const createdAt = '2026-03-05T12:00:00Z'
    expect(evidenceLine({ ...quiz(0.8, 5), createdAt })).toBe('Skills Challenge, 4 of 5, Mar 5, 2026')
    expect(evidenceLine({ kind: 'history', years: 1, createdAt })).toBe('Work history, 1 year, by your assessment of Mar 5, 2026')
    expect(evidenceLine({ kind: 'project', createdAt })).toBe('A project of yours, Mar 5, 2026')
  })
})

describe('finding skills', () => {
  it('goes by name, other spellings and category', () => {
    expect(fits(react, 'reactjs', 'All')).toBe(true)
    expect(fits(react, 'react', 'Databases')).toBe(false)
    expect(fits(python, 'languages programming', 'All')).toBe(true)
    expect(fits(python, '  ', 'All')).toBe(true)
    expect(fits(nursing, 'py', 'All')).toBe(false)
  })

  it('puts the same name before names that only begin so', () => {
    const found = skillsToAdd({ held: [], catalogue, search: 'java', category: 'All' }).open
    expect(found.map(({ name }) => name)).toEqual(['Java', 'JavaScript'])
    expect(rankOf(java, 'java')).toBeLessThan(rankOf(javascript, 'java'))
  })

  it('leaves out what is held, and knows when all of it is', () => {
    const mine = [held(nursing, 3)]
    const { open, nothing } = skillsToAdd({ held: mine, catalogue, search: '', category: 'All' })
    expect(open.map(({ name }) => name)).toEqual(['Python', 'JavaScript', 'Java', 'React'])
    expect(nothing).toBeUndefined()
    const why = (own: UserSkill[], search: string, of = catalogue) =>
      skillsToAdd({ held: own, catalogue: of, search, category: 'All' }).nothing
    expect(why(mine, 'nurs')).toBe('fitting held')
    expect(why(mine, 'zzz')).toBe('none fits')
    const everything = catalogue.map((one) => held(one, 1))
    expect([why(everything, ''), why(everything, 'zzz')]).toEqual(['all held', 'all held'])
    expect(why([], '', [])).toBe('none fits')
  })

  it("shows the person's own fields first, a few of each", () => {
    const { open } = skillsToAdd({
      held: [held(react, 3)],
      catalogue: [...catalogue, skill('Vue.js', 'Frontend Frameworks')],
      search: '',
      category: 'All',
    })
    expect(open[0]?.name).toBe('Vue.js')
    expect(firstOfEach(open, 1, 2).map(({ name }) => name)).toEqual(['Vue.js', 'Python'])
  })
})

describe('what a person has of an occupation', () => {
  const gap = (more: Partial<SkillGap>): SkillGap => ({
    skillId: 'x',
    name: 'X',
    kind: 'skill',
    state: 'met',
    importance: 5,
    size: 0,
    coveredBy: [],
    ...more,
  })

  it('is weighted by importance; what is not known is left out', () => {
    const short = gap({ state: 'short', levelAsked: 4, levelHeld: 2 })
    expect(coverageOf([gap({}), short])).toBe(75)
    expect(coverageOf([gap({ importance: 3 }), short])).toBe(67)
    expect(coverageOf([gap({}), gap({ state: 'unknown' })])).toBe(100)
    expect(coverageOf([gap({ importance: 3 }), gap({ kind: 'tool', state: 'short', importance: 3 })])).toBe(50)
    expect(coverageOf([gap({ state: 'unknown' })])).toBeUndefined()
  })
})

describe('the address', () => {
  it('holds tab, search, category and target, and keeps what it does not know', () => {
    const address = { tab: 'add', search: 'sql', category: 'Databases', target: '13-1041.00' } as const
    const params = writeAddress(address, new URLSearchParams('demo=true'))
    expect(params.get('demo')).toBe('true')
    expect(readAddress(params)).toEqual(address)
    const usual = { tab: 'mine', search: '', category: 'All', target: '' } as const
    expect(writeAddress(usual, params).toString()).toBe('demo=true')
  })
})

describe('the five levels', () => {
  afterEach(cleanup)

  it('are radios with names; one click sets a level', async () => {
    const pick = vi.fn()
    render(<LevelSet name="Python" level={0} onPick={pick} />)
    expect(screen.getByRole('radiogroup', { name: 'Python: level 1 to 5' })).toBeTruthy()
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    expect(screen.getByText('Not rated')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: '4 Advanced' }))
    expect(pick).toHaveBeenCalledWith(4)
  })

  it('paint as many bars as the level', () => {
    const { container } = render(<LevelSet name="Python" level={3} onPick={() => {}} />)
    expect(container.querySelectorAll('.on')).toHaveLength(3)
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('3 Intermediate')
  })

  it('of each category stand in the text of the shape', () => {
    render(
      <SkillRadar
        entries={[
          { category: 'Databases', skills: 2, rated: 2, mean: 3.5 },
          { category: 'DevOps', skills: 1, rated: 1, mean: 2 },
          { category: 'Healthcare', skills: 1, rated: 1, mean: 5 },
        ]}
      />,
    )
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Mean level of 5 by category: Databases 3.5, Advanced; DevOps 2.0, Basic; Healthcare 5.0, Expert.',
    )
  })
})
