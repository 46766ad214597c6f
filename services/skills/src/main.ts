import { runMain } from '@waymark/kit/lifecycle'
import { createLog } from '@waymark/kit/log'
import { readConfig } from './config.ts'
import { createContext } from './context.ts'
import { createService } from './service.ts'

const log = createLog({ service: 'skills' })
await runMain(async () => createService(await createContext(readConfig(process.env))), { log })
