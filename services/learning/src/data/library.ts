import type { LearningResource } from '@waymark/contracts/models/learning'
import type { LearningStyle, Library, ListedResource, SkillTopics, Stage } from '../domain/library-types.ts'

export type Subject = {
  readonly id: string
  readonly pattern: RegExp
  readonly teaches: string
  readonly topics: SkillTopics
  readonly resources: readonly LearningResource[]
}

const MOST = 4
/** Stand-ins for what no list names; nobody looks for them. */
const TOOLS = 'tools'
const GENERAL = new Set([TOOLS, 'anything', 'other-languages'])
const MOST_OF_A_TYPE = 2
/** Types by their use in each stage, best first. */
const ORDER: Record<Stage, readonly LearningResource['type'][]> = {
  learn: ['course', 'book', 'documentation', 'video', 'practice', 'community'],
  practise: ['practice', 'documentation', 'course', 'community', 'book', 'video'],
  show: ['community', 'practice', 'documentation', 'book', 'course', 'video'],
}
/** Types that suit a way of learning come first within their subject. */
const SUITS: Record<LearningStyle, readonly LearningResource['type'][]> = {
  'hands-on': ['practice', 'community'],
  structured: ['course', 'video'],
  'self-directed': ['book', 'documentation'],
}
/** A resource of the next, more general subject is worth as much less as so many places in the order of types. */
const SUBJECT_WEIGHT = 2
const STYLE_WEIGHT = 5

export function createLibrary(subjects: readonly Subject[]): Library {
  const general = subjects.at(-1)
  if (!general) throw new Error('The library is empty')

  /** The subjects of a skill, most special first; the general one always is the last. */
  function subjectsOf({ skill, skillId }: { skill: string; skillId: string | undefined }): Subject[] {
    const slug = skillId ?? slugify(skill)
    // Words that the catalogue does not know may be anything; they are no tool of a maker's.
    const found = subjects.filter(({ id, pattern }) => pattern.test(slug) && (skillId !== undefined || id !== TOOLS))
    if (!/^(?:skill|knowledge)-/.test(slug)) return found
    // A skill or a field of knowledge by its whole name, before whatever shares a word with it.
    const named = found.filter((subject) => subject !== general && slug.search(subject.pattern) === 0)
    return [...named, ...found.filter((subject) => !named.includes(subject))]
  }

  return {
    resourcesFor({ stage, style, ...wanted }) {
      const order = ORDER[stage]
      const suits = style ? SUITS[style] : []
      const worth = (type: LearningResource['type']) => order.indexOf(type) - (suits.includes(type) ? STYLE_WEIGHT : 0)
      const scored = subjectsOf(wanted).flatMap(({ resources }, depth) =>
        resources.map((resource) => ({ resource, score: worth(resource.type) + depth * SUBJECT_WEIGHT })),
      )
      // Stable: within a score the order of the lists stays.
      scored.sort((a, b) => a.score - b.score)
      return pick(scored.map(({ resource }) => resource))
    },

    topicsFor: (wanted) => (subjectsOf(wanted)[0] ?? general).topics,

    search(query, limit) {
      if (limit <= 0) return []
      const words = query.toLowerCase().split(/\s+/).filter(Boolean)
      const found = subjects
        .filter(({ id }) => !GENERAL.has(id))
        .flatMap(({ id, teaches, resources }) =>
          resources.map((resource, index): ListedResource => ({ ...resource, slug: `${id}-${index + 1}`, teaches })),
        )
      const rank = ({ name, publisher, teaches }: ListedResource) => {
        const [title, text] = [name.toLowerCase(), `${name} ${publisher} ${teaches}`.toLowerCase()]
        if (words.every((word) => title.includes(word))) return 0
        if (words.every((word) => teaches.toLowerCase().includes(word))) return 1
        return words.every((word) => text.includes(word)) ? 2 : undefined
      }
      const hits = found.flatMap((resource) => {
        const score = rank(resource)
        return score === undefined ? [] : [{ resource, score }]
      })
      hits.sort((a, b) => a.score - b.score)
      return onceEach(hits.map(({ resource }) => resource)).slice(0, limit)
    },
  }
}

function pick(candidates: readonly LearningResource[]): LearningResource[] {
  const chosen: LearningResource[] = []
  for (const resource of onceEach(candidates)) {
    if (chosen.filter(({ type }) => type === resource.type).length < MOST_OF_A_TYPE) chosen.push(resource)
    if (chosen.length === MOST) break
  }
  return chosen
}

function onceEach<R extends LearningResource>(resources: readonly R[]): R[] {
  const seen = new Set<string>()
  return resources.filter(({ name, publisher }) => {
    const key = `${name} ${publisher}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
