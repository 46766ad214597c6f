import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { goalName } from '../../../src/document/facts/goal-name.ts'
import { isOwnBoss } from '../../../src/document/facts/own-boss.ts'
import type { InventedPerson } from '../../people/person-profile.ts'
import { sectionOf, textsOf } from '../support/printed-section.ts'
import { type ReadPeople, readPeople, UNREAD } from '../support/read-people.ts'

/** What a second strict reading of new people found, each with somebody else who is in the same place. */
const PEOPLE: ReadPeople = {
  owner: ['career_change', person('owner', 'Café owner', '11-9051', 'I want to become an operations manager.', 62_000)],
  leader: ['executive_transition', person('leader', 'Sales director', '11-2022', 'Head of sales of a larger firm.', 150_000)],
  driver: ['career_deep_dive', person('driver', 'City bus driver', '53-3052', 'I would like to be a dispatcher.', 44_000)],
  aide: ['career_change', person('aide', 'Nursing assistant', '31-1131', 'I want to become a registered nurse.', 36_000)],
  none: ['career_change', { ...person('none', 'Line cook', '35-2014', 'Teaching culinary school.', 40_000), texts: {} }],
}
let { inputs, pages, said } = UNREAD

before(async () => {
  ;({ inputs, pages, said } = await readPeople(PEOPLE))
})

describe('who runs a business today', () => {
  it('has no employer who plans, and nobody to report to', () => {
    assert.doesNotMatch(
      said('owner'),
      /What your employer plans|the person you report to|your employer trades|lists of your employer/,
    )
    assert.match(said('owner plans'), /Keep it, with fewer hours/)
    assert.match(said('driver told'), /your employer/)
  })

  it('is not who owns a product', () => {
    const of = (currentRole: string) => isOwnBoss({ profile: { ...inputs.get('owner')!.profile, currentRole } })
    for (const boss of ['Bakery owner', 'Freelance designer', 'Garage door tech, own my truck', 'Stylist who owns a salon'])
      assert.ok(of(boss), boss)
    for (const hired of ['Product owner', 'Senior process owner', 'Driver, uses his own truck key', 'Truck driver'])
      assert.ok(!of(hired), hired)
  })
})

describe('who leads', () => {
  it('walks into no place for a trial day', () => {
    assert.doesNotMatch(said('leader'), /trial day|places visited|“Fill in the form\.”/)
    assert.match(said('leader talks'), /recruiter|Whoever fills such a post/)
  })

  it('with nobody behind them asks one who led, and no job center', () => {
    const leader = inputs.get('leader')!
    const answers = leader.answers.map((answer) =>
      answer.topic === 'people.support'
        ? { ...answer, items: [{ key: 'nobody', label: 'Nobody so far', value: 0, text: '' }] }
        : answer,
    )
    const read = textsOf(sectionOf({ ...leader, answers }, 'talks')).join('\n')
    assert.match(read, /Somebody who led beside you, and left/)
    assert.doesNotMatch(read, /Job Center/)
  })

  it('is told of roles in the second person', () => {
    assert.doesNotMatch(said('leader'), /ways are open to you; [^\n]*\bmy\b/)
  })
})

describe('a driver who sleeps at home', () => {
  it('pays for no nights away', () => assert.doesNotMatch(said('driver'), /nights away|Home each night/))

  it('hears no count of jobs as a hard side of the day', () => {
    for (const page of ['talks', 'interview', 'plan', 'plans', 'support', 'search'])
      if (pages.has(`driver ${page}`)) assert.doesNotMatch(said(`driver ${page}`), /jobs by 20\d\d|down 0\.9 percent/, page)
  })

  it('reads the hour whole', () => assert.doesNotMatch(said('driver'), /\b[ap]\.m(?!\.)/))

  it('looks for a dispatcher’s post where such posts are', () => {
    assert.doesNotMatch(said('driver search'), /hospital, school and bank pages/)
  })
})

describe('what somebody is proud of', () => {
  it('has a figure on each page or on none', () => {
    assert.match(said('aide skills'), /The figure is there/)
    assert.doesNotMatch(said('aide interview'), /It has no figure yet/)
  })

  it('is said whole, not by its second half', () => {
    assert.match(
      said('aide search'),
      /I found a wrong dose twice in one week, and both times the doctor thanked us\. (?:What I want|I am on my way|My own trade)/,
    )
  })

  it('has no ends of a share added where two figures stand', () => {
    assert.doesNotMatch(said('aide search'), /thanked us: from|thanked us; worth/)
  })
})

describe('words of others in our sentences', () => {
  it('keep the capital of a language, and prove it by speaking it', () => {
    assert.doesNotMatch(said('aide'), /\bspanish\b/)
    assert.match(said('aide skills'), /A call or a visit that you held in it/)
  })

  it('end a program at its colon', () => {
    assert.doesNotMatch(said('aide'), /nursing program: associate(?!,)/)
    assert.match(said('aide plans'), /the nursing program/)
  })

  it('end once', () => {
    for (const name of Object.keys(PEOPLE)) assert.doesNotMatch(said(name), /\?\?|\?\.[”’]|[?!][”’]?\.(?=\s|$)/, name)
  })

  it('are not denied: who named the work wrote of it', () => {
    for (const name of Object.keys(PEOPLE))
      for (const { place } of inputs.get(name)!.ranking.goals) {
        const title = place?.occupation?.shortTitle
        const page =
          [...pages].find(([key, words]) => key.startsWith(`${name} idea`) && title && words.includes(title))?.[1] ?? ''
        assert.doesNotMatch(
          page,
          /None of your own sentences names|Your answers are silent|We found no line of yours/,
          `${name}: ${title}`,
        )
      }
  })

  it('agree in number where a skill is a plural', () => {
    for (const name of Object.keys(PEOPLE)) assert.doesNotMatch(said(name), /is not my best side/, name)
  })

  it('name a goal without the stroke behind it', () => {
    const goal = inputs.get('aide')!.ranking.goals[0]!
    assert.equal(goalName(inputs.get('aide')!, { ...goal, phrase: 'controls/', answer: 'yes' }), 'controls')
  })
})

describe('figures', () => {
  it('give no course in no months', () => {
    for (const name of Object.keys(PEOPLE)) assert.doesNotMatch(said(name), /\b0 at least\b/, name)
  })

  it('promise a first step that pays only where one is', () => {
    assert.doesNotMatch(said('aide money'), /first step that pays while it teaches/)
  })

  it('fall from rule to rule', () => {
    for (const [name, { ranking }] of inputs) {
      const grows = ranking.funnel.some(({ left }, at) => left > (ranking.funnel[at - 1]?.left ?? left))
      if (grows) assert.match(said(`${name} sure`), /On the list, with what is there to compare with/, name)
    }
  })
})

function person(id: string, role: string, soc: string, careerGoals: string, salaryCurrent: number): InventedPerson {
  return {
    id,
    role,
    soc,
    years: 9,
    education: 'associates',
    salaryCurrent,
    salaryTarget: salaryCurrent + 10_000,
    careerGoals,
    riasec: { R: 5, I: 4, A: 4, S: 7, E: 6, C: 6 },
    values: ['Job security', 'Autonomy'],
    skills: [
      { name: 'Shift reports', rating: 9 },
      { name: 'Spanish', rating: 8 },
      { name: 'Price lists', rating: 4 },
    ],
    texts: {
      challenge: 'After fifteen years as the boss, who hires me?',
      achievement: 'I found a wrong dose twice in one week, and both times the doctor thanked us.',
    },
  }
}
