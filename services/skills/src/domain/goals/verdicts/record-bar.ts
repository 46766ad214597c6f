import type { KnowledgeBase, OccupationFigures } from '../../catalogue/figures.ts'
import { rowOfCode } from '../../catalogue/row-of-code.ts'
import type { Goals } from '../goals.ts'

/** What a conviction that they tell of means in a work: one for theft or fraud, or else a felony of any kind; undefined where nothing is known. */
export function recordBar(
  { recordBars, felonyBars }: Pick<KnowledgeBase, 'recordBars' | 'felonyBars'>,
  { dishonesty, felony }: Pick<Goals, 'dishonesty' | 'felony'>,
  { code }: Pick<OccupationFigures, 'code'>,
): string | undefined {
  return (dishonesty ? rowOfCode(recordBars, code) : undefined) ?? (felony ? rowOfCode(felonyBars, code) : undefined)
}
