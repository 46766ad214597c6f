import { FEW_OPENINGS } from '../../catalogue/figures.ts'
import { inEveryIndustry, inIndustry, isIndustry } from '../../catalogue/industries.ts'
import { ASKED } from '../../goals/goals.ts'
import { ASSOCIATE, BACHELOR, educationStep, entryStep } from '../education.ts'
import type { Rule, RuleContext } from './rule.ts'

/**
 * For people whose present work is not known, ideas of ours rest on less: nothing far below what they have learned, and where their
 * words point nowhere either, nothing outside their industry or hard to find.
 */
export function unknownWorkRules({ person, standing }: RuleContext): Rule[] {
  if (person.present) return []
  const { reach } = person
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  const held = educationStep(person)
  return [
    {
      rule: 'known_field',
      label: 'Where nothing is known of your work: in your industry, and with openings in most places',
      refuse: ({ code, index, outlook }) => {
        if (asked(index) || standing.named || reach.yearsExperience < SETTLED) return undefined
        const outside = isIndustry(reach.industry) && !inIndustry(code, reach.industry) && !inEveryIndustry(code)
        return outside || (outlook?.openings ?? 0) < FEW_OPENINGS
          ? {
              why: 'We know too little of your work to name it.',
              opens: 'Choose your present occupation, or ask for it by name.',
            }
          : undefined
      },
    },
    {
      rule: 'schooling',
      label: 'Not far below what you have learned',
      refuse: (occupation) => {
        const step = entryStep(occupation)
        if (asked(occupation.index) || step === undefined || held === undefined) return undefined
        const below = held >= BACHELOR && step < ASSOCIATE && (standing.named?.[occupation.index] ?? 0) === 0
        return below
          ? { why: 'It asks for much less than you have learned.', opens: 'Ask for it by name if that is what you want.' }
          : undefined
      },
    },
  ]
}

/** Years after which somebody's work says more than what they like. */
const SETTLED = 3
