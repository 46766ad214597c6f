import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, beforeEach, describe, it } from 'node:test'
import { importData } from '../../importer/import.ts'
import { InputError } from '../../importer/open-source.ts'
import { SOURCES } from '../../importer/sources.ts'
import { readTsv } from '../../src/data/knowledge-base/read-tsv.ts'
import { smallTables, writeSmallReleases } from './small-releases.ts'

const root = mkdtempSync(join(tmpdir(), 'waymark-data-'))
after(() => rmSync(root, { recursive: true, force: true }))
let from = ''
let to = ''
let run = 0
beforeEach(() => {
  run += 1
  from = join(root, `from-${run}`)
  to = join(root, `to-${run}`)
})

describe('the importer', () => {
  it('derives figures from small releases', () => {
    writeSmallReleases(from)
    assert.equal(importData(from, to).occupations, 3)
    const [programmer, developer, bookkeeper] = table('occupations.tsv', [
      'code',
      'zone',
      'wages_2024',
      'wage_mean',
      'employment_2024',
      'growth_percent',
      'separations',
      'people',
      'learnability',
      'computerisation',
      'entry_training',
      'education',
      'estimated',
    ])
    assert.deepEqual(bookkeeper, [
      '43-3031.00',
      '3',
      '34600 41390 49210 60220 72660',
      '52020',
      '80900',
      '-5.8',
      '6100',
      '0.3139',
      '3.6',
      '0.98',
      '',
      '0 41.5 0 0 0 58.5 0 0 0 0 0 0',
      '0',
    ])
    // "#" is a floor, "*" is nothing, binary fractions are what the release printed, a broad 2010 code stands for its details.
    assert.deepEqual(programmer, [
      '15-1251.00',
      '4',
      '50000 70000 98000 120000 239200+',
      '',
      '80900',
      '-7',
      '',
      '0.7',
      '3.2',
      '0.48',
      '',
      '',
      '0',
    ])
    assert.equal(developer!.at(-1), '1')
  })

  it('adds the sources of a title up, divides what codes share, and marks what names one occupation alone', () => {
    writeSmallReleases(from)
    importData(from, to)
    assert.deepEqual(table('written-titles.tsv', ['code', 'titles']), [
      ['15-1251.00', 'Computer Programmers=100!|programmer analyst=45|Clerk accounts=40'],
      ['15-1252.00', 'Software Developers=100!|App Dev=90|Application Developer=90'],
      [
        '43-3031.00',
        'Bookkeeper=190*|Bookkeeping, Accounting, and Auditing Clerks=100!|Full Charge Bookkeeper=100|Clerk accounts=40',
      ],
    ])
    assert.deepEqual(table('military-titles.tsv', ['speciality', 'title', 'codes']), [
      ['36b', 'Financial Management Technician', '43-3031.00'],
    ])
  })

  it('reads conditions of work, and says nothing where nothing is published', () => {
    writeSmallReleases(from)
    importData(from, to)
    const columns = 'code shifts away part_time strength standing_hours outdoors_percent telework_percent self_employed_percent'
    const rows = table('working-conditions.tsv', columns.split(' '))
    assert.deepEqual(
      rows.find(([code]) => code === '43-3031.00'),
      ['43-3031.00', '0.3', '0', '0', '1', '0.5', '1', '32', '4.2'],
    )
    assert.deepEqual(
      rows.find(([code]) => code === '15-1251.00'),
      ['15-1251.00', '', '', '', '', '', '', '', '4.2'],
    )
    const limits = 'code contaminants_percent heat_percent keyboard_percent speaking_percent hands telephone group_tasks'
    assert.deepEqual(
      table('working-conditions.tsv', limits.split(' ')).find(([code]) => code === '43-3031.00'),
      // Less than half a percent counts as half; of typing the middle of 82 to 90 percent; of speaking too little is published.
      ['43-3031.00', '1.5', '0.5', '86', '', '2', '96', '0'],
    )
  })

  it('writes the wages of every state by the code that the nation’s wages have, and none where none are published', () => {
    writeSmallReleases(from)
    importData(from, to)
    const head = JSON.parse(readFileSync(join(to, 'state-wages.json'), 'utf8'))
    assert.deepEqual(head.codes, ['00-0000', '15-1251', '43-3031'])
    // Programmers, developers (of whom the nation prints nothing either), bookkeepers.
    assert.deepEqual(head.rows, [1, -1, 2])
    const bytes = readFileSync(join(to, 'state-wages.bin'))
    assert.equal(bytes.length, 54 * 3 * 7 * 4)
    const figures = (state: string, row: number): number[] =>
      Array.from({ length: 7 }, (_, at) => bytes.readUInt32LE(4 * (7 * (3 * head.states.indexOf(state) + row) + at)))
    assert.equal(head.states[36], 'OH')
    assert.deepEqual(figures('OH', 2), [53_010, 36_010, 43_020, 50_030, 61_040, 74_050, 78_320])
    assert.deepEqual(figures('OH', 1), [0, 60_000, 80_000, 108_000, 130_000, 0xffff_ffff, 4_560])
    assert.deepEqual(figures('AL', 2), [0, 0, 0, 0, 0, 0, 1_230])
    assert.deepEqual(figures('WY', 2), [0, 0, 0, 0, 0, 0, 0])
  })

  it('refuses a release without one of the states', () => {
    const { stateWages } = smallTables()
    writeSmallReleases(from, { stateWages: stateWages.filter(([fips]) => fips !== '36') })
    assert.throws(
      () => importData(from, to),
      /has no row for all occupations \(00-0000\) of OH\. Use the by state, May 2025 release/,
    )
  })

  it('sums tasks up to activities: a supplemental task weighs half', () => {
    writeSmallReleases(from)
    importData(from, to)
    const rows = table('activities.tsv', ['code', 'activity', 'tasks', 'share', 'people', 'model', 'observed']).filter(
      ([code]) => code === '43-3031.00',
    )
    assert.deepEqual(rows, [
      ['43-3031.00', '4.A.1.I01', '1', '0.6667', '0', '1', '1'],
      ['43-3031.00', '4.A.2.I01', '1', '0.3333', '0.5', '0.5', '0'],
    ])
  })

  it('estimates what nobody rated, within the scales, and leaves what was rated', () => {
    writeSmallReleases(from)
    importData(from, to)
    const columns = ['code', 'interest.1.B.1.a', 'value.1.B.2.a', 'skill.2.A.a0', 'skill_level.2.A.a0']
    const [programmer, developer, bookkeeper] = table('ratings.tsv', columns)
    assert.deepEqual(programmer, ['15-1251.00', '125', '125', '125', '125'])
    assert.deepEqual(bookkeeper!.slice(1), ['425', '425', '425', '425'])
    assert.deepEqual(developer!.slice(0, 2), ['15-1252.00', '225'])
    // Work, tools and place in the classification are those of the programmer: the estimate lies on that side of the middle.
    for (const estimate of developer!.slice(2).map(Number)) assert.ok(estimate >= 100 && estimate < 275, String(estimate))
    const { facts } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'))
    assert.deepEqual([facts.occupations, facts.estimated], [3, 1])
    assert.ok(facts.skill_levelError > 0)
  })

  it('drops repeated titles', () => {
    writeSmallReleases(from)
    importData(from, to)
    assert.deepEqual(table('titles.tsv', ['code', 'titles'])[2], ['43-3031.00', 'Bookkeeper'])
  })

  it('writes the same bytes for the same input, and says where every file comes from', () => {
    writeSmallReleases(from)
    importData(from, to)
    const again = join(root, `again-${run}`)
    importData(from, again)
    for (const file of readdirSync(to)) assert.deepEqual(readFileSync(join(to, file)), readFileSync(join(again, file)), file)
    const manifest = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'))
    assert.deepEqual([manifest.facts.allGrowth, manifest.facts.allMedianPay], [3.1, 49_500])
    assert.equal(manifest.sources.length, Object.keys(SOURCES).length)
    for (const source of manifest.sources) {
      assert.match(source.sha256, /^[0-9a-f]{64}$/)
      assert.ok(source.edition && source.licence && source.publisher && source.rows > 0, source.name)
    }
  })

  it('carries no description and no task text', () => {
    writeSmallReleases(from, {
      occupations: smallTables().occupations.map((row, at) => (at === 0 ? row : [row[0]!, row[1]!, 'A sentence of others.'])),
    })
    importData(from, to)
    for (const file of readdirSync(to)) assert.ok(!readFileSync(join(to, file), 'utf8').includes('sentence of others'), file)
  })
})

