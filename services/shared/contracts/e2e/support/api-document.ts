import { callSite } from '../../../../../infra/e2e/support/call-site.ts'
import { departures, isObject, type Schema } from '../../../../../infra/e2e/support/json-schema.ts'
import { fitting, unfitting } from './made-requests.ts'

type Content = Readonly<Record<string, { schema?: Schema }>>
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Described = { parameters: Parameter[]; requestBody?: { content: Content }; responses: Record<string, { content?: Content }> }

export type ApiDocument = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}
export type Operation = Described & { method: string; path: string }

/** A request made from the document. `fits` says that it keeps to the document in everything. */
export type MadeRequest = { operation: Operation; address: string; type?: string; body?: string; fits: boolean }

export function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({ ...described, method: method.toUpperCase(), path })),
  )
}

/** One request that fits, and one for each way not to. `rows` are path parameters that exist: `jobs.id`, `occupations.code`. */
export function requestsFor(operation: Operation, rows: Readonly<Record<string, string>>): MadeRequest[] {
  const { path, parameters, requestBody } = operation
  const area = path.split('/')[2] ?? ''
  const inPath = (given: Readonly<Record<string, unknown>> = {}) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const schema = parameters.find((one) => one.name === name)?.schema ?? {}
      return encodeURIComponent(String(given[name] ?? rows[`${area}.${name}`] ?? fitting(schema)))
    })
  const queries = parameters.filter((one) => one.in === 'query')
  const needed = queries.filter(({ required }) => required).map(({ name, schema }) => [name, String(fitting(schema))])
  const withQuery = (more: string[][]) => {
    const query = new URLSearchParams(Object.fromEntries([...needed, ...more])).toString()
    return inPath() + (query && `?${query}`)
  }
  const [type, form] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const bodies = form?.schema ? unfitting(form.schema).map((value) => encoded(value, type)) : []
  const body = form?.schema && encoded(fitting(form.schema), type)
  const made = (address: string, sent = body, fits = false): MadeRequest => ({ operation, address, type, body: sent, fits })
  return [
    made(withQuery([]), body, true),
    made(withQuery(queries.map(({ name, schema }) => [name, String(fitting(schema))])), body, true),
    ...queries.flatMap(({ name, schema }) => unfittingTexts(schema).map((value) => made(withQuery([[name, value]])))),
    ...parameters.filter((one) => one.in === 'path').map(({ name }) => made(inPath({ [name]: '\u0000/ö{' }))),
    ...bodies.map((sent) => made(withQuery([]), sent)),
    ...(type ? [made(withQuery([]), '{"'), made(withQuery([]), 'null'), { ...made(withQuery([])), type: 'text/plain' }] : []),
  ]
}

/** Whatever stands in an address is a text, so a text cannot be of the wrong type there. */
function unfittingTexts(schema: Schema): string[] {
  const values = unfitting(schema).filter((value) => schema.type !== 'string' || typeof value === 'string')
  return values.map(String)
}

function encoded(value: unknown, type: string | undefined): string {
  if (type !== 'application/x-www-form-urlencoded') return JSON.stringify(value)
  const fields = new URLSearchParams()
  for (const [name, field] of Object.entries(isObject(value) ? value : {})) fields.set(name, String(field))
  return fields.toString()
}

export type Answered = { status: number; type: string; text: string }
type Sender = { site: string; cookie?: string; from: string }

/** Sends it from a loopback address of its own: strangers are throttled by address. */
export const send = ({ operation, address, type, body }: MadeRequest, { site, cookie, from }: Sender): Promise<Answered> =>
  callSite(site, { method: operation.method, path: address, body, type, cookie, from })

/** What the document did not say about this answer. */
export function surprises(made: MadeRequest, answer: Answered, document: ApiDocument): string[] {
  const { status, type, text } = answer
  if (status >= 500) return [`answered ${status}`]
  if (!made.fits && status < 300) return [`took what the document forbids, with ${status}`]
  const told = made.operation.responses[String(status)]
  if (!told) return [`answered ${status}, which is not documented`]
  const forms = Object.entries(told.content ?? {})
  if (forms.length === 0) return []
  const [, form] = forms.find(([one]) => one === type || one === '*/*') ?? []
  if (!form) return [`answered ${status} as ${type || 'nothing'}, which is not documented`]
  if (!form.schema || !type.endsWith('json')) return []
  return departures(JSON.parse(text), form.schema, document.components.schemas).slice(0, 3)
}
