import type { TitleFamilies } from '../../catalogue/titles/title-families.ts'
import type { TableMatch } from '../words/modified-words.ts'

/**
 * "run a whole development shop", "head up the billing department": who asks to lead what the own title names asks for the one who manages
 * the present work, or supervises it where nobody manages it alone.
 */
export function ledShop(
  { families, titles, codes }: { families: TitleFamilies; titles: readonly string[]; codes: readonly string[] },
  said: string,
  { present, presentTitle = '' }: { present: number | undefined; presentTitle?: string | undefined },
): TableMatch[] {
  if (present === undefined) return []
  const above = families.managerOf(present) ?? families.supervisorOf(present)
  if (above === undefined || above === present) return []
  const own = `${titles[present]!} ${presentTitle}`.toLowerCase().split(/[^\p{L}]+/u)
  return [...said.matchAll(LEADS)].flatMap(({ 0: whole, index, groups }) => {
    const field = groups!.field!.toLowerCase().split(' ')
    const names = field.some((word) => own.some((each) => each.length >= STEM && each.slice(0, STEM) === word.slice(0, STEM)))
    return names ? [{ from: index, to: index + whole.length, targets: [{ target: codes[above]!, weight: 1 }] }] : []
  })
}

/** Letters by which a word is told again. */
const STEM = 5
const LEADS =
  /\b(?:run(?:ning)?|lead(?:ing)?|head(?:ing)?(?: up)?|manag(?:e|ing)|direct(?:ing)?|in charge of|oversee(?:ing)?|tak(?:e|ing) over|build(?:ing)?(?: up)?)(?: (?:an?|the|my|own|our|their|its|whole|entire|full|small|big|bigger|larger|one))+ (?<field>[\p{L}&-]{4,}(?: [\p{L}&-]{3,})?) (?:shop|departments?|dept|team|office|operation|unit|division|program|practice|lab|floor|crew|kitchen)\b/giu
