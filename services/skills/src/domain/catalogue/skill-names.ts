import type { CatalogueSkill } from './catalogue.ts'
import type { KnowledgeBase } from './figures.ts'

export type SkillNames = { readonly resolve: (name: string) => ResolvedSkill | undefined }

/** What a written skill stands for: a tool of the table, elements of the skill and knowledge scales, or both. */
export type ResolvedSkill = {
  /** Position in the table's technologies. */
  readonly technology: number | undefined
  /** Positions in the skill and knowledge scales. */
  readonly skills: readonly number[]
  readonly knowledge: readonly number[]
  readonly slug: string
  readonly name: string
  readonly kind: 'technology' | 'skill' | 'knowledge'
}

export function createSkillNames(base: KnowledgeBase, catalogue: readonly CatalogueSkill[]): SkillNames {
  const technologies = indexTechnologies(base)
  const phrases = indexPhrases(base)
  const terms = indexCatalogueTerms(catalogue)
  const longest = Math.max(...[...phrases.keys(), ...terms.byKey.keys()].map((phrase) => phrase.split(' ').length))
  const lookUp = (key: string): ResolvedSkill | undefined => {
    const phrase = phrases.get(key)
    const entry = terms.byKey.get(key)
    // A word such as "writing" or "design" is a skill first, even when some product bears the name.
    if (phrase) return entry ? { ...phrase, slug: entry.id, name: entry.name } : phrase
    if (entry) return asEntry(entry)
    const technology = technologies.get(key)
    if (technology === undefined) return undefined
    const known = terms.byTechnology.get(technology)
    return known ? asEntry(known) : asTechnology(base, technology)
  }
  // Inside a longer phrase a single word counts only as a phrase or a well-known tool: any word is the name of some product.
  const lookInside = (key: string): ResolvedSkill | undefined => {
    const found = lookUp(key)
    if (phrases.has(key) || (key.includes(' ') && terms.byKey.has(key))) return found
    return found?.technology !== undefined && base.technologies[found.technology]!.hot ? found : undefined
  }
  return {
    resolve: (name) => {
      const key = normaliseSkillName(name)
      if (key === '') return undefined
      for (const candidate of [key, singular(key), withoutTail(key)]) {
        const found = lookUp(candidate)
        if (found) return found
      }
      return findInside(withoutTail(key).split(' '), longest, (part) => (part.length > 2 ? lookInside(part) : undefined))
    },
  }
}

/**
 * The comparable form of a written skill: lower case, without remarks in brackets, levels and version numbers.
 * "Python (primary)" is "python", "React.js" and "reactjs" are "react", "Advanced Excel 2019" is "excel"; "C++" and
 * "C#" keep their signs.
 */
