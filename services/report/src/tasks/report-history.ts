import { readConfig } from '../config.ts'
import { report } from '../service.ts'
import { findReports, historyLines, newestReports, reportHistory } from '../use-cases/report-history.ts'

/**
 * What happened to a report, from the click to the mail: `node services/report/src/tasks/report-history.ts <name>`, where the name is a
 * report, an assessment, a person's id, a guest's address, a Message-ID, a payment or a trace; without one the newest three. Shows no
 * answers and no addresses.
 */
const name = process.argv[2]?.trim() ?? ''
await report.withContext(readConfig(process.env), async (context) => {
  const ids = await (name ? findReports(context, name) : newestReports(context))
  for (const id of ids) {
    const history = await reportHistory(context, id)
    if (history) console.log(`${historyLines(history).join('\n')}\n`)
  }
  if (ids.length === 0) console.log(name ? 'No report goes by that.' : 'There is no report yet.')
  if (name && ids.length === 0) process.exitCode = 1
})
