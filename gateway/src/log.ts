import pino, { type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

export type GatewayLog = { log: Logger; flush: () => void }

/**
 * One JSON line an event. Lines are written in small batches: a write a request costs more than the rest of its log. `flush`
 * runs at the end and after whatever could be the last line.
 */
export function createLog(config: Pick<Config, 'logLevel' | 'serviceName'>): GatewayLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4_096, periodicFlush: 250 })
  return { log: logTo(destination, config), flush: () => destination.flushSync() }
}

export function logTo(
  destination: DestinationStream,
  { logLevel, serviceName }: Pick<Config, 'logLevel' | 'serviceName'>,
): Logger {
  return pino(
    {
      level: logLevel,
      base: { service: serviceName },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
}
