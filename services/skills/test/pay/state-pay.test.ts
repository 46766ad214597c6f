import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { usStates } from '@waymark/contracts/models/skills/us-states'
import { skillsRoutes as routes } from '@waymark/contracts/routes/skills'
import { call } from '@waymark/testing/http'
import { loadStateWages } from '../../src/data/knowledge-base/load-state-wages.ts'
import { SHIPPED } from '../../src/data/shipped.ts'
import { occupation, shippedCareers } from '../support/careers.ts'
import { PERSONAS } from '../support/personas.ts'
import { startService, type TestService } from '../support/start-service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const bookkeeper = PERSONAS.find(({ name }) => name === 'bookkeeper')!.profile
const living = (state: string, more: object = {}) => ({ ...bookkeeper, reach: { ...bookkeeper.reach!, ...more, state } })

describe('the wages by state', () => {
  const { stateWages, engine } = shippedCareers()

  // Read by hand from the release of May 2025: median, 25th and 75th percentile.
  const READ = [
    ['CA', '29-1141.00', 140_270, 122_440, 173_170],
    ['MS', '29-1141.00', 77_090, 64_930, 84_500],
  ] as const
  for (const [state, code, ...figures] of READ)
    it(`are those of the release for ${code} in ${state}`, () => {
      const found = stateWages.find(state, occupation(code).index)!
      assert.deepEqual([found.p50, found.p25, found.p75, found.year, found.state], [...figures, 2025, state])
    })

  it('cover every state, the capital and three territories, for most occupations of most of them', () => {
    assert.deepEqual([...stateWages.states].sort(), usStates.map(([code]) => code).sort())
    const counted = stateWages.states.map(
      (state) => engine.base.occupations.filter(({ index }) => stateWages.find(state, index)).length,
    )
    assert.ok(Math.min(...counted) > 150, String(Math.min(...counted)))
    assert.ok(counted.filter((count) => count > 600).length > 40)
  })

  it('say where a figure is only a floor, and nothing where nothing is published', () => {
    const dentist = stateWages.find('AL', occupation('29-1022.00').index)!
    assert.deepEqual([dentist.capped, dentist.p10, dentist.p90], [true, 239_200, 239_200])
    assert.equal(stateWages.find('CA', occupation('29-1141.00').index)?.capped, false)
    // Actors are paid by the hour, everywhere.
    assert.equal(stateWages.find('OH', occupation('27-2011.00').index), undefined)
    assert.equal(stateWages.find('ZZ', occupation('29-1141.00').index), undefined)
  })

  it('are refused when a file is cut off or belongs to another table', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waymark-states-'))
    try {
      for (const file of ['state-wages.json', 'state-wages.bin']) copyFileSync(join(SHIPPED.data, file), join(folder, file))
      assert.throws(() => loadStateWages(85, folder), /state-wages\.json: is damaged or of another table\. Restore it/)
      truncateSync(join(folder, 'state-wages.bin'), 400)
      assert.throws(() => loadStateWages(923, folder), /state-wages\.bin: has 400 bytes, not \d+\. Restore it/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a ranking for somebody who named a state', () => {
  const ask = async (profile: typeof bookkeeper) =>
    service.rpc.rank({ profile, purpose: 'career_deep_dive', limit: 10, draws: 3 })

  it('tells that state’s pay and says so, and the nation’s where the state prints none', async () => {
    const asked = {
      text: 'I want to be a tax preparer, a credit analyst, a budget analyst or a claims adjuster',
      removed: [],
      beside: [],
    }
    const { ranked, present } = await ask({ ...living('VI', { salaryCurrent: 30_000 }), goals: asked })
    assert.equal(present?.occupation?.wages?.state, 'VI')
    const own = ranked.filter(({ occupation: found }) => found?.wages?.state === 'VI')
    const national = ranked.filter(({ occupation: found }) => found?.wages && !found.wages.state)
    assert.ok(own.length > 0 && national.length > 0, `${own.length} of the islands, ${national.length} of the nation`)
    const pay = (place: (typeof ranked)[number]) =>
      [...place.reasonsFor, ...place.reasonsAgainst].find(({ kind }) => /^pay_(?:above|below|even)$/.test(kind))?.text ?? ''
    assert.match(own.map(pay).join(' '), /The middle pay in the Virgin Islands, \$/)
    assert.match(national.map(pay).join(' '), /The national middle pay \(none is published for the Virgin Islands\), \$/)
    for (const place of own) {
      const index = occupation(place.occupation!.code).index
      assert.equal(place.occupation?.wages?.median, shippedCareers().stateWages.find('VI', index)?.p50)
      assert.equal(place.occupation?.wages?.year, 2025)
    }
  })

  it('changes nothing but pay: without a state the answer is the old one, to the byte', async () => {
    const plain = await ask(bookkeeper)
    assert.deepEqual(await ask({ ...bookkeeper, reach: { ...bookkeeper.reach! } }), plain)
    const ohio = await ask(living('OH'))
    assert.notDeepEqual(ohio, plain)
    assert.deepEqual(ohio.scales, plain.scales)
    assert.deepEqual(ohio.present?.fitLow, plain.present?.fitLow)
    assert.deepEqual(ohio.present?.occupation?.outlook, plain.present?.occupation?.outlook)
    assert.deepEqual(ohio.present?.occupation?.wages?.medianByYear, plain.present?.occupation?.wages?.medianByYear)
  })

  it('keeps the floor in the dollars of that state', async () => {
    const least = 0.99 * shippedCareers().stateWages.find('MS', occupation('43-3031.00').index)!.p50
    // Of few years, so that the median is what counts.
    const profile = living('MS', { salaryCurrent: least, payFloorShare: 1, yearsExperience: 3 })
    const paid = (await ask(profile)).ranked.map(({ occupation: found, reasonsAgainst }) => ({
      enough: found!.wages!.median >= least,
      fillsUp: reasonsAgainst.some(({ kind }) => kind === 'fills_up'),
    }))
    assert.ok(paid.some(({ enough }) => enough))
    assert.deepEqual(
      paid.filter(({ enough, fillsUp }) => !enough && !fillsUp),
      [],
    )
  })

  it('tells stepping stones and occupations by name in that state’s pay', async () => {
    const { occupations, norms } = await service.rpc.getOccupations({ codes: ['29-1141.00'], state: 'CA' })
    assert.deepEqual([occupations[0]?.wages?.median, occupations[0]?.wages?.state], [140_270, 'CA'])
    assert.equal(norms?.points.find(({ code }) => code === '29-1141.00')?.medianPay, 93_600)
    const { paths } = await service.rpc.steppingStones({ profile: living('OH'), fromCode: '', toCode: '13-1041.00', limit: 1 })
    assert.deepEqual(
      paths[0]?.hops.map((hop) => hop.occupation?.wages?.state),
      paths[0]?.hops.map(() => 'OH'),
    )
  })
})

describe('an occupation in a state, over HTTP', () => {
  const nurse = { code: '29-1141.00' }

  it('has the state’s wages beside the nation’s, with unit and year, and may be cached', async () => {
    const { json, headers } = await call(service.app, routes.getOccupation, { params: nurse, query: { state: 'CA' } })
    assert.deepEqual(json.wages.median, { value: 93_600, unit: 'US dollars a year, US national', year: 2024, source: 'W' })
    assert.equal(json.stateWages.state, 'CA')
    assert.deepEqual(json.stateWages.wages.median, {
      value: 140_270,
      unit: 'US dollars a year, California',
      year: 2025,
      source: 'W',
    })
    assert.ok(json.stateWages.allMedian > 50_000)
    assert.match(String(headers['cache-control']), /public, max-age/)
    const plain = await call(service.app, routes.getOccupation, { params: nurse })
    assert.equal('stateWages' in plain.json, false)
  })

  it('says by an empty record that the state publishes none', async () => {
    const { json } = await call(service.app, routes.getOccupation, { params: { code: '27-2011.00' }, query: { state: 'OH' } })
    assert.deepEqual(json.stateWages.wages, {})
  })

  it('has neighbours and ways in that state’s pay, each saying whose it is', async () => {
    const query = { limit: '5', state: 'CA' }
    const { json } = await call(service.app, routes.listSimilarOccupations, { params: nurse, query })
    for (const one of json) {
      const found = shippedCareers().stateWages.find('CA', occupation(one.code).index)
      assert.equal(one.payState, found && 'CA')
      assert.equal(one.medianPay, found?.p50 ?? occupation(one.code).wages?.p50)
    }
    assert.ok(json.some((one: { payState?: string }) => one.payState === 'CA'))
    const ways = await call(service.app, routes.listCareerPaths, {
      params: { code: '43-3031.00' },
      query: { to: '13-1041.00', state: 'OH' },
    })
    assert.deepEqual([ways.json[0].hops[0].payState, ways.json[0].hops[0].medianPay], ['OH', 48_810])
  })

  it('refuses a state that it does not know, naming the field and the cure', async () => {
    for (const route of [routes.getOccupation, routes.listSimilarOccupations] as const) {
      const { status, json } = await call(service.app, route, { params: nurse, query: { state: 'Ohio' } })
      assert.equal(status, 400)
      assert.deepEqual(json.errors, [
        { path: 'state', message: 'Please give the state by its two-letter postal code, such as OH' },
      ])
    }
  })
})
