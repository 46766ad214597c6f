import { createLog } from '@waymark/kit/log'
import { createMetrics } from '@waymark/kit/metrics'
import { createGrpcServer } from '@waymark/service/grpc/server'
import type { Definition, RequestOf, ResponseOf } from '@waymark/service/grpc/types'

type Some<D extends Definition> = {
  [K in keyof D]?: (request: RequestOf<D[K]>) => Promise<ResponseOf<D[K]>> | ResponseOf<D[K]>
}

/** A sibling on a real gRPC port that serves only the given methods. */
export async function fakeSibling<D extends Definition>(definition: D, handlers: Some<D>) {
  const server = createGrpcServer({
    log: createLog({ service: 'test', level: 'silent' }),
    metrics: createMetrics({ service: 'test', processMetrics: false }),
  })
  for (const [name, handler] of Object.entries(handlers)) {
    const method = definition[name]
    if (method && handler) server.add({ [name]: method }, { [name]: handler })
  }
  const port = await server.listen({ host: '127.0.0.1', port: 0 })
  return { address: `127.0.0.1:${port}`, stop: () => server.close(0) }
}

/** Never answers: the caller's deadline has to end it. */
export function hang(): Promise<never> {
  return new Promise(() => undefined)
}
