import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTrace } from './tracing.ts'

export type Log = Logger

/**
 * One JSON line a record: stable keys `service`, and `requestId`, `traceId` and `spanId` of whatever request or event is running.
 * Bodies and secrets are never logged; the redaction below is a net, not the rule.
 */
export function createLog(options: { service: string; level?: string; destination?: DestinationStream }): Log {
  return pino(
    {
      level: options.level ?? 'info',
      base: { service: options.service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: traceKeys,
      redact: [
        'password',
        'token',
        'secret',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.secret',
        '*.authorization',
        '*.cookie',
      ],
    },
    options.destination ?? pino.destination({ fd: 1, sync: false }),
  )
}

function traceKeys(): Record<string, string> {
  const trace = currentTrace()
  if (!trace) return {}
  const { requestId, traceId, spanId } = trace
  return requestId ? { requestId, traceId, spanId } : { traceId, spanId }
}
