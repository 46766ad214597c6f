import { address, baseEnv, loadConfig } from '@waymark/kit/config'
import * as t from 'io-ts'

const learningEnv = t.intersection([baseEnv, t.type({ ASSESSMENT_GRPC_ADDR: address, SKILLS_GRPC_ADDR: address })])

export type Config = t.TypeOf<typeof learningEnv>

export function readConfig(env: Record<string, string | undefined>): Config {
  return loadConfig(learningEnv, env)
}
