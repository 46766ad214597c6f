import type { OccupationNorms } from '@waymark/proto/waymark/skills/v1/skills'
import type { KnowledgeBase, ScaleMatrix } from '../domain/catalogue/figures.ts'

/** Distributions over all occupations, for "where am I among all" charts. */
export function presentNorms(base: KnowledgeBase): OccupationNorms {
  const { interest, value } = base.scales
  const values = meansByKey(value)
  return {
    interestsMean: [...meansByKey(interest).values()],
    valuesMean: VALUE_ORDER.map((key) => values.get(key) ?? 0),
    points: base.occupations
      .filter(({ ownWages, outlook }) => ownWages && outlook !== undefined)
      .map(({ code, title, exposure, outlook, wages }) => ({
        code,
        title,
        exposure: exposure.middle,
        growthPercent: outlook!.growthPercent,
        medianPay: wages!.p50,
        employment: wages!.employment,
      })),
  }
}

function meansByKey({ elements, rows }: ScaleMatrix): Map<string, number> {
  const count = rows.length / elements.length
  return new Map(
    elements.map(({ key }, index) => {
      let sum = 0
      for (let row = 0; row < count; row += 1) sum += rows[row * elements.length + index]!
      return [key, sum / count]
    }),
  )
}

const VALUE_ORDER = ['achievement', 'independence', 'recognition', 'relationships', 'support', 'working_conditions'] as const
