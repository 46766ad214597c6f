import type { MethodDefinition } from '@grpc/grpc-js'

/** A service definition as ts-proto writes it (`outputServices=grpc-js`): unary methods, generically typed by their serializers. */
// biome-ignore lint/suspicious/noExplicitAny: the messages of a definition are inferred from it, see RequestOf and ResponseOf
export type Definition = Record<string, MethodDefinition<any, any>>

export type RequestOf<M> = M extends { requestDeserialize: (bytes: Buffer) => infer Request } ? Request : never
export type ResponseOf<M> = M extends { responseDeserialize: (bytes: Buffer) => infer Response } ? Response : never

export const ERROR_CODE_KEY = 'x-error-code'
export const TRACE_KEY = 'traceparent'
export const REQUEST_ID_KEY = 'x-request-id'

/** `/waymark.skills.v1.SkillsService/Rank` → `{ service: 'waymark.skills.v1.SkillsService', method: 'Rank' }` */
export function splitPath(path: string): { service: string; method: string } {
  const [, service = '', method = ''] = path.split('/')
  return { service, method }
}
