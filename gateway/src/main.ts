import { loadConfig } from './config.ts'
import { ConfigError } from './env-codec.ts'
import { startGateway } from './gateway.ts'
import { createLog } from './log.ts'

try {
  const config = loadConfig()
  const { log, flush } = createLog(config)
  const gateway = await startGateway(config, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'gateway start failed')
    flush()
    process.exit(1)
  })
  const stop = async (signal: string) => {
    log.info({ signal }, 'gateway stopping')
    await gateway.stop()
    flush()
    process.exit(0)
  }
  // The state after an error that nobody caught is unknown: the supervisor starts a fresh process.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'unhandled error')
    flush()
    process.exit(1)
  })
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
