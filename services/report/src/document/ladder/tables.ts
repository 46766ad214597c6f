import { readFileSync } from 'node:fs'

/** A post of a ladder, as it is usual in the United States: our own reading, national, without a data set behind it. */
export interface Rung {
  /** 1 lead, 2 manager, 3 leads managers, 4 vice president or the like, 5 the head of it; 6 to 8 beyond. */
  level: number
  name: string
  /** Titles to search for. */
  titles: readonly string[]
  /** What it adds: people, money, reach. */
  adds: string
  /** How near a board it is. */
  board: string
  field: ScopeField
  /** Least usual schooling, or ''. */
  least: string
  /** License or paper that is asked or often asked; '' = none known. */
  paper: string
  /** Row of the wage table that holds it, an O*NET code: '' = no row does; "own" = the reader's own occupation. */
  code: string
  /** Middle half of that row, or its top quarter where the row also holds lower posts. */
  part: 'mid' | 'top'
}

export const SCOPE_FIELDS = ['profit', 'growth', 'operations', 'people', 'technology', 'deals', 'crisis', 'public'] as const
/** Keys of the question on what was carried. */
export type ScopeField = (typeof SCOPE_FIELDS)[number]

export const SECTORS = ['corporate', 'hospital', 'district', 'college', 'public', 'nonprofit', 'practice', 'owner'] as const
export type Sector = (typeof SECTORS)[number]

/** A kind of work with its ladder and the words that its leaders use. */
export interface LeadingFunction {
  key: string
  /** Behind "in": "human resources". */
  name: string
  /** How large bodies of this kind are: sets what a rung usually leads. */
  size: 'small' | 'mid' | 'large'
  /** Who usually employs its leaders: decides how pay is made and where it is published. */
  sector: Sector
  /** Beginnings of occupation codes. */
  codes: readonly string[]
  /** Words of titles. */
  words: RegExp
  /** Search firms, professional body, and how a vacancy becomes known. */
  firm: string
  body: string
  heard: string
  /** What a board reads: three figures, two risks, an investment. */
  figures: readonly string[]
  risks: readonly string[]
  case: string
  /** First hundred days: whom to hear, what to read, what to show. */
  hear: string
  read: string
  show: string
  /** On one's own: what can be sold, to whom first, what the law or a contract asks before. */
  offer: string
  customers: string
  must: string
  rungs: readonly Rung[]
}

const FUNCTION_COLUMNS = [
  'key',
  'name',
  'size',
  'sector',
  'codes',
  'words',
  'firm',
  'body',
  'heard',
  'figures',
  'risks',
  'case',
  'hear',
  'read',
  'show',
  'offer',
  'customers',
  'must',
] as const
const RUNG_COLUMNS = ['function', 'level', 'name', 'titles', 'adds', 'board', 'field', 'least', 'paper', 'code', 'part'] as const

/** All ladders, from `text/leading-functions.tsv` and `text/ladders.tsv`. Throws where a row is not whole. */
export const FUNCTIONS: readonly LeadingFunction[] = loadFunctions()

function loadFunctions(): LeadingFunction[] {
  const rungs = new Map<string, Rung[]>()
  for (const row of readRows('ladders.tsv', RUNG_COLUMNS))
    rungs.set(row.function, [...(rungs.get(row.function) ?? []), rungOf(row)])
  return readRows('leading-functions.tsv', FUNCTION_COLUMNS).map((row) => ({
    ...row,
    size: oneOf(row.size, ['small', 'mid', 'large'] as const),
    sector: oneOf(row.sector, SECTORS),
    codes: row.codes.split(' ').filter(Boolean),
    words: new RegExp(row.words, 'i'),
    figures: exactly(3, row.figures),
    risks: exactly(2, row.risks),
    rungs: (rungs.get(row.key) ?? fail(`${row.key} has no ladder`)).toSorted((a, b) => a.level - b.level),
  }))
}

function rungOf(row: Record<(typeof RUNG_COLUMNS)[number], string>): Rung {
  const code = row.code === '' || row.code === 'own' || row.code.includes('.') ? row.code : `${row.code}.00`
  return {
    level: Number(row.level),
    name: row.name,
    titles: row.titles.split('; '),
    adds: row.adds,
    board: row.board,
    field: oneOf(row.field, SCOPE_FIELDS),
    least: row.least,
    paper: row.paper,
    code,
    part: row.part === 'top' ? 'top' : 'mid',
  }
}

function readRows<Column extends string>(file: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head, ...lines] = readFileSync(new URL(`../../../text/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  if (head !== columns.join('\t')) fail(`${file}: the first line has to name ${columns.join(', ')}`)
  return lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length) fail(`${file}: line ${at + 2} has ${cells.length} cells, not ${columns.length}`)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) as Record<Column, string>
  })
}

function exactly(count: number, cell: string): string[] {
  const items = cell.split('; ')
  return items.length === count ? items : fail(`"${cell}" holds ${items.length} items, not ${count}`)
}

function oneOf<Known extends string>(value: string, known: readonly Known[]): Known {
  return known.find((one) => one === value) ?? fail(`"${value}" is none of ${known.join(', ')}`)
}

function fail(what: string): never {
  throw new Error(`Ladders: ${what}. Mend the row, or restore the file from the repository.`)
}
