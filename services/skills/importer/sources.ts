/**
 * The public releases that the importer reads: where each lies below the data folder, which columns it must have,
 * its edition and its licence. The manifest that ships with the table repeats these lines, so that every figure can be
 * traced to its release.
 */
export const SOURCES = {
  occupations: onet('Occupation Data.xlsx', ['O*NET-SOC Code', 'Title', 'Description']),
  alternateTitles: onet('Alternate Titles.xlsx', ['O*NET-SOC Code', 'Alternate Title', 'Short Title']),
  interests: onet('Interests.xlsx', ratedColumns()),
  workValues: onet('Work Values.xlsx', ratedColumns()),
  workStyles: onet('Work Styles.xlsx', ratedColumns()),
  skills: onet('Skills.xlsx', ratedColumns()),
  knowledge: onet('Knowledge.xlsx', ratedColumns()),
  jobZones: onet('Job Zones.xlsx', ['O*NET-SOC Code', 'Job Zone']),
  education: onet('Education, Training, and Experience.xlsx', ['O*NET-SOC Code', 'Scale ID', 'Category', 'Data Value']),
  tasks: onet('Task Statements.xlsx', ['O*NET-SOC Code', 'Task ID', 'Task', 'Task Type']),
  taskLinks: onet('Tasks to DWAs.xlsx', ['O*NET-SOC Code', 'Task ID', 'DWA ID']),
  activities: onet('DWA Reference.xlsx', ['IWA ID', 'DWA ID']),
  technologies: onet('Technology Skills.xlsx', ['O*NET-SOC Code', 'Example', 'Commodity Title', 'Hot Technology', 'In Demand']),
  wages2020: wages(2020),
  wages2021: wages(2021),
  wages2022: wages(2022),
  wages2023: wages(2023),
  wages2024: wages(2024),
  stateWages: stateWages('oews_state_may2025.csv', [
    'state_fips',
    'soc',
    'employment',
    'annual_mean',
    'annual_p10',
    'annual_p25',
    'annual_median',
    'annual_p75',
    'annual_p90',
  ]),
  stateNames: stateWages('states.csv', ['state_fips', 'state']),
  projections: projections('Table 1.2', [
    '2024 National Employment Matrix code',
    'Occupation type',
    'Employment, 2024',
    'Employment, 2034',
    'Employment change, percent, 2024–34',
    'Percent self employed, 2024',
    'Occupational openings, 2024–34 annual average',
    'Typical education needed for entry',
    'Work experience in a related occupation',
    'Typical on-the-job training needed to attain competency in the occupation',
  ]),
  separations: projections('Table 1.10', [
    '2024 National Employment Matrix code',
    'Total occupational separations, 2024–34 annual average',
  ]),
  handbook: {
    file: 'bls-ooh/ooh_342.jsonl',
    columns: ['url', 'onet_codes', 'become_one', 'work_environment'],
    edition: '2024-34, read by March 2026',
    licence: 'U.S. public domain',
    publisher: 'U.S. Bureau of Labor Statistics, Occupational Outlook Handbook',
  },
  abilities: {
    ...onet('', ['code', 'element_id', 'scale', 'value']),
    file: 'onet-more/abilities.csv',
    edition: 'O*NET 30.0, August 2025',
  },
  workContext: {
    ...onet('', ['code', 'element_id', 'value_0_100']),
    file: 'onet-more/work_context_10_elements_2020_on_2019codes.csv',
    edition: 'O*NET 24.2, March 2020',
  },
  requirements: requirements('values.csv', '2020', ['soc6', 'estimate_code', 'estimate']),
  telework: requirements('telework_ors_2023.csv', '2023', ['SOC_2018_CODE', 'ESTIMATE']),
  fieldsOfStudy: {
    file: 'entry/CIP2020_SOC2018_Crosswalk.csv',
    columns: ['CIP2020Code', 'SOC2018Code'],
    edition: '2020',
    licence: 'U.S. public domain',
    publisher: 'NCES and BLS: crosswalk of fields of study and occupations',
  },
  apprenticeshipTerms: {
    file: 'entry/rapids_occupations_2020.csv',
    columns: ['onet_code', 'term_length', 'type'],
    edition: '2020',
    licence: 'U.S. public domain',
    publisher: 'U.S. Department of Labor, Office of Apprenticeship: registered apprenticeship occupations',
  },
  taskLabels: exposure('gpts-are-gpts/full_labelset.tsv', '2023-24', 'MIT', 'Eloundou, Manning, Mishkin, Rock: GPTs are GPTs', [
    'O*NET-SOC Code',
    'Task ID',
    'beta',
    'human_labels',
  ]),
  occupationLabels: exposure('gpts-are-gpts/occ_level.csv', '2023-24', 'MIT', 'Eloundou, Manning, Mishkin, Rock: GPTs are GPTs', [
    'O*NET-SOC Code',
    'dv_rating_beta',
    'human_rating_beta',
  ]),
  observedUse: exposure(
    'working-with-ai/soc_ai_applicability_scores.csv',
    '2025',
    'CC BY 4.0',
    'Tomlinson, Jaffe, Wang, Counts, Suri: Working with AI (Microsoft Research)',
    ['SOC Code', 'ai_applicability_score'],
  ),
  observedActivities: exposure(
    'working-with-ai/iwa_metrics.csv',
    '2025',
    'CC BY 4.0',
    'Tomlinson, Jaffe, Wang, Counts, Suri: Working with AI (Microsoft Research)',
    ['IWA', 'completion_x_scope_x_coverage_user', 'completion_x_scope_x_coverage_ai'],
  ),
  learnability: exposure('nesta/mcc_risk_All_occupations.csv', '2021', 'MIT', 'Nesta: Mapping Career Causeways', [
    'risk',
    'onet_code',
  ]),
  computerisation: exposure(
    'frey-osborne/frey_osborne_2013.csv',
    '2013',
    'figures of the paper, cited',
    'Frey, Osborne: The Future of Employment',
    ['Probability', 'SOC code'],
  ),
  soc2010: exposure(
    'frey-osborne/crosswalk_soc2010_to_soc2018.csv',
    '2018',
    'U.S. public domain',
    'BLS: crosswalk of SOC 2010 to SOC 2018',
    ['2010 SOC Code', '2018 SOC Code'],
  ),
  reportedTitles: {
    ...onet('', ['code', 'reported_title', 'shown_in_my_next_move']),
    file: 'onet-more/sample_of_reported_titles_30_2.csv',
    edition: 'O*NET 30.2, February 2026',
  },
  militaryTitles: {
    ...onet('', ['moc', 'moc_title', 'onet']),
    file: 'onet-more/moc_onet.csv',
    edition: 'O*NET Military Crosswalk, July 2024',
  },
  directMatches: writtenTitles('soc_2018_direct_match_title_file.csv', '2018', 'BLS: SOC 2018 Direct Match Title File', [
    '2018 SOC Code',
    '2018 SOC Direct Match Title',
  ]),
  censusIndex: writtenTitles('census_index_soc2018.csv', '2018', 'U.S. Census Bureau: Alphabetical Index of Occupations', [
    'soc2018',
    'title',
  ]),
  filedTitles: writtenTitles(
    'lca_titles.csv',
    'fiscal years 2011 to 2025',
    'U.S. Department of Labor: Labor Condition Applications',
    ['title_clean', 'soc2018', 'n', 'share_of_title'],
  ),
} as const satisfies Record<string, Source>

