import type { FastifyInstance } from 'fastify'

const MAX_BYTES = 256 * 1024

/** Routes of this scope take JSON as the bytes it came in: a signature holds for these and for no second writing of them. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const
  scope.addContentTypeParser<Buffer>('application/json', options, async (_request: unknown, body: Buffer) => body)
}
