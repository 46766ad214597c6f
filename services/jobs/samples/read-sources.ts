import { readdirSync, readFileSync } from 'node:fs'

export const LEVELS = ['Entry', 'Mid', 'Senior', 'Lead'] as const
export type Level = (typeof LEVELS)[number]

export type Employer = {
  readonly name: string
  readonly kinds: readonly string[]
  readonly places: readonly string[]
  readonly about: readonly string[]
}
export type Title = { readonly text: string; readonly level: Level; readonly employer: string | undefined }
export type SkillAsked = { readonly skill: string; readonly must: string; readonly nice: string }
export type Pay = { readonly p25: number; readonly p75: number }

/** Everything that is our own about one occupation's postings. */
export type Bank = {
  readonly code: string
  readonly kinds: readonly string[]
  /** Paid by the hour: yearly amounts are multiples of 2,080 hours. */
  readonly hourly: boolean
  /** How often each type of employment occurs, a letter each: F, P, C, T. */
  readonly types: string
  readonly remote: boolean
  readonly field: string
  readonly titles: readonly Title[]
  readonly duties: readonly string[]
  readonly context: readonly string[]
  readonly qualifications: readonly string[]
  readonly skills: readonly SkillAsked[]
  /** What may be asked of beginners, in words that fit them. */
  readonly beginners: readonly { readonly skill: string; readonly sentence: string }[]
  readonly pay: Pay
}

export type Sources = {
  readonly banks: readonly Bank[]
  readonly employers: readonly Employer[]
  /** Sentences for any posting, by the name of their section. */
  readonly phrases: ReadonlyMap<string, readonly string[]>
}

const FOLDER = new URL('./sources/', import.meta.url).pathname

export function readSources(folder: string = FOLDER): Sources {
  const pay = readPay(read(`${folder}pay.tsv`))
  const banks = readdirSync(`${folder}occupations`)
    .toSorted()
    .flatMap((file) => readBanks(read(`${folder}occupations/${file}`), pay))
  return { banks, employers: readEmployers(read(`${folder}employers.txt`)), phrases: readPhrases(read(`${folder}phrases.txt`)) }
}

function read(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('# '))
}

function readPay(lines: readonly string[]): Map<string, Pay> {
  return new Map(
    lines.slice(1).map((line) => {
      const [code = '', , p25, p75] = line.split('\t')
      return [code, { p25: Number(p25), p75: Number(p75) }]
    }),
  )
}

function readEmployers(lines: readonly string[]): Employer[] {
  return lines.map((line) => {
    const [name = '', kinds = '', places = '', ...about] = cells(line)
    return { name, kinds: listed(kinds, ';'), places: listed(places, ';'), about }
  })
}

function readPhrases(lines: readonly string[]): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let current: string[] = []
  for (const line of lines) {
    const section = /^\[(.+)\]$/.exec(line)?.[1]
    if (section === undefined) {
      current.push(line)
      continue
    }
    current = []
    sections.set(section, current)
  }
  return sections
}

function readBanks(lines: readonly string[], pay: ReadonlyMap<string, Pay>): Bank[] {
  const blocks: string[][] = []
  for (const line of lines) {
    if (line.startsWith('@ ')) blocks.push([])
    blocks.at(-1)?.push(line)
  }
  return blocks.map((block) => readBank(block, pay))
}

function readBank(block: readonly string[], pay: ReadonlyMap<string, Pay>): Bank {
  const of = (mark: string): string[] => block.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  const [code = '', kinds = '', unit = '', types = '', remote = '', field = ''] = cells(of('@')[0] ?? '')
  const range = pay.get(code)
  if (range === undefined) throw new Error(`No pay for ${code}`)
  return {
    code,
    kinds: listed(kinds, ','),
    hourly: unit === 'h',
    types,
    remote: remote === 'R',
    field,
    titles: of('T').flatMap(readTitles),
    duties: of('D'),
    context: of('C'),
    qualifications: of('Q'),
    skills: of('R').map((line) => {
      const [skill = '', must = '', nice = ''] = cells(line)
      return { skill, must, nice }
    }),
    beginners: of('B').map((line) => {
      const [skill = '', sentence = ''] = cells(line)
      return { skill, sentence }
    }),
    pay: range,
  }
}

function readTitles(line: string): Title[] {
  return cells(line).flatMap((group) => {
    const level = LEVELS.find((name) => group.startsWith(`${name.charAt(0)}: `))
    if (level === undefined) throw new Error(`No level for ${group}`)
    return listed(group.slice(3), ';').map((entry) => {
      const [text = '', employer] = entry.split(' @ ')
      return { text, level, employer }
    })
  })
}

function cells(line: string): string[] {
  // Choices such as {two|three} keep their bars.
  return line.split(/\|(?![^{]*\})/).map((cell) => cell.trim())
}

function listed(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
