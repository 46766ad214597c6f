import type { Bank } from '../data/load-bank.ts'
import type { PrismaClient } from '../generated/client.ts'

/**
 * Brings the table to what the bank says: new and changed questions are written, vanished ones are taken out of new games. Filling
 * again changes nothing. One process at a time does it, however many start.
 */
export async function fillBank(db: PrismaClient, bank: Bank): Promise<{ written: number; retired: number }> {
  const rows = JSON.stringify(bank.items)
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('game.fill-bank'))`
    const written = await tx.$executeRaw`
      insert into item (id, category, difficulty, skill, question, options, correct_option, explanation)
      select id, category, difficulty, skill, question, array(select jsonb_array_elements_text(options)), correct, explanation
      from jsonb_to_recordset(${rows}::jsonb) as bank (id text, category text, difficulty text, skill text, question text,
                                                       options jsonb, correct integer, explanation text)
      on conflict (id) do update
      set (category, difficulty, skill, question, options, correct_option, explanation, retired_at) =
          (excluded.category, excluded.difficulty, excluded.skill, excluded.question, excluded.options, excluded.correct_option,
           excluded.explanation, null)
      where (item.category, item.difficulty, item.skill, item.question, item.options, item.correct_option, item.explanation)
              is distinct from
            (excluded.category, excluded.difficulty, excluded.skill, excluded.question, excluded.options,
             excluded.correct_option, excluded.explanation)
         or item.retired_at is not null`
    const retired = await tx.$executeRaw`
      update item set retired_at = clock_timestamp()
      where retired_at is null and id not in (select id from jsonb_to_recordset(${rows}::jsonb) as bank (id text))`
    return { written, retired }
  })
}
