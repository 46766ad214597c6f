import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { composePosting, type Draft, type SamplePosting } from './compose-posting.ts'
import { createDraw } from './draw.ts'
import { createLikeness, type Likeness } from './likeness.ts'
import { type Bank, type Employer, readSources, type Sources, type Title } from './read-sources.ts'

/** Attempts for one posting: the first that is different enough from all others wins, else the most different. */
const ATTEMPTS = 150
const DIFFERENT_ENOUGH = 0.15

/** All sample postings, the same ones at every run. */
export function composePostings(sources: Sources = readSources()): SamplePosting[] {
  const postings: SamplePosting[] = []
  const earlier = createLikeness()
  const postingsOf = new Map(sources.employers.map(({ name }) => [name, 0]))
  for (const bank of sources.banks) {
    const here = new Set<string>()
    for (const title of bank.titles) {
      const employer = employerFor(bank, title, sources, postingsOf, here)
      here.add(employer.name)
      postingsOf.set(employer.name, (postingsOf.get(employer.name) ?? 0) + 1)
      const draft = mostDifferent(bank, title, employer, sources, earlier)
      earlier.add(draft)
      postings.push(draft.posting)
    }
  }
  return postings.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** The least used employer of a fitting kind that has no posting of this occupation yet. */
function employerFor(
  bank: Bank,
  title: Title,
  { employers }: Sources,
  postingsOf: ReadonlyMap<string, number>,
  here: ReadonlySet<string>,
): Employer {
  const fitting =
    title.employer === undefined
      ? employers.filter(({ kinds }) => kinds.some((kind) => bank.kinds.includes(kind)))
      : employers.filter(({ name }) => name === title.employer)
  const draw = createDraw(`${bank.code}/${title.text}`)
  const ranked = fitting
    .map((employer) => ({
      employer,
      weight: (here.has(employer.name) ? 100 : 0) + (postingsOf.get(employer.name) ?? 0) + draw.below(1000) / 1000,
    }))
    .toSorted((a, b) => a.weight - b.weight)
  const best = ranked[0]
  if (best === undefined) throw new Error(`No employer for ${title.text} (${bank.code})`)
  return best.employer
}

function mostDifferent(bank: Bank, title: Title, employer: Employer, sources: Sources, earlier: Likeness): Draft {
  let best: { draft: Draft; likeness: number } | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const draft = composePosting(bank, title, employer, sources, `${bank.code}/${title.text}/${attempt}`)
    const likeness = earlier.toMostLike(draft)
    if (best === undefined || likeness < best.likeness) best = { draft, likeness }
    if (likeness <= DIFFERENT_ENOUGH) break
  }
  return best!.draft
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const postings = composePostings()
  const target = new URL('./postings.json', import.meta.url)
  writeFileSync(target, `${JSON.stringify(postings, null, 2)}\n`)
  console.log(`${postings.length} postings`)
}
