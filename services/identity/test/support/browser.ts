import type { IdentityServiceService } from '@waymark/proto/waymark/identity/v1/identity'
import type { GrpcClient } from '@waymark/service/grpc/client'
import { parseCookies } from '@waymark/service/http/cookies'
import type { testIdentity } from '@waymark/testing/http'

export type Answer = { status: number; headers: Headers; text: string; json: unknown; cookies: string[]; location: string | null }
type Ask = { form?: Record<string, string>; json?: unknown; headers?: Record<string, string> }

/** Keeps cookies, and does for the service what the gateway does: resolves the session and signs who it is. */
export function createBrowser(options: {
  base: string
  client: GrpcClient<typeof IdentityServiceService>
  keys: ReturnType<typeof testIdentity>
  secure?: boolean
  address?: string
}) {
  const { base, client, keys } = options
  const jar = new Map<string, string>()
  const name = options.secure ? '__Host-wm_session' : 'wm_session'

  async function identityHeaders(): Promise<Record<string, string>> {
    const token = jar.get(name)
    if (!token) return {}
    const found = await client.resolveSession({ token })
    if (!found.found) return {}
    const { userId, sessionId, emailVerified } = found
    return keys.headersFor({ userId, sessionId, emailVerified })
  }

  async function send(method: string, path: string, ask: Ask = {}): Promise<Answer> {
    const body = ask.form
      ? new URLSearchParams(ask.form).toString()
      : ask.json === undefined
        ? undefined
        : JSON.stringify(ask.json)
    const type = ask.form ? 'application/x-www-form-urlencoded' : 'application/json'
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'x-forwarded-for': options.address ?? '192.0.2.1',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(jar.size > 0 && { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') }),
      ...(await identityHeaders()),
      ...ask.headers,
    }
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: 'manual',
      // An empty one is for a header that a browser does not send.
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
      ...(body === undefined ? {} : { body }),
    })
    const cookies = response.headers.getSetCookie()
    for (const cookie of cookies) keep(cookie)
    const text = await response.text()
    const json: unknown = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, text, json, cookies, location: response.headers.get('location') }
  }

  function keep(cookie: string): void {
    const [pair = ''] = cookie.split(';')
    const [[key, value] = ['', '']] = Object.entries(parseCookies(pair))
    if (/max-age=0/i.test(cookie)) jar.delete(key)
    else jar.set(key, value)
  }

  const api = {
    get: (path: string, headers?: Record<string, string>) => send('GET', path, { ...(headers && { headers }) }),
    post: (path: string, form: Record<string, string>, headers?: Record<string, string>) =>
      send('POST', path, { form, ...(headers && { headers }) }),
    send,
    jar,
    token: () => jar.get(name),
    /** Headers as the gateway would add them now; kept by a test that acts a moment later. */
    identityHeaders,
    signUp: (person: Person) => api.post('/api/auth/sign-up', { ...person }),
    signIn: (email: string, password: string) => api.post('/api/login', { email, password }),
  }
  return api
}
export type Browser = ReturnType<typeof createBrowser>
export type Person = { firstName: string; lastName: string; email: string; password: string }

let made = 0
export function somebody(part: Partial<Person> = {}): Person {
  made += 1
  return {
    firstName: 'Inês',
    lastName: 'Ferreira',
    email: `ines.${made}.${process.pid}@example.org`,
    password: 'a quiet mountain path',
    ...part,
  }
}
