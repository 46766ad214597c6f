import { inEveryIndustry, inIndustry, isIndustry } from '../catalogue/industries.ts'
import { ASKED } from '../goals/goals.ts'
import { educationStep, entryStep } from './education.ts'
import { monthsOfProgram } from './program-months.ts'
import { leads } from './ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/**
 * For people whose present work is not known, ideas of ours rest on less: nothing whose study the hours they give do not hold, nothing
 * far below what they have learned, and where their words point nowhere either, nothing outside their industry or hard to find.
 */
export function unknownWorkRules({ person, standing }: RuleContext): Rule[] {
  if (person.present) return []
  const { reach } = person
  const asked = (index: number): boolean => standing.asked[index]! >= ASKED
  const held = educationStep(person)
  return [
    {
      rule: 'study_hours',
      label: 'No study that the hours you give do not hold',
      refuse: ({ index }) => {
        const months = monthsOfProgram(standing.entries[index]!, reach.learningHours)
        const given = reach.monthsAvailable
        return !asked(index) && given > 0 && months > Math.max(LEAST_MONTHS, given)
          ? {
              why: `At your ${reach.learningHours} hours a week its study takes about ${Math.round(months)} months, and you give the change ${Math.round(given)}.`,
              opens: 'It opens with more hours a week, or if you ask for it by name.',
            }
          : undefined
      },
    },
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
      rule: 'first_rank',
      label: 'No rank over people for who does not say that they led',
      refuse: (occupation) =>
        leads(occupation) && !reach.leads && !asked(occupation.index)
          ? { why: 'It leads people, and you do not say that you have.', opens: 'Say in your answers that you have led people.' }
          : undefined,
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
const LEAST_MONTHS = 3
/** Openings a year under which there may be none near a person. */
const FEW_OPENINGS = 8_000
const BACHELOR = 4
const ASSOCIATE = 3
