import { loadConfig, optional, text, url } from '@waymark/kit/config'
import { untilAnswers } from '@waymark/kit/database/client'
import * as t from 'io-ts'
import { schemaOwners } from './owners.ts'
import { prepareDatabase } from './prepare.ts'

/**
 * `node services/shared/provision/src/database/prepare-main.ts`: database, roles, schemas and extensions, by the administrator that
 * ADMIN_DATABASE_URL names; `<OWNER>_DATABASE_PASSWORD` becomes the role's password. May be run again at any time: a changed
 * password is set then. `<OWNER>_NEXT_DATABASE_PASSWORD` opens the role `<owner>_next` while a password is being changed.
 */
const PATIENCE_MS = 60_000

const variableOf = (owner: string) => `${owner.toUpperCase()}_DATABASE_PASSWORD`

const nextOf = (owner: string) => `${owner.toUpperCase()}_NEXT_DATABASE_PASSWORD`

const codec = t.intersection([
  t.type(Object.fromEntries(schemaOwners.map((owner) => [nextOf(owner), optional(text)]))),
  t.type({ ADMIN_DATABASE_URL: url }),
  t.type(Object.fromEntries(schemaOwners.map((owner) => [variableOf(owner), text]))),
])

try {
  const config = loadConfig(codec, process.env)
  const passwords = Object.fromEntries(schemaOwners.map((owner) => [owner, String(config[variableOf(owner)])]))
  await untilAnswers(config.ADMIN_DATABASE_URL, PATIENCE_MS)
  const next = Object.fromEntries(
    schemaOwners.flatMap((owner) => (config[nextOf(owner)] ? [[owner, String(config[nextOf(owner)])]] : [])),
  )
  const prepared = await prepareDatabase(config.ADMIN_DATABASE_URL, passwords, next)
  console.log(`${new URL(prepared).pathname.slice(1)} holds the schemas and roles ${schemaOwners.join(', ')}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
