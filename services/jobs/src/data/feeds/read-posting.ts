import { createHash } from 'node:crypto'
import { type AskedSkill, findAskedSkills, nameListedSkills } from '../../domain/find-skills.ts'
import { readEmploymentType, readLevel } from '../../domain/level-and-kind.ts'
import { payInText } from '../../domain/pay.ts'
import { readPlace } from '../../domain/place.ts'
import { searchable, spellableWords } from '../../domain/posting-words.ts'
import { readStatements, type Statement } from '../../domain/sections.ts'
import type { SkillIndex } from '../../domain/skill-index.ts'
import type { PostingDraft } from './posting-draft.ts'

/** A posting with everything worked out that does not depend on who looks at it. */
export type ReadPosting = {
  readonly sourceRef: string
  readonly title: string
  readonly company: string
  readonly location: string
  /** The place as it is found: with its state in short and long, and "remote". */
  readonly place: string
  readonly remote: boolean
  readonly occupationCode: string
  readonly occupationTitle: string
  readonly salaryMin: number | null
  readonly salaryMax: number | null
  readonly description: string
  readonly requirements: readonly string[]
  readonly skills: readonly AskedSkill[]
  /** What it is found by: title, employer, skills and occupation. */
  readonly searched: string
  readonly employmentType: string
  readonly experienceLevel: string
  readonly logoUrl: string | null
  readonly url: string | null
  /** Null when the source does not say: then since we first saw it. */
  readonly postedAt: Date | null
  readonly closesAt: Date | null
  readonly contentHash: string
}

export type Occupation = { readonly code: string; readonly title: string }

/** Reads a draft: its skills with the sentences that ask for them, its level, pay, place and the words it is found by. */
export function readPosting(
  draft: PostingDraft,
  known: { index: SkillIndex; occupation: Occupation | undefined; now: Date },
): ReadPosting {
  const { index, occupation, now } = known
  const { requirements } = draft
  const body = [
    draft.description,
    ...(requirements.length > 0 ? ['Requirements:', ...requirements.map((line) => `- ${line}`)] : []),
  ]
  const statements = readStatements(body.join('\n'))
  const skills = skillsOf(draft, statements, index)
  const place = readPlace(draft.location, draft.remote === undefined ? {} : { remote: draft.remote })
  const pay = draft.pay.min === undefined && draft.pay.max === undefined ? payInText(draft.description) : draft.pay
  const read = {
    sourceRef: draft.sourceRef,
    title: draft.title,
    company: draft.company,
    location: place.location,
    place: place.words,
    remote: place.remote,
    occupationCode: occupation?.code ?? '',
    occupationTitle: occupation?.title ?? '',
    salaryMin: pay.min ?? null,
    salaryMax: pay.max ?? null,
    description: draft.description,
    requirements:
      requirements.length > 0
        ? requirements
        : statements
            .filter(({ kind, item }) => kind === 'must' && item)
            .map(({ text }) => text)
            .slice(0, 20),
    skills,
    searched: searchable([draft.title, draft.company, occupation?.title ?? '', ...skills.map(({ name }) => name)].join(' ')),
    employmentType: readEmploymentType(draft.employmentType),
    experienceLevel: readLevel({
      stated: draft.level,
      title: draft.title,
      text: draft.description,
      months: draft.monthsOfExperience,
    }),
    logoUrl: draft.logoUrl ?? null,
    url: draft.url ?? null,
    closesAt: draft.closesAt ?? null,
  }
  const contentHash = createHash('sha256')
    .update(JSON.stringify([READER, read]))
    .digest('base64url')
  return { ...read, postedAt: earlier(draft.postedAt, now), contentHash }
}

/** Words by which a mistyped search is put right. */
export function wordsOf(posting: Pick<ReadPosting, 'title' | 'occupationTitle' | 'place'>): { title: string[]; place: string[] } {
  return { title: spellableWords(`${posting.title} ${posting.occupationTitle}`), place: spellableWords(posting.place) }
}

/** What the source lists apart, and what its text asks for beside that unless the list is all there is. */
function skillsOf({ listed }: PostingDraft, statements: readonly Statement[], index: SkillIndex): AskedSkill[] {
  if (!listed) return findAskedSkills(statements, index)
  const named = nameListedSkills(listed, statements, index)
  if (listed.complete) return named
  const known = new Set(named.map(({ slug }) => slug))
  return [...named, ...findAskedSkills(statements, index).filter(({ slug }) => !known.has(slug))]
    .toSorted((a, b) => Number(a.kind === 'nice') - Number(b.kind === 'nice'))
    .slice(0, MOST_SKILLS)
}

/** Nothing is posted in the future. */
function earlier(date: Date | undefined, now: Date): Date | null {
  if (!date) return null
  return date < now ? date : now
}

const MOST_SKILLS = 40

/** Raised when postings are to be read anew though their text is the same. */
const READER = 2
