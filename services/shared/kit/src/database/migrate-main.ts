import * as t from 'io-ts'
import { loadConfig, text, url } from '../config.ts'
import { untilAnswers } from './client.ts'
import { migrate } from './migrate.ts'

/** `node services/shared/kit/src/database/migrate-main.ts`: brings the schema SCHEMA up to date as the role of DATABASE_URL. */
const PATIENCE_MS = 60_000

try {
  const { DATABASE_URL, SCHEMA } = loadConfig(t.type({ DATABASE_URL: url, SCHEMA: text }), process.env)
  await untilAnswers(DATABASE_URL, PATIENCE_MS)
  await migrate({ url: DATABASE_URL, schema: SCHEMA })
  console.log(`${SCHEMA} is up to date`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
