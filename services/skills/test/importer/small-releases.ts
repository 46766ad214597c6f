import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { usStates } from '@waymark/contracts/models/skills/us-states'
import { SOURCES, type Source, type SourceName } from '../../importer/sources.ts'
import { SMALL_CONDITIONS } from './small-conditions.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Three occupations: two rated on every scale, and software developers with interests alone. */
export const CODES = ['15-1251.00', '43-3031.00'] as const
const WITHOUT = '15-1252.00'

/** Writes small releases with the layout of the real ones below a folder; single tables may be changed first. */
export function writeSmallReleases(folder: string, change: Partial<Record<SourceName, Rows>> = {}): void {
  const tables = { ...smallTables(), ...change }
  const projections = new Map<string, Rows>()
  for (const [name, rows] of Object.entries(tables) as [SourceName, Rows][]) {
    const source: Source = SOURCES[name]
    const path = join(folder, source.file)
    mkdirSync(dirname(path), { recursive: true })
    if (source.sheet !== undefined) projections.set(source.sheet, [[`Title of ${source.sheet}`], ...rows])
    else if (source.file.endsWith('.xlsx')) writeFileSync(path, writeWorkbook({ [name]: rows }))
    else if (source.file.endsWith('.jsonl')) writeFileSync(path, jsonLines(rows))
    else writeFileSync(path, delimited(rows, source.file.endsWith('.tsv') ? '\t' : ','))
  }
  writeFileSync(
    join(folder, SOURCES.projections.file),
    writeWorkbook({ Index: [['Contents']], ...Object.fromEntries(projections) }),
  )
}

