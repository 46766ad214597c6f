import { ASKED, type Goals } from '../goals/goals.ts'
import { type Gate, type GateWay, isOneOf } from './gate.ts'

/**
 * Posts that are counted in an occupation and ask less than its gate does, or more: advisors at a college beside counselors at a school,
 * administrators of nursing homes beside managers of clinics.
 */
export type GatePost = {
  /** Beginnings of occupation codes. */
  readonly from: readonly string[]
  /** How people name the post, or where it is. */
  readonly said: RegExp
  /** Words beside it that ask for the rest of the occupation too: its gate then stays. */
  readonly unless: RegExp
  readonly license: string
  readonly program: string
  readonly least: number
  readonly outside: GateWay
  readonly related: GateWay
  /** What the post asks, and what the others of the occupation do: a sentence. */
  readonly beside: string
}

type Gated = { readonly gates: ReadonlyMap<string, Gate>; readonly gatePosts: readonly GatePost[] }

/**
 * The tables with the gates of the posts that somebody asks for by name, in place of those of the whole occupation. Without such a
 * post they stay the same object.
 */
export function withAskedPosts<T extends Gated>(base: T, { wanted, said = '' }: Pick<Goals, 'wanted' | 'said'>): T {
  const named = base.gatePosts.filter((post) => post.said.test(said))
  if (named.length === 0) return base
  const gates = new Map(base.gates)
  for (const { codes } of wanted)
    for (const { code, weight } of codes) {
      const post = weight >= ASKED ? named.find(({ from }) => isOneOf(code, from)) : undefined
      const gate = gates.get(code)
      if (post && gate) gates.set(code, post.unless.test(said) ? { ...gate, beside: post.beside } : gateOf(post, gate))
    }
  return { ...base, gates }
}

/**
 * The fields of study and the related work are those of the occupation. A post without a license has no exam either. Who is in the
 * occupation may hold the license of the post or not: the answer to the goal asks them.
 */
function gateOf({ license, program, least, outside, related, beside }: GatePost, gate: Gate): Gate {
  const asks = { license, program, least, outside, related, beside }
  if (license.startsWith('None')) return { ...gate, ...asks, kind: 'degree', licenseBy: 'none', firstDegree: 0, exam: 'none' }
  return { ...gate, ...asks, kind: 'license', licenseBy: 'state', firstDegree: 0 }
}
