import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { ReportInput } from '../../src/document/model/report-input.ts'
import type { Block } from '../../src/document/sections/blocks.ts'
import { engineInProcess, personaInput } from '../paper/support/persona-input.ts'
import { sectionOf, textsOf } from '../paper/support/printed-section.ts'
import type { InventedPerson } from '../people/person-profile.ts'
import { personaOfPerson } from '../people/persona-of-person.ts'

/** What the boxes of page 3 say to do and to beware of: readers who want different things hear different things. */
const PEOPLE: Readonly<Record<string, Pick<InventedPerson, 'role' | 'soc' | 'years' | 'education' | 'careerGoals' | 'texts'>>> = {
  baker: {
    role: 'Baker',
    soc: '51-3011',
    years: 12,
    education: 'high_school',
    careerGoals: 'I want to stay with bread as a baker, but no more nights.',
    texts: { challenge: 'Nights wear me out.' },
  },
  sales: {
    role: 'Sales Manager',
    soc: '11-2022',
    years: 11,
    education: 'bachelors',
    careerGoals: 'I run a team of nine and want a regional director role.',
    texts: { challenge: 'Quarter ends, with weekends gone.' },
  },
  plumber: {
    role: 'Plumber',
    soc: '47-2152',
    years: 14,
    education: 'high_school',
    careerGoals: 'I would like to become a plumbing inspector.',
    texts: { challenge: 'My knees hurt.' },
  },
  cook: {
    role: 'Line cook',
    soc: '35-2014',
    years: 5,
    education: 'high_school',
    careerGoals: 'I want to be an electrician.',
    texts: { challenge: 'Every night is a double.' },
  },
  counselor: {
    role: 'Substance Abuse Counselor',
    soc: '21-1011',
    years: 9,
    education: 'bachelors',
    careerGoals: 'I want to be a juvenile probation officer. I have a felony from 1994, pardoned in 2011.',
    texts: { challenge: 'The grant ran out.' },
  },
  secretary: {
    role: 'Secretary',
    soc: '43-6014',
    years: 9,
    education: 'associates',
    careerGoals: 'I want an office manager role.',
    texts: { challenge: 'Being replaced by software.' },
  },
  paralegal: {
    role: 'Paralegal',
    soc: '23-2011',
    years: 8,
    education: 'bachelors',
    careerGoals: 'I want to become a lawyer.',
    texts: { challenge: 'The same forms each day.' },
  },
}
const inputs = new Map<string, ReportInput>()

before(async () => {
  const skills = engineInProcess()
  for (const [id, told] of Object.entries(PEOPLE)) {
    const person: InventedPerson = {
      id,
      salaryCurrent: 52_000,
      salaryTarget: 60_000,
      riasec: { R: 6, I: 5, A: 3, S: 5, E: 5, C: 6 },
      values: ['Job security', 'Work-life balance'],
      ...told,
    }
    inputs.set(id, await personaInput(personaOfPerson(person, 'career_deep_dive'), 'career_deep_dive', skills))
  }
})

/** The words of one box at the foot of page 3. */
function boxOf(name: string, title: string, reach: Partial<NonNullable<ReportInput['profile']['reach']>> = {}): string {
  const input = structuredClone(inputs.get(name)!)
  Object.assign(input.profile.reach!, reach)
  const content = sectionOf(input, 'answer')
  const boxes = (blocks: readonly Block[]): Block[] =>
    blocks.flatMap((block) => (block.kind === 'columns' ? boxes(block.columns.flat()) : block.kind === 'box' ? [block] : []))
  const [page] = content.pages
  const found = boxes(page!.blocks).filter((block) => block.kind === 'box' && block.title === title)
  assert.equal(found.length, 1)
  return textsOf({ ...content, pages: [{ ...page!, headline: '', standfirst: '', blocks: found }] }).join(' ')
}