export function smallTables(): Record<SourceName, Rows> {
  const all = [...CODES, WITHOUT]
  return {
    occupations: [
      ['O*NET-SOC Code', 'Title', 'Description'],
      ['15-1251.00', 'Computer Programmers', 'x'],
      ['43-3031.00', 'Bookkeeping, Accounting, and Auditing Clerks', 'x'],
      [WITHOUT, 'Software Developers', 'x'],
    ],
    alternateTitles: [
      ['O*NET-SOC Code', 'Title', 'Alternate Title', 'Short Title', 'Source(s)'],
      ['43-3031.00', 'x', 'Bookkeeper', '', '08'],
      ['43-3031.00', 'x', 'bookkeeper', '', '10'],
      [WITHOUT, 'x', 'Application Developer', 'App Dev', '08'],
    ],
    reportedTitles: [
      ['code', 'reported_title', 'shown_in_my_next_move'],
      ['43-3031.00', 'Full Charge Bookkeeper', 'Y'],
    ],
    militaryTitles: [
      ['svc', 'moc', 'moc_title', 'onet'],
      ['A', '36B', 'Financial Management Technician', '43-3031.00'],
      ['A', '11B', 'Infantryman', '55-3016.00'],
    ],
    directMatches: [
      ['2018 SOC Code', '2018 SOC Title', '2018 SOC Direct Match Title', 'Illustrative Example'],
      ['43-3031', 'x', 'Bookkeeper', 'x'],
    ],
    censusIndex: [
      ['soc2018', 'title'],
      ['43-3031', 'Clerk accounts'],
      ['15-1251', 'Clerk accounts'],
      ['43-30XX', 'Clerk other'],
    ],
    filedTitles: [
      ['title_clean', 'soc', 'soc_title', 'soc2018', 'n', 'share_of_title', 'years'],
      ['programmer analyst', '15-1131', 'x', '15-1251', '2069', '0.565', 'FY2018'],
    ],
    interests: ratings(INTERESTS, ['OI'], all),
    workValues: ratings(VALUES, ['EX']),
    workStyles: ratings(numbered('1.C.', 16), ['IM']),
    skills: ratings(numbered('2.A.', 35), ['IM', 'LV']),
    knowledge: ratings(numbered('2.C.', 33), ['IM', 'LV']),
    jobZones: [
      ['O*NET-SOC Code', 'Title', 'Job Zone'],
      ['15-1251.00', 'x', '4'],
      ['43-3031.00', 'x', '3'],
      [WITHOUT, 'x', '4'],
    ],
    education: [
      ['O*NET-SOC Code', 'Scale ID', 'Category', 'Data Value'],
      ['43-3031.00', 'RL', '2', '41.5'],
      ['43-3031.00', 'RL', '6', '58.5'],
      ['43-3031.00', 'PT', '1', '9'],
    ],
    tasks: [
      ['O*NET-SOC Code', 'Task ID', 'Task', 'Task Type'],
      ...all.flatMap((code, at) => [
        [code, `${at * 10 + 1}`, 'x', 'Core'],
        [code, `${at * 10 + 2}`, 'x', 'Supplemental'],
      ]),
    ],
    taskLinks: [
      ['O*NET-SOC Code', 'Task ID', 'DWA ID'],
      ...all.flatMap((code, at) => [
        [code, `${at * 10 + 1}`, '4.A.1.I01.D01'],
        [code, `${at * 10 + 2}`, '4.A.2.I01.D01'],
      ]),
    ],
    activities: [
      ['Element ID', 'IWA ID', 'IWA Title', 'DWA ID'],
      ['4.A.1', '4.A.1.I01', 'x', '4.A.1.I01.D01'],
      ['4.A.2', '4.A.2.I01', 'x', '4.A.2.I01.D01'],
    ],
    technologies: [
      ['O*NET-SOC Code', 'Example', 'Commodity Title', 'Hot Technology', 'In Demand'],
      ['15-1251.00', 'Python', 'Languages', 'Y', 'Y'],
      ['43-3031.00', 'Intuit QuickBooks', 'Accounting software', 'Y', 'N'],
      [WITHOUT, 'Python', 'Languages', 'Y', 'Y'],
    ],
    wages2020: wages('#'),
    wages2021: wages('#'),
    wages2022: wages('#'),
    wages2023: wages('#'),
    wages2024: wages('#'),
    stateWages: [
      STATE_WAGES,
      ...usStates.map((_, at) => [String(at), '00-0000', '1000', '50000', '20000', '30000', '40000', '60000', '90000']),
      ['36', '43-3031', '78320', '53010', '36010', '43020', '50030', '61040', '74050'],
      ['36', '15-1251', '4560', '', '60000', '80000', '108000', '130000', '>=239200'],
      ['US', '43-3031', '1', '1', '1', '1', '1', '1', '1'],
      ['0', '43-3031', '1230', '', '', '', '', '', ''],
    ],
    stateNames: [['state_fips', 'state'], ...usStates.map(([, name], at) => [String(at), name]), ['US', 'United States']],
    projections: [
      PROJECTED,
      ...[
        ['15-1251', '-6.9999999999999996'],
        ['43-3031', '-5.8'],
      ].map(([code, growth]) => [
        'x',
        code!,
        'Line item',
        '80.900000000000006',
        '75.3',
        growth!,
        '4.2',
        '5.2',
        "Bachelor's degree",
        'None',
        '—',
      ]),
      ['Total', '43-0000', 'Summary', '1', '1', '1', '1', '1', '—', '—', '—'],
      ['Total, all occupations', '00-0000', 'Summary', '169956.1', '175167.9', '3.1', '5.8', '18863.3', '—', '—', '—'],
    ],
    separations: [
      ['2024 National Employment Matrix code', 'Total occupational separations, 2024–34 annual average'],
      ['43-3031', '6.1'],
    ],
    handbook: [
      ['url', 'onet_codes', 'become_one', 'work_environment'],
      [
        'https://example.test/bookkeepers',
        '["43-3031.00"]',
        '{"main":"Some college.","Licenses":"Optional."}',
        '{"main":"Travel is rare.","Work Schedules":"Most work full time. Some work weekends."}',
      ],
    ],
    ...SMALL_CONDITIONS,
    telework: [
      ['SOC_2018_CODE', 'OCCUPATION', 'ESTIMATE', 'STANDARD_ERROR'],
      ['43-3000', 'x', '31.5', '1'],
    ],
    fieldsOfStudy: [
      ['CIP2020Code', 'CIP2020Title', 'SOC2018Code'],
      ['52.0302', 'x', '43-3031'],
      ['99.9999', 'x', '43-3031'],
      ['11.0201', 'x', '15-1251'],
    ],
    apprenticeshipTerms: [
      ['occupational_title', 'onet_code', 'term_length', 'type'],
      ['x', '15-1251.00', '4000', 'TB'],
      ['x', '15-1251.00', '2000-6000', 'TB'],
      ['x', '15-1251.00', '*CB', 'CB'],
    ],
    taskLabels: [
      ['', 'O*NET-SOC Code', 'Task ID', 'beta', 'human_labels'],
      ['0', '43-3031.00', '11.0', '1.0', 'E0'],
      ['1', '43-3031.00', '12.0', '0.5', 'E2'],
      ['2', '15-1251.00', '1.0', '1.0', 'E1'],
    ],
    occupationLabels: [
      ['O*NET-SOC Code', 'Title', 'dv_rating_beta', 'human_rating_beta'],
      ['43-3031.00', 'Bookkeeping, Accounting', '0.8023', '0.3139'],
      ['15-1251.00', 'x', '0.9', '0.7'],
    ],
    observedUse: [
      ['SOC Code', 'title', 'ai_applicability_score'],
      ['43-3031', 'x', '0.276'],
      ['15-1251', 'x', '0.33'],
    ],
    observedActivities: [
      ['IWA', 'title', 'completion_x_scope_x_coverage_user', 'completion_x_scope_x_coverage_ai'],
      ['4.A.1.I01', 'x', '0.5', '0.3'],
      ['4.A.2.I01', 'x', '0.1', '0.1'],
    ],
    learnability: [
      ['risk', 'onet_code'],
      ['3.5', '43-3031.00'],
      ['3.7', '43-3031.00'],
      ['3.2', '15-1251.01'],
    ],
    computerisation: [
      ['Rank', 'Probability', 'SOC code'],
      ['1', '0.98', '43-3031'],
      ['2', '0.48', '15-1130'],
    ],
    soc2010: [
      ['2010 SOC Code', '2018 SOC Code'],
      ['43-3031', '43-3031'],
      ['15-1131', '15-1251'],
    ],
  }
}

