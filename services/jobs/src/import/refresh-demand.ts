import type pg from 'pg'

/**
 * Counts anew how much each occupation's open postings ask for which skill. A match looks closely at the occupations where a
 * person's skills and fit promise most; this says where that is, and depends on nobody.
 */
export async function refreshDemand(client: pg.ClientBase): Promise<void> {
  await client.query('delete from occupation_demand')
  await client.query('delete from occupation_postings')
  await client.query(COUNT_POSTINGS)
  await client.query(COUNT_SKILLS)
}

const OPEN = `owner_user_id is null and closed_at is null`
const COUNT_POSTINGS = `
  insert into occupation_postings (occupation_code, postings)
  select occupation_code, count(*) from posting where ${OPEN} group by occupation_code`
const COUNT_SKILLS = `
  insert into occupation_demand (occupation_code, skill_no, share)
  select asked.occupation_code, asked.skill_no, least(1, sum(asked.weight) / max(counted.postings))
  from (
    select occupation_code, unnest(must_skills) as skill_no, 2.0 / (2 * icount(must_skills) + icount(nice_skills)) as weight
    from posting where ${OPEN} and icount(must_skills) > 0
    union all
    select occupation_code, unnest(nice_skills), 1.0 / (2 * icount(must_skills) + icount(nice_skills))
    from posting where ${OPEN} and icount(nice_skills) > 0
  ) asked
  join occupation_postings counted on counted.occupation_code = asked.occupation_code
  group by 1, 2`
