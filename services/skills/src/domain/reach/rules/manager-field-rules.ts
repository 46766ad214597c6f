import { ASKED } from '../../goals/goals.ts'
import type { Rule, RuleContext } from './rule.ts'

/**
 * Managers whose field is known by their code are not sent to manage another that counselors do not name from there: a nurse manager
 * buys nothing for a factory, however alike the figures of two managers are.
 */
export function managerFieldRules({ person: { present }, standing }: RuleContext): Rule[] {
  if (!present || !OF_A_FIELD.test(present.code)) return []
  const own = present.code.slice(0, 6)
  return [
    {
      rule: 'manager_field',
      label: 'No other field to manage that nothing links to yours',
      refuse: ({ code, index }) =>
        code.startsWith('11-') && !code.startsWith(own) && standing.asked[index]! < ASKED && (standing.named?.[index] ?? 0) === 0
          ? {
              why: 'It manages another field than the one you know, and people of yours rarely get there.',
              opens: 'Ask for it by name if something links you to it.',
            }
          : undefined,
    },
  ]
}

/** Computing, farming, construction, education, engineering, food, lodging, health, science, property and services to people. */
const OF_A_FIELD = /^11-(?:3021|9013|9021|903|9041|9051|9081|9111|9121|9141|9151)/
