import { address, baseEnv, count, loadConfig, optional, parsed, secret, text, url, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'
import type { ProviderSettings } from './data/provider/provider.ts'

function otherSecrets() {
  const read = (value: string) => {
    const secrets = value.split(',').map((part) => part.trim())
    return secrets.every((each) => each.length >= 16) ? secrets : undefined
  }
  return parsed('other secrets', read, 'must be secrets of at least 16 characters, comma-separated')
}

function issuer() {
  const here = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  const read = (value: string) => {
    const url = URL.parse(value)
    return url && (url.protocol === 'https:' || (url.protocol === 'http:' && here(url))) ? value : undefined
  }
  return parsed('issuer', read, 'must be an https address; http is for this machine alone')
}

const identityEnv = t.intersection([
  baseEnv,
  t.type({
    SMTP_URL: url,
    MAIL_FROM: withDefault(text, 'Waymark <accounts@waymark.localhost>'),
    /** Sign-in attempts a minute that name one account, and that come from one address. */
    SIGN_IN_PER_ACCOUNT: withDefault(count, 5),
    SIGN_IN_PER_ADDRESS: withDefault(count, 20),
    /** Wrong passwords a day: of strangers at one account, of one known browser, of one session. */
    SIGN_IN_FAILURES_PER_DAY: withDefault(count, 50),
    /** Verify and reset mails one mailbox may be sent an hour: strangers' mailboxes are protected too. */
    MAILS_PER_ADDRESS_PER_HOUR: withDefault(count, 5),
    /** Mails of all kinds and services that one mailbox may be sent a day. */
    MAILS_PER_ADDRESS_PER_DAY: withDefault(count, 10),
    /** Where mails say that misuse is reported; the sender's address when it is not set. */
    ABUSE_CONTACT: optional(text),
    /** Seals the secrets of authenticator apps and keys the digests of recovery codes. */
    SECOND_STEP_SECRET: secret,
    /** Comma-separated: secrets of before. They open what they sealed. */
    SECOND_STEP_OTHER_SECRETS: withDefault(otherSecrets(), []),
    /** An outside provider of OpenID Connect that people may sign in with: all four or none. The name stands on the button. */
    OIDC_ISSUER: optional(issuer()),
    OIDC_CLIENT_ID: optional(text),
    OIDC_CLIENT_SECRET: optional(text),
    OIDC_NAME: optional(text),
    /** Nobody waits longer for the provider, however many of its addresses are asked. */
    OIDC_DEADLINE_MS: withDefault(count, 3000),
    /** Password hashes at a time: each takes 19 MiB and a thread for some 40 ms. */
    PASSWORD_HASHES_AT_ONCE: withDefault(count, 2),
    /** Nobody waits longer than this for a page that asks several services at once. */
    PARTS_DEADLINE_MS: withDefault(count, 800),
    /** The upstreams, asked for their part of a page; where one is not set the page names it as away. */
    ASSESSMENT_GRPC_ADDR: optional(address),
    SKILLS_GRPC_ADDR: optional(address),
    JOBS_GRPC_ADDR: optional(address),
    LEARNING_GRPC_ADDR: optional(address),
    GAME_GRPC_ADDR: optional(address),
    REPORT_GRPC_ADDR: optional(address),
  }),
])

export type Config = t.TypeOf<typeof identityEnv>

export function readConfig(env: Record<string, string | undefined>): Config {
  const config = loadConfig(identityEnv, env)
  const missing = OIDC.filter((name) => config[name] === undefined)
  if (missing.length > 0 && missing.length < OIDC.length)
    throw new Error(
      `The configuration is wrong:\n${missing.map((name) => `  ${name} is required with the other OIDC settings`).join('\n')}`,
    )
  return config
}

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'] as const

/** Undefined where no provider is set. */
export function providerSettings(config: Config): ProviderSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = config
  const deadlineMs = config.OIDC_DEADLINE_MS
  return issuer && clientId && clientSecret && name ? { issuer, clientId, clientSecret, name, deadlineMs } : undefined
}

/** Cookies are bound to TLS when the site itself is. */
export function isSecure(config: Pick<Config, 'PUBLIC_URL'>): boolean {
  return new URL(config.PUBLIC_URL).protocol === 'https:'
}