describe('bad input', () => {
  const problem = (): string => {
    try {
      importData(from, to)
    } catch (error) {
      assert.ok(error instanceof InputError, String(error))
      return error.message
    }
    return assert.fail('the importer took it')
  }

  it('names every missing file with its cure, and writes nothing', () => {
    writeSmallReleases(from)
    rmSync(join(from, SOURCES.skills.file))
    rmSync(join(from, SOURCES.observedUse.file))
    const message = problem()
    assert.match(message, /onet-29\.3\/Skills\.xlsx: is missing\. Put the O\*NET 29\.3, May 2025 release/)
    assert.match(message, /soc_ai_applicability_scores\.csv: is missing/)
    assert.equal(existsSync(to), false)
  })

  it('names a missing column', () => {
    writeSmallReleases(from, {
      jobZones: [
        ['O*NET-SOC Code', 'Title', 'Zone'],
        ['43-3031.00', 'x', '3'],
      ],
    })
    assert.match(problem(), /Job Zones\.xlsx: no column "Job Zone"\. Use the O\*NET 29\.3, May 2025 release, unchanged\./)
  })

  it('names a missing sheet', () => {
    writeSmallReleases(from)
    writeSmallReleases(join(from, 'other'))
    const path = join(from, SOURCES.projections.file)
    writeFileSync(path, readFileSync(join(from, SOURCES.skills.file)))
    assert.match(problem(), /occupation\.xlsx: no sheet "Table 1\.2"; the workbook has "skills"/)
  })

  it('says so when a file is no workbook, empty or cut off', () => {
    writeSmallReleases(from, { knowledge: smallTables().knowledge.slice(0, 1) })
    writeFileSync(join(from, SOURCES.skills.file), '<html>not found</html>')
    writeFileSync(join(from, SOURCES.taskLabels.file), 'a\t"open quote\n')
    const message = problem()
    assert.match(message, /Skills\.xlsx: not a zip archive/)
    assert.match(message, /Knowledge\.xlsx: has headings but no rows/)
    assert.match(message, /full_labelset\.tsv: a quoted field is never closed/)
  })

  it('leaves the old table whole when the new one cannot be derived', () => {
    writeSmallReleases(from)
    importData(from, to)
    const before = readFileSync(join(to, 'occupations.tsv'))
    writeSmallReleases(from, { interests: smallTables().interests.slice(0, 3) })
    assert.match(
      problem(),
      /Interests\.xlsx: has 2 of 6 elements with scale "OI"\. Use the O\*NET 29\.3, May 2025 release, whole\./,
    )
    writeSmallReleases(from, {
      jobZones: smallTables()
        .jobZones.slice(0, 1)
        .concat([['99-9999.00', 'x', '3']]),
    })
    assert.match(problem(), /no occupation has a complete profile/)
    assert.deepEqual(readFileSync(join(to, 'occupations.tsv')), before)
    assert.deepEqual(
      readdirSync(join(to, '..')).filter((name) => name.startsWith('.data-')),
      [],
    )
  })

  it('is told on the command line in a sentence, with exit code 1', () => {
    const script = new URL('../../importer/import.ts', import.meta.url).pathname
    const told = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
    assert.match(told().stderr, /No folder given\. Usage: make data FROM=<folder>/)
    assert.match(told('--from', join(root, 'nowhere')).stderr, /is not a folder/)
    assert.equal(told().status, 1)
  })
})

function table(file: string, columns: readonly string[]): string[][] {
  return readTsv(readFileSync(join(to, file), 'utf8'), columns)
}
