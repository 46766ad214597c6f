import type { OccupationFigures } from '../catalogue/figures.ts'
import type { Engine } from '../matching/engine.ts'
import type { Person } from '../person/person.ts'
import { sharesOfGeneral } from './activity-names.ts'

/** Share of their work, by general work activity, that somebody does now or did in work that they tell of; the larger of them. */
export function doneShares({ base }: Engine, { present, former }: Person): ReadonlyMap<string, number> {
  const done = new Map<string, number>()
  const add = ({ activities }: OccupationFigures): void => {
    for (const [id, share] of sharesOfGeneral(activities)) done.set(id, Math.max(share, done.get(id) ?? 0))
  }
  if (present) add(present)
  for (const code of former) {
    const index = base.indexOf.get(code)
    if (index !== undefined) add(base.occupations[index]!)
  }
  return done
}

/** Whether a group of tasks, in our words, is what somebody calls a skill of theirs: "editing texts" beside "Editing". */
export function isClaimed(label: string, claims: readonly string[]): boolean {
  const stems = stemsOf(label)
  return claims.some((claim) => stemsOf(claim).some((stem) => stems.includes(stem)))
}

function stemsOf(words: string): string[] {
  const each = words.toLowerCase().match(/[a-z]{4,}/g) ?? []
  return each.map((word) => word.replace(ENDINGS, '')).filter((stem) => stem.length >= 4 && !SAYS_NOTHING.has(stem))
}

const ENDINGS = /(?:ings?|ers?|ors?|ions?|ies|ed|es|s|e|y)$/
/** Words that stand in many skills and many tasks, and make two of them no more alike. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'work people managing planning checking keeping making other with from that this their small large good basic computer service person daily problem solving'
    .split(' ')
    .flatMap((word) => [word.replace(ENDINGS, ''), word.replace(/ing$/, '').replace(ENDINGS, '')])
    .concat('plan'),
)
