import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { checkGates, type Finding } from '../../importer/derive/gates/check-gates.ts'
import { findRule, readBodies, readGateRules } from '../../importer/derive/gates/gate-rules.ts'
import { deriveGates, gateRows } from '../../importer/derive/gates/gates.ts'
import { InputError, type Table } from '../../importer/open-source.ts'

const HEADING =
  'codes\tkind\tlicense\tlicense_by\tprogram\tfirst_degree\tleast\toutside\trelated\tsame\tfrom_related\tfrom_same\texam\tpay\tlimit\taccreditor\tlook_up\tread'
const rule = (codes: string, change: Readonly<Record<string, string>> = {}): string => {
  const cells: Record<string, string> = {
    codes,
    kind: 'license',
    license: 'A license',
    license_by: 'state',
    program: 'A program',
    first_degree: '3',
    least: '1',
    outside: 's24',
    related: 's12',
    same: 's0',
    exam: 'An exam',
    pay: 'unpaid',
    limit: 'none',
    read: '2026-11',
    ...change,
  }
  return HEADING.split('\t')
    .map((column) => cells[column] ?? '')
    .join('\t')
}
const rules = (...rows: string[]) => readGateRules(`${[HEADING, ...rows].join('\n')}\n`)
const table = (...rows: Record<string, string>[]): Table => ({ rows, sha256: '' })

describe('the shipped rules', () => {
  it('can be read, and name only bodies that are listed', () => {
    const shipped = readGateRules()
    const bodies = readBodies()
    assert.ok(shipped.length > 400, `${shipped.length}`)
    for (const { prefix, accreditor, look_up } of shipped)
      for (const key of `${accreditor} ${look_up}`.split(' ').filter((item) => item !== ''))
        assert.ok(bodies.has(key), `${prefix}: ${key}`)
  })
})

describe('a rule', () => {
  it('of more digits goes before that of its family', () => {
    const read = rules(rule('29-', { kind: 'certificate' }), rule('29-11'), rule('29-1141.04', { kind: 'exam' }))
    const kind = (code: string) => findRule(read, code)?.kind
    assert.deepEqual(
      [kind('29-1141.04'), kind('29-1141.00'), kind('29-2061.00'), kind('31-1131.00')],
      ['exam', 'license', 'certificate', undefined],
    )
  })

  it('that is given twice or cannot be read is refused with its code and column', () => {
    const refuse = (rows: string[], words: RegExp): void => {
      assert.throws(
        () => rules(...rows),
        (error) => error instanceof InputError && words.test(error.message),
      )
    }
    refuse([rule('29-11 31-'), rule('31-')], /31- has two rules/)
    refuse([rule('29-11', { kind: 'permit' })], /29-11 has an unreadable kind/)
    refuse([rule('29-11', { license_by: 'board' })], /license_by/)
    refuse([rule('29-11', { outside: '24 months' })], /outside/)
    refuse([rule('29-11', { related: 's24-' })], /related/)
    refuse([rule('29-11', { same: '' })], /same/)
    refuse([rule('29-11', { least: '7' })], /least/)
    refuse([rule('29-11', { pay: 'half' })], /pay/)
    refuse([rule('29-11', { read: 'November' })], /read/)
    assert.throws(() => readGateRules('codes\tkind\n'), /columns are not those expected/)
  })
})

const sources = (projection: Readonly<Record<string, string>> = {}, page: { main?: string; licenses?: string } = {}) => ({
  occupations: table(
    { 'O*NET-SOC Code': '29-1292.00', Title: 'Dental Hygienists' },
    { 'O*NET-SOC Code': '29-1292.01', Title: 'x' },
  ),
  handbook: table({
    url: 'https://example.test/page',
    onet_codes: '["29-1292.00"]',
    become_one: JSON.stringify({ main: page.main ?? '', 'Licenses, Certifications': page.licenses ?? '' }),
  }),
  fieldsOfStudy: table({ CIP2020Code: '51.0602', SOC2018Code: '29-1292' }, { CIP2020Code: '99.9999', SOC2018Code: '29-1292' }),
  apprenticeshipTerms: table(
    { onet_code: '29-1292.00', term_length: '4000', type: 'TB' },
    { onet_code: '29-1292.00', term_length: '8000', type: 'TB' },
    { onet_code: '29-1292.00', term_length: '160', type: 'TB' },
    { onet_code: '29-1292.00', term_length: '9000', type: 'HY' },
  ),
  projections: table({
    '2024 National Employment Matrix code': '29-1292',
    'Occupation type': 'Line item',
    'Employment, 2024': '1',
    'Employment, 2034': '1',
    'Employment change, percent, 2024–34': '1',
    'Occupational openings, 2024–34 annual average': '1',
    'Typical education needed for entry': "Associate's degree",
    'Work experience in a related occupation': 'None',
    'Typical on-the-job training needed to attain competency in the occupation': 'None',
    ...projection,
  }),
  separations: table({}),
})

