import { readConfig } from '../config.ts'
import { skills } from '../service.ts'

/**
 * Prints the phrases of goals in which nothing was found, most often written first: `node services/skills/src/tasks/list-unread-phrases.ts [least]`,
 * with the environment of the skills service. What fewer than three goals held is left out: rare words could tell who wrote them.
 */
const least = Number(process.argv[2] || 3)
if (!Number.isInteger(least) || least < 1) {
  console.error('Usage: node services/skills/src/tasks/list-unread-phrases.ts [how many goals a phrase must stand in, 3]')
  process.exit(2)
}
const db = skills.openDatabase(readConfig(process.env))
try {
  const phrases = await db.unreadPhrase.findMany({
    where: { times: { gte: least } },
    orderBy: [{ times: 'desc' }, { phrase: 'asc' }],
    take: 200,
  })
  for (const { phrase, times, lastSeen } of phrases) console.log(`${times}\t${lastSeen.toISOString().slice(0, 10)}\t${phrase}`)
  console.error(`${phrases.length} phrases. Teach them in services/skills/text/goal-words.tsv.`)
} finally {
  await db.$disconnect()
}
