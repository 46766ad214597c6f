import { type BaseEnv, baseEnv, loadConfig } from '@waymark/kit/config'

export type Config = BaseEnv

export function readConfig(env: Record<string, string | undefined>): Config {
  return loadConfig(baseEnv, env)
}
