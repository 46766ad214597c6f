import { AppError } from '@waymark/kit/errors'
import { storable } from '@waymark/kit/storable'
import type { FastifyInstance } from 'fastify'

const MAX_BYTES = 16 * 1024
const MAX_FIELDS = 50

/** Routes of this scope take a posted form and nothing else. Bounded, because it is read before anybody knows who sends it. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: MAX_BYTES } as const
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, async (_request: unknown, body: string) =>
    storable(parseForm(body)),
  )
}

/** A field that occurs twice becomes a list, as in the query. One pass: the work grows with the length of the body, not with its square. */
function parseForm(body: string): Record<string, string | string[]> {
  const fields = new Map<string, string[]>()
  let count = 0
  for (const [name, value] of new URLSearchParams(body)) {
    if (++count > MAX_FIELDS) throw new AppError('bad_request', 'This form has more fields than we take.')
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]))
}