describe('what to do this week', () => {
  it('is a step in their own work for who stays in it, and no beginner’s exercise', () => {
    assert.match(boxOf('sales', 'This week'), /belongs to the post of regional director/)
    assert.match(boxOf('baker', 'This week', { state: 'OH' }), /[Ff]ind two places in Ohio/)
    assert.doesNotMatch(boxOf('baker', 'This week'), /Bake the same bread/)
  })

  it('is the body’s own page where a paper is missing, with what they hold in hand', () => {
    assert.match(boxOf('plumber', 'This week'), /read at the International Code Council what it takes/i)
    assert.match(boxOf('plumber', 'This week'), /hold your 14 years as plumber against it/)
  })

  it('is mail to a program where a program is missing', () => {
    assert.match(boxOf('paralegal', 'This week'), /find the program nearest to you .*your bachelor’s degree/)
  })

  it('holds no club or paper of another trade against what is asked', () => {
    const held = (name: string, paper: string) => {
      const input = structuredClone(inputs.get(name)!)
      input.profile.skills.push({ name: paper, rating: 0, evidence: 'certificate' })
      return textsOf(sectionOf(input, 'answer')).join(' ')
    }
    assert.doesNotMatch(held('paralegal', 'Theater union member'), /union member/)
    assert.doesNotMatch(held('cook', 'Crane operator card'), /your crane operator card/i)
    assert.match(held('plumber', 'Plumbing inspector license'), /hold your Plumbing inspector license against it/i)
  })

  it('fits into the hours that they give', () => {
    assert.match(boxOf('secretary', 'This week', { learningHours: 0.5 }), /In half an hour, /)
    assert.match(boxOf('secretary', 'This week', { learningHours: 2 }), /your two hours|one of your two hours/)
    assert.match(boxOf('secretary', 'This week', { learningHours: 10 }), /of your ten hours/)
    assert.doesNotMatch(boxOf('secretary', 'This week', { learningHours: 0 }), /hours?\b(?! did)/)
  })

  it('ends in a question on what wears them out', () => {
    assert.match(boxOf('plumber', 'This week'), /what did you lift\?/)
    assert.match(boxOf('baker', 'This week'), /which nights and weekends/)
    assert.match(boxOf('secretary', 'This week'), /let go since you began\?/)
  })

  it('names no title that they bear today to who goes elsewhere', () => {
    assert.doesNotMatch(
      boxOf('secretary', 'This week', { learningHours: 0.5 }),
      /ads for “(?:Secretary|Customer Service Manager)”/,
    )
  })
})

describe('how sure we are', () => {
  it('counts the gates of the ideas on the page alone', () => {
    const input = structuredClone(inputs.get('secretary')!)
    input.ranking.goals = []
    for (const ranked of input.ranking.ranked)
      ranked.reasonsAgainst.unshift({ kind: 'fills_up', text: 'A rule.', sources: 'K', size: -1 })
    input.ranking.confidence = 'low'
    input.ranking.confidenceReason = 'No occupation was left to choose from.'
    const told = textsOf(sectionOf(input, 'answer')).join(' ')
    assert.match(told, /pay tables are firm\. Not sure: no occupation was left to choose from\./)
    assert.doesNotMatch(told, /of the \d ideas here/)
  })
})

describe('the one caution', () => {
  it('calls no way long that is open today, and no years a school', () => {
    const input = structuredClone(inputs.get('secretary')!)
    const entry = { known: true, how: 'outside', missing: [] as string[], studyLow: 0, studyHigh: 6, paidLow: 0, paidHigh: 0 }
    const told = (change: Partial<typeof entry> & { experience: number }) => {
      const copy = structuredClone(input)
      copy.profile.reach!.monthsAvailable = 3
      copy.profile.reach!.learningHours = 5
      for (const { place } of copy.ranking.goals) if (place) Object.assign(place.entry!, { ...entry, ...change })
      for (const ranked of copy.ranking.ranked) Object.assign(ranked.entry!, { ...entry, ...change })
      return textsOf(sectionOf(copy, 'answer')).join(' ')
    }
    assert.doesNotMatch(told({ experience: 0 }), /can last 6 months/)
    assert.match(told({ experience: 24 }), /can last 30 months, .*Most of it is not school but years/)
    assert.match(told({ experience: 0, studyLow: 4, studyHigh: 12 }), /can last 12 months, .*counted full time/)
  })

  it('tells those with few hours that study is counted full time', () => {
    assert.match(boxOf('paralegal', 'One caution', { learningHours: 5, monthsAvailable: 6 }), /five hours a week stretch it/)
  })

  it('asks of those with time what a school counts of theirs', () => {
    assert.match(boxOf('paralegal', 'One caution', { learningHours: 20, monthsAvailable: 6 }), /keep your post|counts of your/)
  })

  it('holds the first year of paid training against what they need', () => {
    assert.match(boxOf('cook', 'One caution', { monthsAvailable: 3 }), /about \$[\d,]+ .*\$[\d,]+/)
  })

  it('is said differently to each of these readers', () => {
    assert.equal(new Set(Object.keys(PEOPLE).map((name) => boxOf(name, 'One caution'))).size, Object.keys(PEOPLE).length)
  })
})

describe('a record that they told', () => {
  it('stands first against the work that a law may close', () => {
    const content = sectionOf(inputs.get('counselor')!, 'answer')
    const told = textsOf(content).join(' ')
    assert.match(told, /probation officers as they do police, and refuse people with a felony unless it was pardoned/)
  })
})