function ratings(
  elements: readonly (readonly [string, string])[],
  scales: readonly string[],
  codes: readonly string[] = CODES,
): Rows {
  const rows = codes.flatMap((code, at) =>
    elements.flatMap(([id, name], index) =>
      scales.map((scale) => [code, 'x', id, name, scale, String(1 + ((index * 7 + at * 3) % 5) + 0.25)]),
    ),
  )
  return [['O*NET-SOC Code', 'Title', 'Element ID', 'Element Name', 'Scale ID', 'Data Value'], ...rows]
}

function numbered(prefix: string, count: number): [string, string][] {
  return Array.from({ length: count }, (_, index) => [
    `${prefix}${String.fromCharCode(97 + (index % 26))}${index}`,
    `Element ${prefix}${index}`,
  ])
}

function wages(top: string): Rows {
  const heading = ['OCC_CODE', 'O_GROUP', 'TOT_EMP', 'A_MEAN', 'A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90']
  return [
    heading,
    ['00-0000', 'total', '154187380', '67920', '29990', '36730', '49500', '78810', '125720'],
    ['43-0000', 'major', '9', '9', '9', '9', '9', '9', '9'],
    ['43-3031', 'detailed', '1455770', '52020', '34600', '41390', '49210', '60220', '72660'],
    ['15-1251', 'detailed', '100000', '*', '50000', '70000', '98000', '120000', top],
  ]
}

/** Cells that are JSON are written as what they stand for. */
function jsonLines([heading, ...rows]: Rows): string {
  const value = (cell: string): unknown => (/^[[{]/.test(cell) ? JSON.parse(cell) : cell)
  const records = rows.map((row) => Object.fromEntries(heading!.map((name, at) => [name, value(row[at]!)])))
  return `${records.map((record) => JSON.stringify(record)).join('\n')}\n`
}

function delimited(rows: Rows, separator: string): string {
  const quoted = (cell: string): string => (separator === ',' && cell.includes(',') ? `"${cell}"` : cell)
  return `${rows.map((row) => row.map(quoted).join(separator)).join('\n')}\n`
}

const INTERESTS: readonly (readonly [string, string])[] = [
  ['1.B.1.a', 'Realistic'],
  ['1.B.1.b', 'Investigative'],
  ['1.B.1.c', 'Artistic'],
  ['1.B.1.d', 'Social'],
  ['1.B.1.e', 'Enterprising'],
  ['1.B.1.f', 'Conventional'],
]
const VALUES: readonly (readonly [string, string])[] = [
  ['1.B.2.a', 'Achievement'],
  ['1.B.2.b', 'Working Conditions'],
  ['1.B.2.c', 'Recognition'],
  ['1.B.2.d', 'Relationships'],
  ['1.B.2.e', 'Support'],
  ['1.B.2.f', 'Independence'],
]
const STATE_WAGES = 'state_fips soc employment annual_mean annual_p10 annual_p25 annual_median annual_p75 annual_p90'.split(' ')
const PROJECTED = [
  'Title',
  '2024 National Employment Matrix code',
  'Occupation type',
  'Employment, 2024',
  'Employment, 2034',
  'Employment change, percent, 2024–34',
  'Percent self employed, 2024',
  'Occupational openings, 2024–34 annual average',
  'Typical education needed for entry',
  'Work experience in a related occupation',
  'Typical on-the-job training needed to attain competency in the occupation[2]',
]

type Rows = readonly (readonly string[])[]
