import { STATUS_CODES } from 'node:http'
import { getResponse, type HttpHandler, http } from 'msw'

/** A call as it reached the server. `line` is its method and address, as `GET /api/jobs?page=2`. */
export type Call = {
  line: string
  method: string
  path: string
  /** What follows the question mark. */
  query: URLSearchParams
  /** What stands at the `:names` of the key. */
  params: Record<string, string>
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent; what is read of it is asserted
  body: any
}
/** A `Response` is sent as it is, everything else as JSON. */
export type Answer = (call: Call) => unknown
/** By method and path, as msw reads them: `GET /api/occupations/:code`. Without a method the answer is for all. */
export type Answers = Record<string, Answer>

/** Every call since the test began, those that nobody answers among them. */
export const sent: Call[] = []
export const lines = (part = ''): string[] => sent.map(({ line }) => line).filter((line) => line.includes(part))
/** The calls that want to change something, as a test compares them. */
export const writes = (): { line: string; body: unknown }[] =>
  sent.filter(({ method }) => method !== 'GET').map(({ line, body }) => ({ line, body }))

/** From now on these calls are answered so, for the rest of the test; what is served later goes before. */
export function serve(answers: Answers): void {
  handlers.unshift(...Object.entries(answers).map(([key, answer]) => handlerOf(key, answer)))
}

/** These calls wait until the test answers them, oldest first. */
export function hold(...keys: string[]): { call: Call; reply: (answer: unknown) => void }[] {
  const waiting: { call: Call; reply: (answer: unknown) => void }[] = []
  const wait = (call: Call) => new Promise((reply) => waiting.push({ call, reply }))
  serve(Object.fromEntries(keys.map((key) => [key, wait])))
  return waiting
}

export const failing = (status: number): Response => new Response('', { status })
/** Of no matter for the test: the screen goes without it. */
export const missing = (): Response => failing(404)
/** The server says what is wrong, as all services do. */
export const problem = (status: number, detail: string, more: object = {}): Response =>
  Response.json({ type: 'about:blank', title: STATUS_CODES[status], status, detail, requestId: 'r', ...more }, { status })
/** No answer comes, for the connection broke. */
export const lost = (): Response => Response.error()
export const never = (): Promise<never> => new Promise(() => {})

const site = 'http://waymark.test'
const handlers: HttpHandler[] = []
const unknown: string[] = []

/**
 * Puts the server in place of `fetch`. The handlers are msw's, its interception is not: that sends each call through the sockets of
 * Node, fifteen times as slow, and what was asked would be known some turns of the loop later, not when it is asked.
 */
export function listen(): void {
  const { elsewhere = globalThis.fetch } = globalThis.fetch as typeof fetch & { elsewhere?: typeof fetch }
  const here: typeof fetch = (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address, site)
    return url.origin === site ? receive(url, init) : elsewhere(address, init)
  }
  globalThis.fetch = Object.assign(here, { elsewhere })
}

/** After a test: nothing is answered any more, and a call that nobody answered fails it. */
export function endCalls(): void {
  const unanswered = unknown.splice(0)
  sent.length = 0
  handlers.length = 0
  if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}`)
}

async function receive(url: URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init
  const line = `${method} ${url.pathname}${url.search}`
  const call = { line, method, path: url.pathname, query: url.searchParams, params: {}, body: parse(body) }
  sent.push(call)
  const request = new Request(url, { method, body })
  calls.set(request, call)
  const response = await getResponse(handlers, request)
  if (!response) unknown.push(line)
  if (response?.type === 'error') throw new TypeError('Failed to fetch')
  return response ?? failing(404)
}
const calls = new WeakMap<Request, Call>()

function handlerOf(key: string, answer: Answer): HttpHandler {
  const [, method = 'all', path] = /^(?:([A-Z]+) )?(\/.*)$/.exec(key) ?? []
  if (!path) throw new Error(`${key} is no address`)
  return http[method.toLowerCase() as 'all'](site + path, async ({ request, params }) => {
    const call = calls.get(request)
    if (!call) throw new Error('msw hands out another request than it was given')
    const answered = await answer(Object.assign(call, { params }))
    return answered instanceof Response ? answered : Response.json(answered)
  })
}

const parse = (body: RequestInit['body']): unknown => (typeof body === 'string' ? JSON.parse(body) : undefined)
