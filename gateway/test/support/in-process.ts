import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatewayRequest } from '../../plugins/waymark/exchange.ts'
import { loadConfig } from '../../src/config.ts'
import type { buildExpressGateway } from '../../src/express-gateway.ts'
import { startGateway } from '../../src/gateway.ts'
import { logTo } from '../../src/log.ts'

export type StartedGateway = { readonly pid: number; log: () => string; stop: () => Promise<number | null> }

/**
 * The gateway in the test's own process, where a changed line of it is met. Everything is its own but express-gateway, whose
 * modules keep state: its pipeline is walked here.
 */
export async function startInProcess(env: Record<string, string>): Promise<StartedGateway> {
  const config = loadConfig(env)
  const lines: string[] = []
  const log = logTo({ write: (line) => void lines.push(line) }, config)
  const gateway = await startGateway(config, log, walkPipeline)
  return { pid: process.pid, log: () => lines.join(''), stop: () => gateway.stop().then(() => 0) }
}

const walkPipeline: typeof buildExpressGateway = async ({ configDir, policies, onNoMatch, onError }) => {
  const written = readFileSync(resolve(configDir, 'gateway.config.yml'), 'utf8')
  const names = [...written.matchAll(/^ +- ([\w-]+):$/gm)].map(([, name]) => name)
  const pipeline = names.map((name) => policies.find((policy) => policy.name === name)!.policy())
  return (req, res) => {
    const goOn = (at: number, error?: unknown): void => {
      if (error) onError(error, req, res)
      else if (at === pipeline.length) onNoMatch(req, res)
      else pipeline[at]!(req as GatewayRequest, res, (failure) => goOn(at + 1, failure))
    }
    goOn(0)
  }
}
