import { email as emailCodec } from '@waymark/contracts/codec/primitives'
import { check } from '@waymark/kit/decode'
import type { Log } from '@waymark/kit/log'
import * as oidc from 'openid-client'
import { oneLine } from '../../domain/form-text.ts'
import { withTimeout } from '../with-timeout.ts'
import { ProviderFailure, type ProviderFault } from './failure.ts'

/** Its addresses and keys are read anew after this time. */
const KNOWN_FOR_MS = 3_600_000
/** OpenID Connect Core 1.0, section 2: at most 255 characters. */
const LONGEST_SUBJECT = 255

export type ProviderSettings = { issuer: string; clientId: string; clientSecret: string; name: string; deadlineMs: number }
/** Kept between the two visits to the provider's browser: what its answer has to fit. */
export type Checks = { state: string; nonce: string; verifier: string }
/** Fields of the answer, as they stand in the address that the browser was sent back to. */
export type AuthorizationAnswer = { code?: string; state?: string; iss?: string; error?: string }
export type ProviderIdentity = { issuer: string; subject: string }
/** `email` is there only where the provider vouches for it (`email_verified` is true). */
export type ProviderPerson = ProviderIdentity & { email?: string; firstName: string; lastName: string }

export type Provider = {
  name: string
  /** Whether what it says opens an account that was joined to somebody of this issuer. */
  speaksFor(issuer: string): boolean
  /** Where to send the browser. Throws `ProviderFailure`. */
  begin(): Promise<{ url: string; checks: Checks }>
  /** Whom the answer proves, its ID token verified by signature, issuer, audience, time and nonce. Throws `ProviderFailure`. */
  finish(answer: AuthorizationAnswer, checks: Checks): Promise<ProviderPerson>
}

type Parts = { settings: ProviderSettings; redirectUri: string; log: Log; clock: () => Date }

/** The authorization code flow with PKCE (S256), state and nonce. */
export function createProvider({ settings, redirectUri, log, clock }: Parts): Provider {
  let known: { config: oidc.Configuration; until: number } | undefined

  async function configuration(): Promise<oidc.Configuration> {
    const now = clock().getTime()
    if (known && known.until > now) return known.config
    const issuer = new URL(settings.issuer)
    const execute = [oidc.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [])]
    const options = { execute, timeout: settings.deadlineMs / 1000 }
    const secret = oidc.ClientSecretBasic(settings.clientSecret)
    const config = await oidc.discovery(issuer, settings.clientId, undefined, secret, options)
    known = { config, until: now + KNOWN_FOR_MS }
    return config
  }

  async function inTime<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(settings.deadlineMs, work())
    } catch (err) {
      if (err instanceof ProviderFailure) throw err
      const fault = faultOf(err)
      log[fault === 'denied' ? 'info' : 'warn']({ fault, reason: reasonOf(err) }, 'signing in at the provider led to nothing')
      throw new ProviderFailure(fault, { cause: err })
    }
  }

  return {
    name: settings.name,
    // As the library compares the issuer of its settings with that of the metadata.
    speaksFor: (issuer) => new URL(issuer).href === new URL(settings.issuer).href,
    begin: () =>
      inTime(async () => {
        const config = await configuration()
        const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, checks }
      }),
    finish: (answer, { state, nonce, verifier }) =>
      inTime(async () => {
        const config = await configuration()
        const url = new URL(redirectUri)
        for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value)
        const expected = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await oidc.authorizationCodeGrant(config, url, expected)
        const claims = tokens.claims()
        if (!claims || claims.sub.length > LONGEST_SUBJECT) throw new ProviderFailure('untrusted')
        return personOf(claims, await moreAbout(config, claims, tokens.access_token))
      }),
  }
}

/** Many providers put the address into the ID token; the others tell it on demand, for the same subject or the library throws. */
async function moreAbout(config: oidc.Configuration, claims: oidc.IDToken, accessToken: string): Promise<Claims> {
  if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return claims
  return oidc.fetchUserInfo(config, accessToken, claims.sub)
}

function personOf({ iss, sub }: oidc.IDToken, claims: Claims): ProviderPerson {
  const address = check(emailCodec, claims.email)
  const whole = nameIn(claims.name)
  const given = nameIn(claims.given_name)
  const email = claims.email_verified === true && address.ok ? address.value : undefined
  return {
    issuer: iss,
    subject: sub,
    ...(email && { email }),
    firstName: given || whole || (email?.split('@')[0] ?? ''),
    lastName: nameIn(claims.family_name),
  }
}

function nameIn(value: unknown): string {
  return typeof value === 'string' ? oneLine(value).slice(0, 100).trim() : ''
}

/** What says that the provider, or the way to it, does not work; anything else is an answer that does not hold. */
const AWAY = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'],
  ...['server_error', 'temporarily_unavailable', 'invalid_client', 'unauthorized_client'],
])

function faultOf(err: unknown): ProviderFault {
  if (err instanceof oidc.AuthorizationResponseError && err.error === 'access_denied') return 'denied'
  // Of the deadline, of fetch, and of what the library has no name for.
  if (!(err instanceof Error && 'code' in err) || (err instanceof TypeError && !String(err.code).startsWith('OAUTH')))
    return 'away'
  return AWAY.has(reasonOf(err)) ? 'away' : 'untrusted'
}

function reasonOf(err: unknown): string {
  if (err instanceof oidc.AuthorizationResponseError || err instanceof oidc.ResponseBodyError) return err.error
  return err instanceof Error && 'code' in err ? String(err.code) : String(err)
}

type Claims = Readonly<Record<string, unknown>>
