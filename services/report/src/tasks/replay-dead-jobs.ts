import { readConfig } from '../config.ts'
import { report } from '../service.ts'
import { retryReport } from '../use-cases/retry-report.ts'

/**
 * What was given up, and another try: `node services/report/src/tasks/replay-dead-jobs.ts list`, `… <report id>…` or `… --all`, with the
 * environment of the report service. Reports stay as they are made so far; answers are never shown.
 */
const words = process.argv.slice(2)
await report.withContext(readConfig(process.env), async (context) => {
  const open = await context.prisma.deadJob.findMany({ where: { replayedAt: null }, orderBy: { createdAt: 'asc' } })
  if (words.length === 0 || words[0] === 'list') {
    for (const { reportId, step, attempts, createdAt, error } of open) {
      console.log(`${reportId}  ${step}  ${attempts} attempts  ${createdAt.toISOString()}  ${error.split('\n')[0]}`)
    }
    console.log(`${open.length} open`)
    return
  }
  const wanted = words.includes('--all') ? [...new Set(open.map(({ reportId }) => reportId))] : words
  for (const reportId of wanted) console.log(`${reportId}  ${(await retryReport(context, reportId)).status}`)
})