export function normaliseSkillName(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\.net\b/g, ' dotnet')
    .replace(/[^a-z0-9+#.\s]/g, ' ')
    .replace(/\b(react|vue|angular|node|next|express)(?:\.|\s)?js\b/g, '$1')
    .replace(/\b([a-z]+)(?:\s|-)?v?\d+(?:\.\d+)*(?:\.x)?\b/g, (whole, word: string) => (KEEPS_NUMBER.has(whole) ? whole : word))
    .replaceAll('.', ' ')
    .replace(
      /\b(?:advanced|basic|beginner|intermediate|expert|strong|excellent|good|proficient|fluent|working|hands on|experience|knowledge|understanding|in|with|of|the|using|and)\b/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** How the catalogue's entries are written, and which entry stands for a tool of the table. */
function indexCatalogueTerms(catalogue: readonly CatalogueSkill[]) {
  const byKey = new Map<string, CatalogueSkill>()
  const byTechnology = new Map<number, CatalogueSkill>()
  const add = (written: string, entry: CatalogueSkill): void => {
    const key = normaliseSkillName(written)
    if (!byKey.has(key)) byKey.set(key, entry)
  }
  for (const entry of catalogue) for (const written of [entry.name, ...entry.aliases]) add(written, entry)
  for (const entry of catalogue) add(entry.id.replaceAll('-', ' '), entry)
  for (const entry of catalogue)
    for (const technology of entry.technologies) if (!byTechnology.has(technology)) byTechnology.set(technology, entry)
  return { byKey, byTechnology }
}

function asEntry({ id, name, technologies, skills, knowledge }: CatalogueSkill): ResolvedSkill {
  const technology = technologies[0]
  const kind = technology !== undefined ? 'technology' : skills.length > 0 ? 'skill' : 'knowledge'
  return { technology, skills, knowledge, slug: id, name, kind }
}

/** Longest run of whole words that is known; "java" is never found inside "javascript". */
function findInside(
  words: readonly string[],
  longest: number,
  lookUp: (part: string) => ResolvedSkill | undefined,
): ResolvedSkill | undefined {
  for (let length = Math.min(longest, words.length - 1); length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = lookUp(words.slice(start, start + length).join(' '))
      if (found) return found
    }
  }
  return undefined
}

function withoutTail(key: string): string {
  return key.replace(
    /(?:\s(?:skills?|programming|language|development|developer|software|tools?|suite|framework|library|certification|certified))+$/,
    '',
  )
}

function singular(key: string): string {
  return key.replace(/(?<=[a-z]{3})s$/, '')
}

/**
 * Keys of a tool: its name, the name without maker and without "software", and a trailing acronym
 * ("Structured query language SQL" → "sql"). When two tools share a key, the one more occupations use keeps it.
 */
function indexTechnologies(base: KnowledgeBase): Map<string, number> {
  const index = new Map<string, number>()
  const order = base.technologies
    .map((technology, position) => ({ ...technology, position }))
    .sort((a, b) => Number(b.hot) - Number(a.hot) || b.users - a.users)
  const add = (key: string, position: number): void => {
    if (!index.has(key)) index.set(key, position)
  }
  for (const { name, position } of order) add(normaliseSkillName(name), position)
  const byName = new Map(order.map(({ name, position }) => [name, position]))
  for (const [alias, name] of base.technologyAliases) {
    const position = byName.get(name)
    if (position !== undefined) index.set(alias, position)
  }
  for (const { name, hot, users, position } of order) {
    if (!hot && users < 10) continue
    const bare = name.replace(MAKERS, '')
    add(normaliseSkillName(bare), position)
    add(normaliseSkillName(bare.replace(/ (?:software|Enterprise|Server)$/, '')), position)
    const acronym = / ([A-Z]{2,5})(?: software)?$/.exec(name)?.[1]
    if (acronym) add(acronym.toLowerCase(), position)
  }
  return index
}

function indexPhrases(base: KnowledgeBase): Map<string, ResolvedSkill> {
  const { skill, knowledge } = base.scales
  const index = new Map<string, ResolvedSkill>()
  for (const [phrase, ids] of base.skillPhrases) {
    const skills = ids.map((id) => skill.elements.findIndex((element) => element.id === id)).filter((position) => position >= 0)
    const known = ids
      .map((id) => knowledge.elements.findIndex((element) => element.id === id))
      .filter((position) => position >= 0)
    const kind = ids[0]!.startsWith('2.C') ? 'knowledge' : 'skill'
    const slug = phrase.replaceAll(' ', '-')
    const name = SPELLED[phrase] ?? phrase.charAt(0).toUpperCase() + phrase.slice(1)
    index.set(phrase, { technology: undefined, skills, knowledge: known, slug, name, kind })
  }
  skill.elements.forEach(({ name }, position) => {
    index.set(normaliseSkillName(name), {
      technology: undefined,
      skills: [position],
      knowledge: [],
      slug: slugify(name),
      name,
      kind: 'skill',
    })
  })
  knowledge.elements.forEach(({ name }, position) => {
    const key = normaliseSkillName(name)
    const both = index.get(key)
    const skills = both?.kind === 'skill' ? both.skills : []
    index.set(key, {
      technology: undefined,
      skills,
      knowledge: [position],
      slug: slugify(name),
      name,
      kind: skills.length > 0 ? 'skill' : 'knowledge',
    })
  })
  return index
}

function asTechnology(base: KnowledgeBase, position: number): ResolvedSkill {
  const { slug, name } = base.technologies[position]!
  return {
    technology: position,
    skills: [],
    knowledge: [],
    slug,
    name: name.replace(MAKERS, '').replace(/ software$/, ''),
    kind: 'technology',
  }
}

function slugify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

const MAKERS =
  /^(?:Microsoft|Adobe|Google|IBM|Oracle|Apache|Autodesk|Atlassian|Intuit|Apple|Amazon|ESRI|Dassault Systemes|The MathWorks|Bentley|Mozilla|Trimble|Cisco|Red Hat|SAP) (?!software$)(?=\S)/
const KEEPS_NUMBER = new Set(['html5', 'css3', 'office 365', 's3', 'ec2', 'db2', 'd3', 'web3'])
const SPELLED: Readonly<Record<string, string>> = {
  hr: 'Human resources',
  seo: 'SEO',
  ux: 'UX design',
  ai: 'AI',
  it: 'IT',
  cpr: 'CPR',
  hvac: 'HVAC',
  'ux design': 'UX design',
  'ui design': 'UI design',
  devops: 'DevOps',
  'point sale systems': 'Point of sale systems',
  'mergers acquisitions': 'Mergers and acquisitions',
}
