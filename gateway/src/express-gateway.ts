import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { RegisteredPolicy } from '../plugins/waymark/index.ts'
import { prepareForExpressGateway } from './config.ts'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => void
type ErrorHandler = (error: unknown, req: IncomingMessage, res: ServerResponse, next: () => void) => void

type ExpressApp = RequestHandler & { use: (handler: RequestHandler | ErrorHandler) => void }
type GatewayRoute = (app: ExpressApp) => void
type StartGateway = (options: {
  plugins: { policies: readonly RegisteredPolicy[]; gatewayRoutes: readonly GatewayRoute[] }
  config: unknown
}) => Promise<unknown>

type Options = { configDir: string; policies: readonly RegisteredPolicy[]; onNoMatch: RequestHandler; onError: ErrorHandler }

/**
 * Lets express-gateway read its configuration and build its pipelines from our policies, and returns the Express application. It
 * does not listen: gateway.config.yml has no `http` section. Its modules keep state, so a process can hold one gateway.
 */
export async function buildExpressGateway({ configDir, policies, onNoMatch, onError }: Options): Promise<RequestHandler> {
  prepareForExpressGateway(configDir)
  const require = createRequire(import.meta.url)
  const config: unknown = require('express-gateway/lib/config')
  const start: StartGateway = require('express-gateway/lib/gateway')
  let app: ExpressApp | undefined
  const takeApp: GatewayRoute = (built) => {
    app = built
  }
  await start({ plugins: { policies, gatewayRoutes: [takeApp] }, config })
  if (!app) throw new Error('express-gateway built no application.')
  app.use(onNoMatch)
  app.use(onError)
  return app
}
