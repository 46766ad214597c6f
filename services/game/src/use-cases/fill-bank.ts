import { takeTurns, transaction } from '@waymark/kit/db'
import type { Bank } from '../data/load-bank.ts'
import { retireOthers, storeItems } from '../data/store-items.ts'
import type { PrismaClient } from '../generated/client.ts'

/**
 * Brings the table to what the bank says: new and changed questions are written, vanished ones are taken out of new games. Filling
 * again changes nothing. One process at a time does it, however many start.
 */
export async function fillBank(db: PrismaClient, bank: Bank): Promise<{ written: number; retired: number }> {
  return transaction(db, async (tx) => {
    await takeTurns(tx, 'game.fill-bank')
    const written = await storeItems(tx, bank.items)
    const retired = await retireOthers(tx, bank.items)
    return { written, retired }
  })
}
