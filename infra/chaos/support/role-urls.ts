import { urlFor } from '@waymark/kit/database/client'
import { schemaOwners } from '@waymark/provision/database/owners'
import type { TestStack } from '../../dev/test-stack.ts'

/** The addresses of the stack's database, one for each schema, with the role that owns it. */
export function roleUrlsOf(stack: TestStack): Record<string, string> {
  const { rolePasswords = {} } = stack.secrets()
  const database = stack.url('postgres', 'sql').replace('http:', 'postgres:')
  return Object.fromEntries(
    schemaOwners.map((owner) => [owner, urlFor(`${database}/waymark`, owner, rolePasswords[owner] ?? '')]),
  )
}
