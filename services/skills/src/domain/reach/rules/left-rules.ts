import type { OccupationFigures } from '../../catalogue/figures.ts'
import { ASKED, type Goals, LEADING, type Left, type Wanted } from '../../goals/goals.ts'
import { RANK } from '../../goals/words/without-ranks.ts'
import { leads } from '../ranks.ts'
import type { Rule, RuleContext } from './rule.ts'

/**
 * Nobody is sent back to what they want to leave. Words that ask for a field do not ask for the rank in it ("patient safety, but nobody
 * under me"), nor words for a place for the same selling or driving there ("no commission, maybe a museum").
 */
export function leftRules({ goals, standing, person: { present } }: RuleContext): Rule[] {
  return (goals.left ?? []).map((left) => ({
    rule: 'left',
    label: `No ${left.label}, as you asked`,
    own: { id: `left-${left.label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`, takesBack: left.phrase },
    refuse: (occupation: OccupationFigures) => {
      if (!isLeft(left, occupation)) return undefined
      const asked = standing.asked[occupation.index]! >= ASKED && isMeant(goals, left, { occupation, present })
      return asked
        ? undefined
        : { why: `You want to leave that behind: “${left.phrase}”.`, opens: 'It opens if you take those words back.' }
    },
  }))
}

const isLeft = ({ groups }: Left, occupation: OccupationFigures): boolean =>
  groups.some((group) => (group === LEADING ? leads(occupation) : occupation.code.startsWith(group)))

type Asked = { readonly occupation: OccupationFigures; readonly present: OccupationFigures | undefined }

/** Whether some words mean an occupation although it is of a kind that is left: they name the rank, or the work and not only its place. */
function isMeant({ wanted }: Goals, { groups, label }: Left, { occupation, present }: Asked): boolean {
  const names = ({ codes }: Wanted): boolean => codes.some(({ code, weight }) => code === occupation.code && weight >= ASKED)
  if (groups.includes(LEADING)) return wanted.some((one) => names(one) && (RANK.test(one.phrase) || namesWork(one, occupation)))
  if (occupation.index !== present?.index || !STAYS.has(label)) return true
  return wanted.some((one) => names(one) && namesWork(one, occupation))
}

/** Whether words share one of their own with the title of the work, by its first letters. */
function namesWork({ phrase }: Wanted, { title }: OccupationFigures): boolean {
  const stems = (text: string): string[] => (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, STEM))
  const own = new Set(stems(title.replace(/\b(?:managers?|supervisors?|directors?|services?)\b/gi, '')))
  return stems(phrase).some((stem) => own.has(stem))
}
const STEM = 5

/** Kinds of work that are the same at every place that has them. */
const STAYS: ReadonlySet<string> = new Set(['sales work', 'driving', 'work on the phone'])
