import type { ReadPosting } from '../../src/data/feeds/read-posting.ts'

/** Searches as people make them: broad and narrow, with and without filters, first pages mostly, a mistyped one now and then. */
export function makeSearches(postings: readonly ReadPosting[], random: () => number, count: number): string[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const word = (): string =>
    pick(
      pick(postings)
        .title.split(/[^A-Za-z]+/)
        .filter((part) => part.length > 2),
    ) ?? 'manager'
  const place = (): string => pick(pick(postings).location.split(/, /))
  const level = (): string => pick(['Entry', 'Mid', 'Senior', 'Lead'])
  const kinds: (() => Record<string, string>)[] = [
    () => ({ title: pick(['manager', 'engineer', 'nurse', 'assistant', 'specialist', 'director', 'technician', 'analyst']) }),
    () => ({ title: word() }),
    () => ({ title: word() }),
    () => ({ title: `${word()} ${word()}` }),
    () => ({ title: pick(postings).title }),
    () => ({ title: word(), location: place() }),
    () => ({ title: word(), experienceLevel: level() }),
    () => ({ title: pick(['excel', 'python', 'writing', 'SQL', 'negotiation']) }),
    () => ({ title: word().slice(0, 4) }),
    () => ({ title: `${word()}q` }),
    () => ({ location: place() }),
    () => ({ location: place(), experienceLevel: level() }),
    () => ({ experienceLevel: level(), page: String(1 + Math.floor(random() * 8)) }),
    () => ({ page: String(1 + Math.floor(random() * 20)) }),
    () => ({ title: word(), salaryMin: '90000' }),
    () => ({ title: word(), sort: 'salary', page: String(1 + Math.floor(random() * 4)) }),
    () => ({ remote: 'true', title: word() }),
    () => ({ employmentType: 'Contract', sort: 'salary' }),
  ]
  return Array.from({ length: count }, (_, at) => `/api/jobs?${new URLSearchParams(kinds[at % kinds.length]!())}`)
}
