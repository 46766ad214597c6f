import type { BankItem } from '../domain/bank-item.ts'
import { type Curve, curveOf, LABELLED } from '../domain/item-response.ts'
import type { PrismaClient } from '../generated/client.ts'

const FRESH_MS = 60_000

export type ItemCurves = {
  /** The curve of each question as known by now; by its label where nobody has answered it. */
  read(now: Date): Promise<(item: Pick<BankItem, 'id' | 'difficulty'>) => Curve>
}

/** What is known of the questions, read once a minute: a single answer moves a question very little. */
export function createItemCurves(db: PrismaClient): ItemCurves {
  const labelled = {
    beginner: curveOf(LABELLED.beginner),
    intermediate: curveOf(LABELLED.intermediate),
    advanced: curveOf(LABELLED.advanced),
  }
  let last: { at: number; curves: Promise<ReadonlyMap<string, Curve>> } | undefined
  return {
    async read(now) {
      if (!last || Math.abs(now.getTime() - last.at) >= FRESH_MS) {
        const reading = { at: now.getTime(), curves: readCurves(db) }
        last = reading
        // A failed reading is not kept.
        reading.curves.catch(() => {
          if (last === reading) last = undefined
        })
      }
      const curves = await last.curves
      return ({ id, difficulty }) => curves.get(id) ?? labelled[difficulty]
    },
  }
}

async function readCurves(db: PrismaClient): Promise<ReadonlyMap<string, Curve>> {
  const rows = await db.calibration.findMany({ select: { itemId: true, location: true, slope: true } })
  return new Map(rows.map(({ itemId, ...parameters }) => [itemId, curveOf(parameters)]))
}
