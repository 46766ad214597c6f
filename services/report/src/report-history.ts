import { readConfig } from './config.ts'
import { createApiContext } from './context.ts'
import { findReports, historyLines, reportHistory } from './use-cases/report-history.ts'

/**
 * What happened to a report, from the click to the mail: `node services/report/src/report-history.ts <name>`, where the name is a
 * report, an assessment, a person's id, a guest's address, a Message-ID, a payment or a trace. Shows no answers and no addresses.
 */
const name = process.argv[2]?.trim() ?? ''
const context = await createApiContext(readConfig(process.env))
try {
  const ids = name ? await findReports(context, name) : []
  for (const id of ids) {
    const history = await reportHistory(context, id)
    if (history) console.log(`${historyLines(history).join('\n')}\n`)
  }
  if (ids.length === 0) console.log(name ? 'No report goes by that.' : 'Name a report, an assessment, a guest’s address, a mail or a payment.')
  process.exitCode = ids.length > 0 ? 0 : 1
} finally {
  await context.close()
}