describe('a gate', () => {
  it('carries fields of study, registered terms and the page that was read, and shares the license of its six digits', () => {
    const [heading, row, speciality] = gateRows(deriveGates(sources(), rules(rule('29-1292', { accreditor: 'coda' }))))
    const cell = (column: string, of = row) => of![heading!.indexOf(column)]
    assert.equal(cell('fields'), '51.0602')
    assert.equal(cell('term_hours'), '4000-8000')
    assert.equal(cell('handbook'), 'https://example.test/page')
    assert.equal(cell('accreditor'), 'Commission on Dental Accreditation <https://coda.ada.org/>')
    assert.equal(cell('from_same', speciality), '29-1292')
    const own = gateRows(deriveGates(sources(), rules(rule('29-1292.01', { from_same: 'x' }))))
    assert.deepEqual(
      own.slice(1).map((cells) => [cells[0], cells[heading!.indexOf('from_same')]]),
      [['29-1292.01', '29-1292.01']],
    )
  })
})

describe('the check against the releases', () => {
  const found = (
    change: Readonly<Record<string, string>>,
    projection = {},
    page = {},
    answers = new Map<string, string>(),
  ): string[] => checkGates(sources(projection, page), rules(rule('29-1292', change)), answers).map(({ check }: Finding) => check)
  const TRAINING = 'Typical on-the-job training needed to attain competency in the occupation'

  it('finds nothing where the rule asks what the projections do', () => assert.deepEqual(found({}), []))

  it('finds an education that is told too low', () => {
    assert.deepEqual(found({ first_degree: '0' }), ['education'])
    assert.deepEqual(found({ first_degree: '4' }, { 'Typical education needed for entry': "Master's degree" }), [])
    assert.deepEqual(found({ first_degree: '4', outside: 's6' }, { 'Typical education needed for entry': "Master's degree" }), [
      'education',
    ])
  })

  it('finds years that are not told', () => {
    const years = { 'Work experience in a related occupation': '5 years or more' }
    assert.deepEqual(found({}, years), ['experience'])
    assert.deepEqual(found({ outside: 's24 e60' }, years), [])
  })

  it('finds training that is told too short, and an apprenticeship that is not named or not registered so long', () => {
    assert.deepEqual(found({}, { [TRAINING]: 'Long-term on-the-job training' }), ['training'])
    assert.deepEqual(found({ outside: 's24 p12' }, { [TRAINING]: 'Long-term on-the-job training' }), [])
    assert.deepEqual(found({}, { [TRAINING]: 'Apprenticeship' }), ['training'])
    assert.deepEqual(found({ kind: 'apprenticeship', outside: 'p24-48' }, { [TRAINING]: 'Apprenticeship' }), [])
    assert.deepEqual(found({ kind: 'apprenticeship', outside: 'p60' }, { [TRAINING]: 'Apprenticeship' }), ['term'])
    assert.deepEqual(found({ kind: 'apprenticeship', outside: 'p24-48' }), ['training'])
  })

  it('finds an obligation that the rule denies, or that no rule covers', () => {
    assert.deepEqual(found({ license: 'None' }, {}, { main: 'All states require hygienists to be licensed.' }), ['license'])
    assert.deepEqual(found({ license: 'None' }, {}, { licenses: 'Hygienists must be licensed.' }), ['license'])
    const bare = checkGates(sources({}, { main: 'Every state requires a license.' }), rules(rule('31-')), new Map())
    assert.deepEqual(
      bare.map(({ check }) => check),
      ['unused', 'uncovered'],
    )
    assert.deepEqual(
      checkGates(sources(), rules(rule('31-')), new Map()).map(({ check }) => check),
      ['unused', 'uncovered'],
    )
  })

  it('leaves out what was answered', () => {
    assert.deepEqual(found({ first_degree: '0' }, {}, {}, new Map([['29-1292 education', 'The handbook says so.']])), [])
  })
})
