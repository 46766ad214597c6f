import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type Deleted, deletedSince } from '@waymark/backup/deleted-accounts'
import type pg from 'pg'
import type { Places } from '../places.ts'

/** Writes beside the database who is gone, and gives their ids. */
export const rememberDeleted = async (places: Places, client: pg.Client, now = new Date()): Promise<string[]> => {
  const all = await deletedSince(readKept(places), client, now)
  writeFileSync(`${places.deleted}.new`, `${JSON.stringify(all, null, 1)}\n`, { mode: 0o600 })
  renameSync(`${places.deleted}.new`, places.deleted)
  return Object.keys(all)
}

const readKept = ({ deleted }: Places): Deleted => {
  try {
    return JSON.parse(readFileSync(deleted, 'utf8')) as Deleted
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${deleted} cannot be read: it says whose accounts are deleted, and must not be lost`, { cause: error })
  }
}
