import type { SearchKind } from '@waymark/contracts/models/search'
import { BriefcaseBusiness, Layers, type LucideIcon, Newspaper, Route, Signpost } from 'lucide-react'

type Kind = { kind: SearchKind; one: string; many: string; icon: LucideIcon }

/** What the search finds, in the order of its groups. */
export const kinds: readonly Kind[] = [
  { kind: 'job', one: 'Job', many: 'Jobs', icon: BriefcaseBusiness },
  { kind: 'occupation', one: 'Occupation', many: 'Occupations', icon: Signpost },
  { kind: 'skill', one: 'Skill', many: 'Skills', icon: Layers },
  { kind: 'course', one: 'Course', many: 'Courses', icon: Route },
  { kind: 'article', one: 'Article', many: 'Articles', icon: Newspaper },
]

const byKind = new Map(kinds.map((one) => [one.kind, one]))

export function kindOf(kind: SearchKind): Kind {
  const found = byKind.get(kind)
  if (!found) throw new Error(`no such kind: ${kind}`)
  return found
}

/** "Jobs and courses could not be searched just now." */
export function awaySentence(away: readonly SearchKind[]): string {
  const names = new Intl.ListFormat('en-US').format(
    away.map((kind, index) => (index === 0 ? kindOf(kind).many : kindOf(kind).many.toLowerCase())),
  )
  return `${names} could not be searched just now.`
}
