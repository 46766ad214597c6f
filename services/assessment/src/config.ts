import { address, baseEnv, count, loadConfig, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'

const assessmentEnv = t.intersection([
  baseEnv,
  t.type({
    SKILLS_GRPC_ADDR: address,
    /** What a guest saved is erased after so many days; their mail says so. */
    GUEST_DAYS: withDefault(count, 30),
  }),
])

export type Config = t.TypeOf<typeof assessmentEnv>

export function readConfig(env: Record<string, string | undefined>): Config {
  return loadConfig(assessmentEnv, env)
}
