import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Provider } from 'oidc-provider'

export const CLIENT_ID = 'waymark'
export const CLIENT_SECRET = randomBytes(24).toString('base64url')
/** As `startIdentity` has it, unless a test names another. */
const SITE = 'http://waymark.test'

export type ProviderAccount = {
  email?: string
  email_verified?: boolean | string
  name?: string
  given_name?: string
  family_name?: string
}
export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>

/**
 * A real provider of OpenID Connect on the loopback, with accounts that the test makes. `hostile` changes what it does: the answer of its
 * token endpoint, and how long that takes. With `claimsInToken` the address stands in the ID token and not behind the userinfo endpoint.
 */
export async function startFakeProvider(options: { claimsInToken?: boolean; site?: string } = {}) {
  const callback = new URL('/api/auth/oidc/callback', options.site ?? SITE)
  const accounts = new Map<string, ProviderAccount>()
  const hostile: { token?: (body: TokenAnswer) => TokenAnswer; delayMs?: number } = {}
  const asked: string[] = []
  let provider: Provider | undefined
  let who: { subject: string } | 'deny' = 'deny'

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  if (at === null || typeof at === 'string') throw new Error('the provider has no port')
  const issuer = `http://127.0.0.1:${at.port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [callback.href] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256', kid: 'of-tests' }] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: !options.claimsInToken,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => Promise.resolve({ ...accounts.get(id), sub: id }) }),
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 60 },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!provider) throw new Error('not ready')
    const path = request.url ?? '/'
    asked.push(path.split('?')[0] ?? '')
    if (path.startsWith('/interaction/')) return interact(provider, request, response)
    if (path === '/token') {
      if (hostile.delayMs) await sleep(hostile.delayMs)
      if (hostile.token) change(response, hostile.token)
    }
    await provider.callback()(request, response)
  }

  /** Does at once what a person does on the provider's pages: says who they are and agrees, or does not. */
  async function interact(on: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (who === 'deny') return on.interactionFinished(request, response, { error: 'access_denied' })
    const { prompt, params } = await on.interactionDetails(request, response)
    if (prompt.name === 'login') return on.interactionFinished(request, response, { login: { accountId: who.subject } })
    const grant = new on.Grant({ accountId: who.subject, clientId: String(params.client_id) })
    grant.addOIDCScope('openid email profile')
    return on.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  return {
    issuer,
    hostile,
    asked,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET, OIDC_NAME: 'Ridge ID' },
    /** The ID token with other claims, truly signed. */
    resigned(idToken: string, claims: Record<string, unknown>): string {
      const [head = '', body = ''] = idToken.split('.')
      const old = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
      const text = `${head}.${Buffer.from(JSON.stringify({ ...old, ...claims })).toString('base64url')}`
      return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`
    },
    /** Somebody who has an account there; answers with the subject. */
    person(account: ProviderAccount): string {
      const subject = `person-${accounts.size + 1}-${randomBytes(4).toString('hex')}`
      accounts.set(subject, account)
      return subject
    },
    /** Walks through the provider's pages in a fresh browser and answers with the path it sends the browser back to. */
    async visit(url: string, subject: string | undefined): Promise<string> {
      who = subject === undefined ? 'deny' : { subject }
      const jar = new Map<string, string>()
      let next = url
      for (let steps = 0; steps < 10; steps++) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
        const reply = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const line of reply.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const location = reply.headers.get('location')
        if (!location) throw new Error(`the provider answered ${reply.status}: ${await reply.text()}`)
        next = new URL(location, next).href
        if (next.startsWith(callback.href)) return next.slice(callback.origin.length)
      }
      throw new Error('the provider leads in circles')
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The token answer with what `by` makes of it. */
function change(response: ServerResponse, by: (body: TokenAnswer) => TokenAnswer): void {
  const end = response.end.bind(response) as (text: string) => ServerResponse
  const changed = (chunk: unknown) => {
    const text = JSON.stringify(by(JSON.parse(String(chunk)) as TokenAnswer))
    response.setHeader('content-length', Buffer.byteLength(text))
    return end(text)
  }
  Object.assign(response, { end: changed })
}

export type TokenAnswer = { id_token: string; [name: string]: unknown }
