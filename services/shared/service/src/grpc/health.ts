import type { MethodDefinition } from '@grpc/grpc-js'

type Request = { service: string }
type Response = { status: number }

/**
 * grpc.health.v1.Health/Check, for native gRPC probes. Its two messages have one field each, so they are written here by hand:
 * 1 = SERVING, 2 = NOT_SERVING. One answer holds for all services of the process.
 */
const check: MethodDefinition<Request, Response> = {
  path: '/grpc.health.v1.Health/Check',
  requestStream: false,
  responseStream: false,
  requestSerialize: ({ service }) =>
    service ? Buffer.concat([Buffer.from([0x0a, Buffer.byteLength(service)]), Buffer.from(service)]) : Buffer.alloc(0),
  requestDeserialize: (bytes) => ({ service: bytes.subarray(2).toString() }),
  responseSerialize: ({ status }) => Buffer.from([0x08, status]),
  responseDeserialize: (bytes) => ({ status: bytes[1] ?? 0 }),
}

export const HEALTH = { check }
