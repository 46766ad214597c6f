import { annualPay, type Pay } from '../../domain/pay.ts'
import {
  dateOf,
  fieldsOf,
  lineOf,
  linkOf,
  listOf,
  numberOf,
  type Parsed,
  type PostingDraft,
  readEach,
  textOf,
} from './posting-draft.ts'

/**
 * Reads schema.org JobPosting: one, a list, an `@graph`, an ItemList, or all `application/ld+json` scripts of an HTML page.
 * The same posting may stand on a page twice (`@id`, identifier or url tell).
 */
export function parseJsonLd(document: string, options: { company?: string } = {}): Parsed {
  const postings: unknown[] = []
  const refused: { at: string; reason: string }[] = []
  for (const [at, source] of documentsOf(document).entries()) {
    const value = parse(source)
    if (value === undefined) refused.push({ at: `document ${at + 1}`, reason: 'it is no JSON' })
    else collect(value, postings, 0)
  }
  const read = readEach(withoutRepeats(postings), (posting) => toDraft(fieldsOf(posting), options.company ?? ''))
  return { drafts: read.drafts, refused: [...refused, ...read.refused] }
}

function documentsOf(document: string): string[] {
  const text = document.replace(/^\ufeff/, '')
  if (/^\s*[[{]/.test(text)) return [text]
  const lower = text.toLowerCase()
  const found: string[] = []
  const opening = /<script\b[^>]{0,500}?application\/ld\+json[^>]{0,500}?>/gi
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index + match[0].length
    const end = lower.indexOf('</script', start)
    if (end < 0) break
    found.push(text.slice(start, end).replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/)|(?:-->|\/\*\s*\]\]>\s*\*\/)\s*$/g, ''))
    opening.lastIndex = end
  }
  return found
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function collect(value: unknown, found: unknown[], depth: number): void {
  if (depth > DEEPEST) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, found, depth + 1)
    return
  }
  const fields = fieldsOf(value)
  if (listOf(fields['@type']).some((type) => type === 'JobPosting' || type === 'http://schema.org/JobPosting')) {
    found.push(value)
    return
  }
  for (const key of ['@graph', 'itemListElement', 'item', 'mainEntity']) if (key in fields) collect(fields[key], found, depth + 1)
}

function withoutRepeats(postings: readonly unknown[]): unknown[] {
  const seen = new Set<string>()
  return postings.filter((posting) => {
    const ref = refOf(fieldsOf(posting))
    const known = ref !== '' && seen.has(ref)
    seen.add(ref)
    return !known
  })
}

function refOf(posting: Fields): string {
  const identifier = fieldsOf(posting.identifier)
  const own = lineOf(identifier.value) || lineOf(posting.identifier) || lineOf(posting['@id'], 500) || lineOf(posting.url, 500)
  if (own) return own
  // A page with a single posting often leaves its id out: who, what, where and when stand for it.
  return [organisation(posting), lineOf(posting.title), locationOf(posting), lineOf(posting.datePosted)]
    .filter(Boolean)
    .join(' | ')
}

function toDraft(posting: Fields, company: string): PostingDraft {
  const logo = fieldsOf(posting.hiringOrganization).logo
  return {
    sourceRef: refOf(posting),
    title: lineOf(posting.title) || lineOf(posting.name),
    company: organisation(posting) || company,
    location: locationOf(posting),
    remote: listOf(posting.jobLocationType).some((type) => /telecommute/i.test(String(type))),
    description: [textOf(posting.description), textOf(posting.responsibilities)].filter(Boolean).join('\n\n'),
    requirements: [
      ...linesOf(posting.qualifications),
      ...linesOf(posting.experienceRequirements),
      ...linesOf(posting.educationRequirements),
    ],
    ...listedSkills(posting.skills),
    pay: payOf(posting),
    employmentType: listOf(posting.employmentType).map(String).join(' '),
    level: lineOf(posting.experienceLevel),
    monthsOfExperience: numberOf(fieldsOf(posting.experienceRequirements).monthsOfExperience),
    logoUrl: linkOf(typeof logo === 'object' ? (fieldsOf(logo).url ?? fieldsOf(logo).contentUrl) : logo),
    url: linkOf(posting.url),
    postedAt: dateOf(posting.datePosted),
    closesAt: dateOf(posting.validThrough),
  }
}

function organisation(posting: Fields): string {
  return lineOf(fieldsOf(posting.hiringOrganization).name) || lineOf(posting.hiringOrganization)
}

function locationOf(posting: Fields): string {
  const places = listOf(posting.jobLocation)
    .slice(0, 3)
    .map((place) => {
      const fields = fieldsOf(place)
      const address = fieldsOf(fields.address)
      const parts = [lineOf(address.addressLocality), lineOf(address.addressRegion)].filter(Boolean)
      return parts.join(', ') || lineOf(fields.address) || lineOf(fields.name) || countryOf(address)
    })
  const named = [...new Set(places.filter(Boolean))].join(' · ')
  if (named || !posting.jobLocationType) return named
  const from = listOf(posting.applicantLocationRequirements)
    .map((area) => lineOf(fieldsOf(area).name))
    .filter(Boolean)
  return from.length > 0 ? `Remote (${from.slice(0, 3).join(', ')})` : 'Remote'
}

function countryOf(address: Fields): string {
  return lineOf(address.addressCountry) || lineOf(fieldsOf(address.addressCountry).name)
}

function payOf(posting: Fields): Pay {
  const salary = fieldsOf(listOf(posting.baseSalary)[0] ?? listOf(posting.estimatedSalary)[0])
  const value = fieldsOf(salary.value)
  return annualPay({
    min: numberOf(value.minValue) ?? numberOf(salary.minValue) ?? numberOf(value.value) ?? numberOf(salary.value),
    max: numberOf(value.maxValue) ?? numberOf(salary.maxValue),
    unit: lineOf(value.unitText) || lineOf(salary.unitText) || lineOf(salary.duration),
    currency: lineOf(salary.currency) || lineOf(value.currency) || undefined,
  })
}

/** A text, a list of texts, or things with a name or a description. */
function linesOf(value: unknown): string[] {
  return listOf(value)
    .flatMap((entry) =>
      (typeof entry === 'string' ? textOf(entry) : textOf(fieldsOf(entry).description ?? fieldsOf(entry).name)).split('\n'),
    )
    .map((line) => line.replace(/^- /, '').trim())
    .filter(Boolean)
    .slice(0, 60)
}

function listedSkills(value: unknown): Pick<PostingDraft, 'listed'> {
  const names = listOf(value)
    .flatMap((entry) => (typeof entry === 'string' ? entry.split(/[,;\n•]/) : [lineOf(fieldsOf(entry).name)]))
    .map((name) => lineOf(name, 60))
    // A whole sentence is no name of a skill; it is read with the text.
    .filter((name) => name !== '' && name.split(' ').length <= 5)
  return names.length > 0 ? { listed: { must: names.slice(0, 40), nice: [] } } : {}
}

type Fields = Readonly<Record<string, unknown>>
const DEEPEST = 6
