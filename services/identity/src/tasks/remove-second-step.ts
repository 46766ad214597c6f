import { emailKeyOf } from '@waymark/contracts/text/email-key'
import { readConfig } from '../config.ts'
import { identity } from '../service.ts'
import { removeEveryFactor } from '../use-cases/second-step/factors.ts'
import { tellOwner } from '../use-cases/second-step/tell-owner.ts'

/**
 * For somebody who has lost phone, passkeys and recovery codes, once it is sure who they are:
 * `node services/identity/src/tasks/remove-second-step.ts <e-mail address>`, with the environment of the identity service. Signs them out
 * everywhere and tells them by mail; the password stays.
 */
const [asked] = process.argv.slice(2)
if (!asked) {
  console.error('Usage: node services/identity/src/tasks/remove-second-step.ts <e-mail address>')
  process.exit(2)
}
const removed = await identity.withContext(readConfig(process.env), async (context) => {
  const where = { emailKey: emailKeyOf(asked), emailVerifiedAt: { not: null } }
  const person = await context.db.userAccount.findFirst({ where, select: { id: true } })
  if (!person || !(await removeEveryFactor(context, person.id))) return false
  await context.sessions.endAll(person.id)
  await context.securityLog.record(context.db, { userId: person.id, kind: 'second-step-removed-by-operator' })
  await tellOwner(context, person.id, 'removed-by-operator')
  return true
})
console.log(removed ? 'second step removed' : 'there is no confirmed account with this address and a second step')
if (!removed) process.exitCode = 1