export type SourceName = keyof typeof SOURCES

export type Source = {
  /** Path below the data folder. */
  readonly file: string
  /** Worksheet, when it is not the first one. */
  readonly sheet?: string
  /** Columns that must be there, by the text of their heading. */
  readonly columns: readonly string[]
  readonly edition: string
  readonly licence: string
  readonly publisher: string
}

function ratedColumns(): readonly string[] {
  return ['O*NET-SOC Code', 'Element ID', 'Element Name', 'Scale ID', 'Data Value']
}

function onet(file: string, columns: readonly string[]): Source {
  return {
    file: `onet-29.3/${file}`,
    columns,
    edition: 'O*NET 29.3, May 2025',
    licence: 'CC BY 4.0',
    publisher: 'National Center for O*NET Development, USDOL/ETA',
  }
}

function wages(year: number): Source {
  return {
    file: `bls-oews/national_M${year}_dl.xlsx`,
    columns: ['OCC_CODE', 'O_GROUP', 'TOT_EMP', 'A_MEAN', 'A_PCT10', 'A_PCT25', 'A_MEDIAN', 'A_PCT75', 'A_PCT90'],
    edition: `May ${year}`,
    licence: 'U.S. public domain',
    publisher: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
  }
}

function stateWages(file: string, columns: readonly string[]): Source {
  return {
    file: `bls-oews-state/${file}`,
    columns,
    edition: 'by state, May 2025',
    licence: 'U.S. public domain',
    publisher: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
  }
}

function projections(sheet: string, columns: readonly string[]): Source {
  return {
    file: 'bls-projections/occupation.xlsx',
    sheet,
    columns,
    edition: '2024-34',
    licence: 'U.S. public domain',
    publisher: 'U.S. Bureau of Labor Statistics, Employment Projections',
  }
}

function requirements(file: string, edition: string, columns: readonly string[]): Source {
  const publisher = 'U.S. Bureau of Labor Statistics, Occupational Requirements Survey'
  return { file: `bls-ors/${file}`, columns, edition, licence: 'U.S. public domain', publisher }
}

function writtenTitles(file: string, edition: string, publisher: string, columns: readonly string[]): Source {
  return { file: `titles/${file}`, columns, edition, licence: 'U.S. public domain', publisher }
}

function exposure(file: string, edition: string, licence: string, publisher: string, columns: readonly string[]): Source {
  return { file: `ai-exposure/${file}`, columns, edition, licence, publisher }
}
