import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { RegisteredPolicy } from '../plugins/waymark/index.ts'
import { prepareForExpressGateway } from './config.ts'

export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => void
type Outcome = { onNoMatch: RequestHandler; onError: (error: unknown, req: IncomingMessage, res: ServerResponse) => void }

type Layer = { readonly name: string }
type ExpressApp = {
  (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void
  readonly _router: { stack: Layer[] }
}
type GatewayRoute = (app: ExpressApp) => void
type StartGateway = (options: {
  plugins: { policies: readonly RegisteredPolicy[]; gatewayRoutes: readonly GatewayRoute[] }
  config: unknown
}) => Promise<unknown>

type Options = Outcome & { configDir: string; policies: readonly RegisteredPolicy[] }

/**
 * Lets express-gateway read its configuration and build its pipelines from our policies, and returns what handles a request. It
 * does not listen: gateway.config.yml has no `http` section. Its modules keep state, so a process can hold one gateway.
 */
export async function buildExpressGateway({ configDir, policies, onNoMatch, onError }: Options): Promise<RequestHandler> {
  prepareForExpressGateway(configDir)
  const require = createRequire(import.meta.url)
  const config: unknown = require('express-gateway/lib/config')
  const start: StartGateway = require('express-gateway/lib/gateway')
  useCheapIds(createRequire(require.resolve('express-gateway/package.json')))
  let app: ExpressApp | undefined
  const takeApp: GatewayRoute = (built) => {
    app = built
    dropUnused(built)
  }
  await start({ plugins: { policies, gatewayRoutes: [takeApp] }, config })
  if (!app) throw new Error('express-gateway built no application.')
  const handle = app
  return (req, res) => handle(req, res, (error) => (error ? onError(error, req, res) : onNoMatch(req, res)))
}

/**
 * What Express and express-gateway put in front of every pipeline and none of our policies reads: the parsed query, Express's own
 * request and response prototypes, passport. Together they cost about as much as our checks.
 */
function dropUnused(app: ExpressApp): void {
  const unused = new Set(['query', 'expressInit', 'initialize'])
  app._router.stack = app._router.stack.filter(({ name }) => !unused.has(name))
}

/** express-gateway draws 16 random bytes a request and writes them in base 62; our request id is another. */
function useCheapIds(require: NodeJS.Require): void {
  const ids: { v4: () => string } = require('uuid62')
  ids.v4 = () => ''
}
