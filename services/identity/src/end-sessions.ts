import { connectRedis } from '@waymark/kit/redis'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { emailKeyOf } from './domain/email-key.ts'

/**
 * Signs people out: `node services/identity/src/end-sessions.ts <e-mail address>` all devices of one person, `… --all` everybody, with the
 * environment of the identity service. What gateways and caches remember of the sessions ends with them.
 */
const [asked] = process.argv.slice(2)
if (!asked) {
  console.error('Usage: node services/identity/src/end-sessions.ts <e-mail address> | --all')
  process.exit(2)
}
const context = await createContext(readConfig(process.env))
try {
  await connectRedis(context.redis)
  const where = asked === '--all' ? {} : { emailKey: emailKeyOf(asked) }
  const people = await context.db.userAccount.findMany({ where: { ...where, sessions: { some: {} } }, select: { id: true } })
  for (const { id } of people) await context.sessions.endAll(id)
  console.log(`${people.length} signed out`)
  if (people.length === 0 && asked !== '--all') process.exitCode = 1
} finally {
  context.redis.destroy()
  await Promise.all([context.bus.close(), context.siblings.close(), context.db.$disconnect(), context.pool.end()])
}
