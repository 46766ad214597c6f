import { toJsonSchema } from './codec/json-schema.ts'
import type { JsonSchema } from './codec/schema.ts'
import { problem } from './problem.ts'
import type { AnyRoute } from './route.ts'

const contentTypes = {
  json: 'application/json',
  page: 'text/html',
  sse: 'text/event-stream',
  redirect: 'text/html',
} as const

/** The API as an OpenAPI 3.1 document, made from the route values alone. */
export function openApi(routes: readonly AnyRoute[], info: { title: string; version: string }): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const operations = paths[route.path] ?? {}
    operations[route.method.toLowerCase()] = operation(route)
    paths[route.path] = operations
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'wm_session' } },
    },
  }
}

function operation(route: AnyRoute): JsonSchema {
  return {
    operationId: route.id,
    tags: [route.service],
    summary: route.summary,
    ...(route.access === 'user' && { security: [{ session: [] }] }),
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(hasBody(route) && {
      requestBody: {
        required: !('optionalOf' in route.body),
        content: {
          [route.accepts === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
            schema: toJsonSchema(route.body),
          },
        },
      },
    }),
    responses: responses(route),
  }
}

function responses(route: AnyRoute): JsonSchema {
  const content = route.kind === 'json' || route.kind === 'sse' ? { schema: toJsonSchema(route.response) } : {}
  const statuses = [
    400,
    ...(route.access === 'user' ? [401] : []),
    403,
    413,
    415,
    429,
    431,
    500,
    502,
    503,
    504,
    ...route.problems,
  ]
  return {
    [route.status]: { description: route.summary, content: { [contentTypeOf(route)]: content } },
    ...(route.kind === 'page' && {
      302: { description: 'There is nothing to do here' },
      303: { description: 'On to the next page' },
    }),
    ...Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, route.kind === 'page' ? pageProblem : problemResponse]),
    ),
  }
}

const problemResponse = {
  description: 'Problem details (RFC 9457)',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}

/** A page says what went wrong as a page; what the gateway refuses before it is problem details all the same. */
const pageProblem = {
  description: 'What went wrong, as a page or as problem details (RFC 9457)',
  content: { ...problemResponse.content, 'text/html': {} },
}

function contentTypeOf({ kind, produces }: AnyRoute): string {
  return kind === 'file' ? produces : contentTypes[kind]
}

function parameters(codec: AnyRoute['params'], place: 'path' | 'query'): JsonSchema[] {
  const schema = toJsonSchema(codec) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (property.default === undefined && (schema.required ?? []).includes(name)),
    schema: property,
  }))
}

function hasBody(route: AnyRoute): boolean {
  return route.method !== 'GET' && Object.keys(toJsonSchema(route.body)).length > 0
}
