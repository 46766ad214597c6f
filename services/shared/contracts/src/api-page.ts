import { toJsonSchema } from './codec/json-schema.ts'
import type { JsonSchema } from './codec/schema.ts'
import type { AnyRoute } from './route.ts'

/** The API as the body of a page to read: every call by service, with its access, input, answer and failures. No script. */
export function apiPage(routes: readonly AnyRoute[]): string {
  const services = [...new Set(routes.map((route) => route.service))]
  return `<div class="api"><header><p><a href="/">Waymark</a></p><h1>The API</h1>
<p>One origin, JSON unless said otherwise. Failures are problem details (RFC 9457) with a request id. The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p></header>
<nav aria-label="Services"><ul>${services.map((service) => `<li><a href="#${service}">${service}</a></li>`).join('')}</ul></nav>
<main>${services.map((service) => serviceSection(service, routes)).join('\n')}</main></div>`
}

const accessWords: Record<AnyRoute['access'], string> = {
  public: 'Open to everyone, may be cached',
  any: 'Open to everyone',
  guest: 'Signed in, or the guest who holds the cookie',
  user: 'Signed in',
  link: 'Whoever holds the signed link',
}

function serviceSection(service: string, routes: readonly AnyRoute[]): string {
  const own = routes.filter((route) => route.service === service)
  return `<section id="${service}"><h2>${service}</h2>${own.map(routeArticle).join('\n')}</section>`
}

function routeArticle(route: AnyRoute): string {
  const rows: [string, string][] = [
    ['Access', escapeHtml(accessWords[route.access])],
    ['Path', fields(toJsonSchema(route.params))],
    ['Query', fields(toJsonSchema(route.query))],
    ['Body', route.method === 'GET' ? '' : fields(toJsonSchema(route.body))],
    [
      `Answer ${route.status}`,
      route.kind === 'json' || route.kind === 'sse' ? fields(toJsonSchema(route.response)) : escapeHtml(kindWords[route.kind]),
    ],
    ['Failures', escapeHtml(route.problems.join(', '))],
  ]
  const shown = rows.filter(([, value]) => value !== '').map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
  return `<article id="${route.id}"><h3><code>${route.method} ${escapeHtml(route.path)}</code></h3><p>${escapeHtml(route.summary)}</p><dl>${shown.join('')}</dl></article>`
}

const kindWords = {
  page: 'An HTML page',
  file: 'A file',
  sse: 'Server-sent events',
  redirect: 'A redirect',
  json: 'JSON',
} as const

/** `name: type` for each field of an object; a nested object keeps its place in brackets. */
function fields(schema: JsonSchema): string {
  const text = typeText(schema)
  return text === '{}' || text === 'anything' ? '' : `<code>${escapeHtml(text)}</code>`
}

function typeText(schema: JsonSchema): string {
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((each) => typeText(each as JsonSchema)).join(' | ')
  if (schema.type === 'array') return `${wrap(typeText(schema.items as JsonSchema))}[]`
  if (schema.type === 'object') return objectText(schema)
  return `${schema.type ?? 'anything'}${bounds(schema)}`
}

function objectText(schema: JsonSchema): string {
  if (schema.additionalProperties) return `{ [key]: ${typeText(schema.additionalProperties as JsonSchema)} }`
  const required = new Set((schema.required ?? []) as string[])
  const entries = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([name, each]) => `${name}${required.has(name) ? '' : '?'}: ${typeText(each)}`).join('; ')} }`
}

function bounds(schema: JsonSchema): string {
  const parts = [
    schema.format,
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
  ].filter(Boolean)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}

function range(from: unknown, to: unknown, unit: string): string {
  if (from === undefined && to === undefined) return ''
  return `${from ?? 0} to ${to ?? 'any'}${unit}`
}

function wrap(text: string): string {
  return text.includes(' | ') ? `(${text})` : text
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
