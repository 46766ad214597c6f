import { baseEnv, loadConfig } from '@waymark/kit/config'
import type * as t from 'io-ts'

export type Config = t.TypeOf<typeof baseEnv>

export function readConfig(env: Record<string, string | undefined>): Config {
  return loadConfig(baseEnv, env)
}
