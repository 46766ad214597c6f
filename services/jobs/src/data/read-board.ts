import type pg from 'pg'
import { type Board, type BoardRow, createBoard } from './board.ts'

export type BoardReader = {
  /** The board with all that was committed when it was asked for. */
  readonly read: () => Promise<Board>
}

/**
 * Keeps a board up to date: asks for the version of all postings, and reads only those that an import has written since. The
 * first time that is all of them.
 */
export function createBoardReader(sql: pg.Pool): BoardReader {
  const board = createBoard()
  let known = -1n
  let reading: Promise<void> | undefined

  async function currentVersion(): Promise<bigint> {
    const { rows } = await sql.query<{ version: string }>({ name: 'version', text: 'select version from posting_version' })
    return BigInt(rows[0]?.version ?? 0)
  }

  async function catchUp(): Promise<void> {
    // Asked before reading: what is committed meanwhile is read again the next time.
    const version = await currentVersion()
    let from: readonly [bigint, number] = [known, -1]
    for (;;) {
      const { rows } = await sql.query<Row>({ name: 'board', text: CHANGED, values: [from[0], from[1], AT_ONCE] })
      board.put(rows.map(toBoardRow))
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) break
      from = [BigInt(last.version), last.no]
    }
    known = version
  }

  return {
    async read() {
      while (known < (await currentVersion())) {
        reading ??= catchUp().finally(() => {
          reading = undefined
        })
        await reading
      }
      return board
    },
  }
}

type Row = {
  no: number
  version: string
  occupation_code: string
  must_skills: number[]
  nice_skills: number[]
  posted_at: Date
  open: boolean
}

function toBoardRow(row: Row): BoardRow {
  return {
    no: row.no,
    occupationCode: row.occupation_code,
    mustSkills: row.must_skills,
    niceSkills: row.nice_skills,
    postedAt: row.posted_at.getTime(),
    open: row.open,
  }
}

const AT_ONCE = 5_000
/** After a version: all that is newer. Within one (a long reading) by number. */
const CHANGED = `
  select no, version, occupation_code, must_skills, nice_skills, posted_at, closed_at is null as open
  from posting where owner_user_id is null and (version, no) > ($1::bigint, $2::int) order by version, no limit $3`
