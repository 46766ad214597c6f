import { runMain } from '@waymark/kit/lifecycle'
import { createLog } from '@waymark/kit/log'
import { readConfig } from './config.ts'
import { createWorkerContext } from './context.ts'
import { createReportWorker } from './worker-service.ts'

await runMain(async () => createReportWorker(await createWorkerContext(readConfig(process.env, 'worker'))), {
  log: createLog({ service: 'report-worker' }),
})
