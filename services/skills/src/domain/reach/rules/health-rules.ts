import { NAMED, takesBack, type Wish } from '../../goals/goals.ts'
import { LIMIT_BOUNDS } from '../../goals/limits/limit-values.ts'
import type { Rule, RuleContext } from './rule.ts'

/**
 * What somebody's body, senses, nerves or license forbid is a hard limit: work that is it at its core is refused, also in the own
 * occupation; work with posts that fit stays, and says which. What is asked for by name is answered by its place, not refused.
 */
export function healthRules({ goals, standing, person: { present } }: RuleContext): Rule[] {
  return goals.wishes.flatMap((wish) => {
    const bounds = LIMIT_BOUNDS[wish.id]
    const { values } = wish
    if (!bounds || !values) return []
    return [
      {
        rule: 'wish',
        label: `${LABELS[wish.id]!}, as you ${wish.beside ? 'told us' : 'asked'}`,
        own: { id: `wish-${wish.id}`, takesBack: takesBack(wish) },
        refuse: ({ code, index }) => {
          const value = values.get(code)
          if (value === undefined || value > bounds.refused) return undefined
          if (standing.asked[index]! >= NAMED && index !== present?.index) return undefined
          return {
            why: whyNot(wish),
            opens: 'It opens if you take those words back, or with a post that an employer changes for you.',
          }
        },
      },
    ]
  })
}

const whyNot = ({ id, phrase }: Wish): string => `${FORBIDS[id]!}, and you wrote “${phrase}”.`

const LABELS: Readonly<Record<string, string>> = {
  no_driving: 'No work that mostly drives',
  hearing: 'No work that rests on hearing',
  sight: 'No work that rests on sharp sight',
  change_position: 'No work that stays in one position all day',
  no_kneeling: 'No work that often kneels or climbs',
  less_noise: 'No loud or crowded work',
  one_at_a_time: 'No work that faces many people at once',
  clean_air: 'No work among dust, fumes or harsh chemicals',
  no_heat: 'No work in great heat',
  no_cold: 'No work in great cold',
  easy_hands: 'No work that rests on fine or strong hands',
  less_typing: 'No work that types all day',
  less_phone: 'No work that is on the phone all day',
  less_talking: 'No work that talks all day',
  no_presenting: 'No work that speaks before groups',
}

const FORBIDS: Readonly<Record<string, string>> = {
  no_driving: 'Most of its posts ask for driving',
  hearing: 'Hearing is at the core of it',
  sight: 'Sharp sight is at the core of it',
  change_position: 'It keeps you in one position for most of the day',
  no_kneeling: 'It often kneels, crawls or climbs',
  less_noise: 'It is loud or crowded for much of the day',
  one_at_a_time: 'It faces many people at once',
  clean_air: 'It is often done among dust, fumes or chemicals',
  no_heat: 'It is often done in great heat',
  no_cold: 'It is often done in great cold',
  easy_hands: 'Fine or strong hands are at the core of it',
  less_typing: 'Typing is at the core of it',
  less_phone: 'It is on the phone for most of the day',
  less_talking: 'It talks for most of the day',
  no_presenting: 'Speaking before groups is at the core of it',
}
