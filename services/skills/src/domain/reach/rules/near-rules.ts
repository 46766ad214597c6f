import { ASKED, takesBack } from '../../goals/goals.ts'
import { commonness, HARDLY_NEAR, staysNear } from '../near-people.ts'
import type { Rule, RuleContext } from './rule.ts'

/** Who stays where they are is told of no idea of ours that hardly anybody does in the whole state. */
export function nearRules({ engine, goals, standing }: Pick<RuleContext, 'engine' | 'goals' | 'standing'>): Rule[] {
  const wish = staysNear(goals)
  if (!wish) return []
  const { share, inWords } = commonness(engine.base.occupations)
  return [
    {
      rule: 'near_home',
      label: 'Work that is found in most places, as you asked',
      own: { id: 'near-home', takesBack: takesBack(wish) },
      refuse: (occupation) =>
        standing.asked[occupation.index]! < ASKED && (share(occupation) ?? HARDLY_NEAR) < HARDLY_NEAR
          ? {
              why: `Only ${inWords(occupation)}, and you said “${wish.phrase}”.`,
              opens: 'It opens if you take that wish back.',
            }
          : undefined,
    },
  ]
}
