import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js'
import {
  type GetUserRequest,
  GetUserResponse,
  IdentityServiceService,
  type ResolveSessionRequest,
  ResolveSessionResponse,
} from '@waymark/proto/waymark/identity/v1/identity'
import { freePort } from './ports.ts'

export type TestIdentity = {
  readonly address: string
  /** Sessions that exist, by token. */
  readonly sessions: Map<string, Partial<ResolveSessionResponse>>
  /** Tokens that were asked for, in order. */
  readonly asked: string[]
  /** The ids of the requests for which they were asked. */
  readonly requestIds: string[]
  readonly traceparents: string[]
  /** How long an answer takes. */
  delayMs: number
  start: () => Promise<void>
  stop: () => void
}

/** An identity service that knows what the test tells it. */
export async function startIdentity(): Promise<TestIdentity> {
  const address = `127.0.0.1:${await freePort()}`
  let server: Server | undefined
  const identity: TestIdentity = {
    address,
    sessions: new Map(),
    asked: [],
    requestIds: [],
    traceparents: [],
    delayMs: 0,
    start: async () => {
      server = new Server()
      server.addService(IdentityServiceService, { resolveSession, getUser })
      await new Promise<void>((done, failed) =>
        server?.bindAsync(address, ServerCredentials.createInsecure(), (error) => (error ? failed(error) : done())),
      )
    },
    stop: () => server?.forceShutdown(),
  }
  const resolveSession = (
    call: ServerUnaryCall<ResolveSessionRequest, ResolveSessionResponse>,
    done: sendUnaryData<ResolveSessionResponse>,
  ) => {
    identity.asked.push(call.request.token)
    identity.requestIds.push(String(call.metadata.get('x-request-id')[0]))
    identity.traceparents.push(String(call.metadata.get('traceparent')[0]))
    const session = identity.sessions.get(call.request.token)
    setTimeout(() => done(null, ResolveSessionResponse.create(session ? { found: true, ...session } : {})), identity.delayMs)
  }
  const getUser = (_call: ServerUnaryCall<GetUserRequest, GetUserResponse>, done: sendUnaryData<GetUserResponse>) =>
    done(null, GetUserResponse.create({}))
  await identity.start()
  return identity
}
