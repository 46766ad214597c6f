import { runMain } from '@waymark/kit/lifecycle'
import { createLog } from '@waymark/kit/log'
import { readConfig } from './config.ts'
import { createApiContext } from './context.ts'
import { createReportApi } from './service.ts'

await runMain(async () => createReportApi(await createApiContext(readConfig(process.env))), {
  log: createLog({ service: 'report' }),
})
