import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { readConfig } from '../config.ts'
import { identity } from '../service.ts'

/**
 * Signs people out: `node services/identity/src/tasks/end-sessions.ts <e-mail address>` all devices of one person, `… --all` everybody, with the
 * environment of the identity service. What gateways and caches remember of the sessions ends with them.
 */
const [asked] = process.argv.slice(2)
if (!asked) {
  console.error('Usage: node services/identity/src/tasks/end-sessions.ts <e-mail address> | --all')
  process.exit(2)
}
const signedOut = await identity.withContext(readConfig(process.env), async ({ db, sessions, securityLog }) => {
  const where = asked === '--all' ? {} : { emailKey: emailKeyOf(asked) }
  const people = await db.userAccount.findMany({ where: { ...where, sessions: { some: {} } }, select: { id: true } })
  for (const { id } of people) {
    await sessions.endAll(id)
    await securityLog.record(db, { userId: id, kind: 'sessions-ended-by-operator' })
  }
  return people.length
})
console.log(`${signedOut} signed out`)
if (signedOut === 0 && asked !== '--all') process.exitCode = 1
