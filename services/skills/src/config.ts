import { address, baseEnv, loadConfig, optional } from '@waymark/kit/config'
import * as t from 'io-ts'

const skillsEnv = t.intersection([
  baseEnv,
  t.type({
    /** Asked for a person's profile; where it is not set, gaps and doors rest on the held skills alone. */
    ASSESSMENT_GRPC_ADDR: optional(address),
  }),
])

export type Config = t.TypeOf<typeof skillsEnv>

export function readConfig(env: Record<string, string | undefined>): Config {
  return loadConfig(skillsEnv, env)
}
