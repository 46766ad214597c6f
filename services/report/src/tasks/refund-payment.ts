import { readConfig } from '../config.ts'
import { report } from '../service.ts'
import { refundReport } from '../use-cases/settle-payment.ts'

/**
 * Gives back what was paid for reports, which close again: `node services/report/src/tasks/refund-payment.ts <report id>…`, with the
 * environment of the report service. Doing it again gives nothing back twice.
 */
await report.withContext(readConfig(process.env), async (context) => {
  for (const reportId of process.argv.slice(2)) {
    await refundReport(context, reportId)
    console.log(`${reportId}  given back`)
  }
})
