import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clients } from '../../../src/data/clients.ts'
import { fillsUp, namesWhatIsOpen, places } from '../../../src/document/facts/reading.ts'
import { composeSection } from '../../../src/document/sections/compose-report.ts'
import { composeOrLeaveOut } from '../../../src/document/sections/opening/left-out.ts'
import { ORDER } from '../../../src/document/sections/order.ts'
import { nurse } from '../../personas/care-and-trades.ts'
import { engineInProcess, personaInput } from '../support/persona-input.ts'

const skills = engineInProcess()

/** The engine, advising this many places only, and none beside the list: not the present work in another setting either. */
function advising(count: number): Clients['skills'] {
  const rank: Clients['skills']['rank'] = async (request) => {
    const ranking = await skills.rank(request)
    // Beside what was asked for the engine sets nothing; for another purpose it names more.
    const more = await skills.rank({ ...request, purpose: 'career_deep_dive' })
    const listed = new Set(ranking.ranked.map(({ occupation }) => occupation!.code))
    const all = [...ranking.ranked, ...more.ranked.filter(({ occupation }) => !listed.has(occupation!.code))]
    const elsewhere = all.filter(({ occupation }) => occupation!.code !== ranking.present?.occupation?.code)
    const advised = elsewhere.slice(0, count).map((place) => ({
      ...place,
      reasonsAgainst: place.reasonsAgainst.filter(({ kind }) => kind !== 'fills_up'),
    }))
    const goals = ranking.goals.filter(({ answer }) => answer !== 'inside')
    return { ...ranking, ranked: advised, goals, wildCard: undefined, safeHarbour: undefined }
  }
  return { ...skills, rank }
}

for (const type of ['career_deep_dive', 'career_change', 'ai_transition', 'executive_transition'] as const)
  test(`${type}: a report of no place, of one and of two is whole, and says which places are not advised`, async () => {
    for (const count of [0, 1, 2]) {
      const input = await personaInput(nurse, type, advising(count))
      assert.equal(places(input).length, 3)
      assert.equal(places(input).filter(fillsUp).length, 3 - count)
      assert.ok(
        places(input).every(({ occupation }) => occupation!.code !== input.present?.code && occupation!.skills.length > 0),
      )
      const faults = ORDER[type].flatMap((section) => composeOrLeaveOut(section, input).fault ?? [])
      assert.deepEqual(faults, [])
      const section = (id: string) => composeSection(ORDER[type].find((one) => one.id === id)!, input).pages
      const page = (id: string) => JSON.stringify(section(id))
      const made = ORDER[type].flatMap((one) => composeSection(one, input).pages).length
      assert.ok(made >= 25 && made <= 32, `${made} pages`)
      assert.match(page('answer'), count === 0 ? /left no job/ : count === 1 ? /passes all rules/ : /pass all rules/)
      assert.match(
        page('shortlist'),
        count === 0 ? /We advise none of these|We advise none of them/ : /A short list: (?:one|two) job/,
      )
      assert.doesNotMatch(page('shortlist'), /Fills up|to compare with|the rest is there/i)
      // A place that we do not advise has no row beside those that we do; where there is none, those that come nearest are named so.
      if (count > 0)
        for (const place of places(input))
          assert.equal(
            new RegExp(`"\\d\\. ${place.occupation!.shortTitle}"`, 'i').test(page('shortlist')),
            !fillsUp(place),
            place.occupation!.shortTitle,
          )
      // One place is not the lowest of several.
      if (count === 1) assert.doesNotMatch(page('shortlist'), /has fewest openings|Begin with the lowest pay/)
      // What passes the rules and only was not asked for is no rule's fault.
      if (namesWhatIsOpen(input.ranking)) {
        if (count > 0) assert.match(page('shortlist'), /of what you named|holds what you named/)
        assert.doesNotMatch(page('shortlist'), /Few passed the rules|a rule or the distance/)
      }
      // What is not advised has one page at most, and says so on it.
      for (const at of [1, 2, 3].slice(count)) {
        const pages = section(`deep-${at}`)
        assert.ok(pages.length <= 1)
        if (pages.length > 0) assert.match(page(`deep-${at}`), /We do not advise it/)
      }
    }
  })

test('the present work on the list is no direction: it has a page of its own', async () => {
  const rank: Clients['skills']['rank'] = async (request) => {
    const ranking = await skills.rank(request)
    const { occupations } = await skills.getOccupations({ codes: [request.profile!.currentOccupation] })
    return { ...ranking, ranked: [{ ...ranking.ranked[0]!, occupation: occupations[0] }, ...ranking.ranked] }
  }
  const input = await personaInput(nurse, 'career_deep_dive', { ...skills, rank })
  assert.equal(input.present?.code, '29-1141.00')
  assert.ok(places(input).length >= 3)
  assert.ok(places(input).every(({ occupation }) => !occupation!.code.startsWith('29-1141')))
})

test('what stands before a job is called a degree only where its usual entry is one', async () => {
  const input = await personaInput(nurse, 'career_deep_dive', skills)
  const section = ORDER.career_deep_dive.find(({ id }) => id === 'shortlist')!
  for (const [entryEducation, words] of [
    ["Associate's degree", 'A degree is the usual way in'],
    ["Bachelor's degree", 'A degree is the usual way in'],
    ["Master's degree", 'A degree is the usual way in'],
    ['Doctoral or professional degree', 'A degree is the usual way in'],
    ['Postsecondary nondegree award', 'A certificate is the usual way in'],
    ['Some college, no degree', 'Some schooling comes first'],
  ] as const) {
    const ranked = input.ranking.ranked.map((place) => ({
      ...place,
      occupation: { ...place.occupation!, entryEducation },
      reasonsAgainst: [{ ...place.reasonsAgainst[0]!, kind: 'entry_degree' }],
    }))
    const page = JSON.stringify(composeSection(section, { ...input, ranking: { ...input.ranking, ranked } }).pages)
    const said = page.match(/A degree is the usual way in|A certificate is the usual way in|Some schooling comes first/g)
    assert.deepEqual([...new Set(said)], [words], entryEducation)
  }
})
