import { createLog, type Log } from '@waymark/kit/log'

/** Silent unless KIT_LOG asks for a level. */
export const quietLog: Log = createLog({ service: 'test', level: process.env.KIT_LOG ?? 'silent' })
