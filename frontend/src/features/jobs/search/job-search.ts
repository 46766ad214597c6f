import { experienceLevels } from '@waymark/contracts/models/assessment/options'
import { employmentTypes, JOBS_PAGE_SIZE, jobSorts, jobSourceKinds } from '@waymark/contracts/models/job'
import { truncate } from '@waymark/contracts/text/truncate'

/** The filters as the address holds them; an absent one filters nothing. */
export type JobSearch = {
  title?: string
  location?: string
  experienceLevel?: string
  employmentType?: string
  salaryMin?: number
  source?: string
  remote?: 'true'
  sort?: string
  page: number
}

export const payFloors = [40_000, 60_000, 80_000, 100_000, 120_000, 150_000] as const

/** Reads the address. What it does not know, or no longer knows, is left out instead of failing. */
export function readSearch(params: URLSearchParams): JobSearch {
  const page = Number(params.get('page') ?? 1)
  const salaryMin = Number(params.get('salaryMin'))
  return {
    title: words(params.get('title')),
    location: words(params.get('location')),
    experienceLevel: oneOf(experienceLevels, params.get('experienceLevel')),
    employmentType: oneOf(employmentTypes, params.get('employmentType')),
    salaryMin: Number.isInteger(salaryMin) && salaryMin > 0 && salaryMin <= 10_000_000 ? salaryMin : undefined,
    source: oneOf(jobSourceKinds, params.get('source')),
    remote: params.get('remote') === 'true' ? 'true' : undefined,
    sort: oneOf(jobSorts, params.get('sort')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The address of a search: only what filters, and page 1 unsaid. */
export function writeSearch({ page, ...filters }: JobSearch): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    const text = String(value ?? '').trim()
    if (text) params.set(name, text)
  }
  if (page > 1) params.set('page', String(page))
  return params
}

/** What the call sends for a search. */
export function queryOf(search: JobSearch): Record<string, string | number | undefined> {
  return { ...search, limit: JOBS_PAGE_SIZE }
}

export function hasFilters({ page: _, sort: __, ...filters }: JobSearch): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** Filters that stand folded away. */
export function hasMoreFilters({ employmentType, salaryMin, source, remote, sort }: JobSearch): boolean {
  return [employmentType, salaryMin, source, remote, sort].some((value) => value !== undefined)
}

/** "Nothing matches “glaciologist” in Tampa, FL at level Mid. Remove the place or the level, and the search widens." */
export function nothingMatches(search: JobSearch): string {
  const { title, location, experienceLevel } = search
  const what = title ? `“${title}”` : 'this search'
  const where = location ? ` in ${location}` : ''
  const level = experienceLevel ? ` at level ${experienceLevel}` : ''
  const removable = [
    location && 'the place',
    experienceLevel && 'the level',
    hasMoreFilters({ ...search, sort: undefined }) && 'a filter',
  ].filter((part) => typeof part === 'string')
  const advice = removable.length > 0 ? `Remove ${removable.join(' or ')}` : title ? 'Try a shorter title' : 'Come back later'
  const effect = removable.length > 0 || title ? ', and the search widens.' : ': postings are read in regularly.'
  return `Nothing matches ${what}${where}${level}. ${advice}${effect}`
}

function words(value: string | null): string | undefined {
  const trimmed = truncate(value?.trim() ?? '', 200)
  return trimmed || undefined
}

function oneOf<T extends string>(known: readonly T[], value: string | null): T | undefined {
  return known.find((one) => one === value)
}
