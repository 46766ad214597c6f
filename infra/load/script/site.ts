import { check, type JSONObject } from 'k6'
import http, { type RefinedResponse, type RequestBody } from 'k6/http'
import { Counter } from 'k6/metrics'

export type Answer = RefinedResponse<'text'>
/** What is expected of a body: a sentence and how it is seen. */
export type Expected<T> = Record<string, (body: T) => boolean>

/** Turned away by a throttle: told apart from what failed. */
const refused = new Counter('requests_refused')

export const site = __ENV.SITE ?? ''
const origin = site

type Sent = {
  /** What the figures call it: the route, never the address with its ids. */
  name: string
  body?: unknown
  cookie?: string
  status?: number
  /** `setup` and `stream` stand apart from the calls whose times are promised. */
  kind?: 'call' | 'setup' | 'stream'
  form?: boolean
  timeout?: string
}

/** One call as a browser makes it: named, tagged and checked. */
export function send(method: 'GET' | 'POST' | 'PUT', path: string, sent: Sent): Answer {
  const { name, body, cookie, status = 200, kind = 'call', form = false, timeout = '60s' } = sent
  const headers: Record<string, string> = { 'accept-encoding': 'gzip, br', origin }
  if (cookie) headers.cookie = cookie
  if (body !== undefined && !form) headers['content-type'] = 'application/json'
  const payload = body === undefined ? null : form ? (body as RequestBody) : JSON.stringify(body)
  const answer = http.request(method, `${site}${path}`, payload, {
    headers,
    // Cookies are carried by hand: a virtual user is many people, one after the other.
    jar: new http.CookieJar(),
    redirects: 0,
    timeout,
    responseType: 'text',
    tags: { name, kind },
  })
  if (answer.status === 429) refused.add(1)
  const right = check(answer, { [`${name} answers ${status}`]: (got) => got.status === status }, { kind })
  if (!right) console.warn(`${method} ${path} was answered with ${answer.status} ${answer.error} ${text(answer).slice(0, 200)}`)
  return answer
}

/** The body, once it was looked into: undefined when the answer or what it says is wrong. */
export function read<T>(answer: Answer, name: string, expected: Expected<T>): T | undefined {
  if (answer.status >= 400 || answer.status === 0) return undefined
  const body = parse(answer) as T | undefined
  const checks = Object.fromEntries(
    Object.entries(expected).map(([says, holds]) => [`${name}: ${says}`, () => body !== undefined && holdsFor(holds, body)]),
  )
  return check(answer, checks, { kind: 'body' }) ? body : undefined
}

export function getJson<T>(path: string, name: string, expected: Expected<T>, cookie?: string): T | undefined {
  return read(send('GET', path, { name, cookie }), name, expected)
}

/** A page of the site itself: HTML that says what it must. */
export function getPage(path: string, name: string, words: string, cookie?: string): void {
  const answer = send('GET', path, { name, cookie })
  check(answer, { [`${name}: says "${words}"`]: (got) => text(got).includes(words) }, { kind: 'body' })
}

/** The cookies that an answer sets, as the next request carries them. */
export function cookiesOf(answer: Answer): string {
  return Object.values(answer.cookies)
    .flatMap((all) => all.map(({ name, value }) => `${name}=${value}`))
    .join('; ')
}

export const text = (answer: Answer): string => (typeof answer.body === 'string' ? answer.body : '')

function parse(answer: Answer): JSONObject | undefined {
  try {
    return answer.json() as JSONObject
  } catch {
    return undefined
  }
}

function holdsFor<T>(holds: (body: T) => boolean, body: T): boolean {
  try {
    return holds(body)
  } catch {
    return false
  }
}
