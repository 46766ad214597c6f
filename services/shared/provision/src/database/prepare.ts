import { urlFor, withClient, withLock } from '@waymark/kit/database/client'
import type pg from 'pg'
import { extensionsOf, schemaOwners } from './owners.ts'

/**
 * Every service's own schema, owned by a role of the same name that can do nothing elsewhere. Gives the database's address.
 * PostgreSQL knows one password a role: `nextPasswords` opens a second door, the role `<owner>_next` that acts as the first, so that
 * a password is changed while both are in use. Without one the second door is shut.
 */
export const prepareDatabase = async (
  adminUrl: string,
  rolePasswords: Record<string, string>,
  nextPasswords: Record<string, string> = {},
): Promise<string> => {
  const url = await ensureDatabase(adminUrl)
  await withClient(url, (client) =>
    withLock(client, 'prepare', async () => {
      const superuser = await isSuperuser(client)
      await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC')
      for (const owner of schemaOwners) {
        await ensureOwner(client, { owner, password: rolePasswords[owner] ?? '', superuser })
        await ensureNext(client, owner, nextPasswords[owner])
      }
    }),
  )
  return url
}

/** The database the services use: the one named by the address, or `waymark` beside `postgres`. */
export const ensureDatabase = async (adminUrl: string): Promise<string> => {
  const url = new URL(adminUrl)
  const given = url.pathname.slice(1)
  if (given !== '' && given !== 'postgres') return url.href
  await withClient(adminUrl, (client) =>
    withLock(client, 'create', async () => {
      const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', ['waymark'])
      if (found.rowCount === 0) await client.query('CREATE DATABASE waymark')
    }),
  )
  url.pathname = '/waymark'
  return url.href
}

/** What the services and their migrations are given, by owner. */
export const roleUrls = (databaseUrl: string, rolePasswords: Record<string, string>): Record<string, string> =>
  Object.fromEntries(schemaOwners.map((owner) => [owner, urlFor(databaseUrl, owner, rolePasswords[owner] ?? '')]))

type Owner = { owner: string; password: string; superuser: boolean }

const ensureOwner = async (client: pg.Client, { owner, password, superuser }: Owner): Promise<void> => {
  const role = client.escapeIdentifier(owner)
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [owner])
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN`)
  await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  await client.query(`ALTER ROLE ${role} SET search_path = ${role}`)
  // A rented server gives an administrator who may make roles and is no superuser: to hand a schema over, they must be a member.
  if (!superuser) await client.query(`GRANT ${role} TO CURRENT_USER WITH INHERIT TRUE, SET TRUE`)
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${role} AUTHORIZATION ${role}`)
  for (const name of extensionsOf[owner] ?? []) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA ${role}`)
}

const ensureNext = async (client: pg.Client, owner: string, password: string | undefined): Promise<void> => {
  const next = client.escapeIdentifier(`${owner}_next`)
  const role = client.escapeIdentifier(owner)
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [`${owner}_next`])
  if (password === undefined) {
    if (found.rowCount) await client.query(`ALTER ROLE ${next} NOLOGIN PASSWORD NULL`)
    return
  }
  if (found.rowCount === 0) await client.query(`CREATE ROLE ${next}`)
  await client.query(`ALTER ROLE ${next} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  await client.query(`GRANT ${role} TO ${next}`)
  // What it makes belongs to the first role, as everything does.
  await client.query(`ALTER ROLE ${next} SET role = ${role}`)
  await client.query(`ALTER ROLE ${next} SET search_path = ${role}`)
}

const isSuperuser = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('SELECT rolsuper AS is FROM pg_roles WHERE rolname = current_user')
  return rows[0]?.is ?? false
}
