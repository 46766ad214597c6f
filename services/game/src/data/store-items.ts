import type { Prisma } from '../generated/client.ts'
import type { Bank } from './load-bank.ts'

/** Writes the items that are new, changed or back; answers how many. */
export function storeItems(tx: Prisma.TransactionClient, items: Bank['items']): Promise<number> {
  const rows = JSON.stringify(items)
  return tx.$executeRaw`
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
}

/** Takes the items that are not among these out of new games; answers how many. */
export function retireOthers(tx: Prisma.TransactionClient, items: Bank['items']): Promise<number> {
  const rows = JSON.stringify(items.map(({ id }) => ({ id })))
  return tx.$executeRaw`
    update item set retired_at = clock_timestamp()
    where retired_at is null and id not in (select id from jsonb_to_recordset(${rows}::jsonb) as bank (id text))`
}
