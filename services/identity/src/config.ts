import { address, baseEnv, count, loadConfig, optional, own, secret, text, url, withDefault } from '@waymark/kit/config'
import * as t from 'io-ts'

function otherSecrets() {
  const read = (value: string) => {
    const secrets = value.split(',').map((part) => part.trim())
    return secrets.every((each) => each.length >= 16) ? secrets : undefined
  }
  return own('other secrets', read, 'must be secrets of at least 16 characters, comma-separated')
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
    /** Password hashes at a time: each takes 19 MiB and a thread for some 40 ms. */
    PASSWORD_HASHES_AT_ONCE: withDefault(count, 2),
    /** Nobody waits longer than this for a page that asks several services at once. */
    PARTS_DEADLINE_MS: withDefault(count, 800),
    /** The siblings, asked for their part of a page; where one is not set the page names it as away. */
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
  return loadConfig(identityEnv, env)
}

/** Cookies are bound to TLS when the site itself is. */
export function isSecure(config: Pick<Config, 'PUBLIC_URL'>): boolean {
  return new URL(config.PUBLIC_URL).protocol === 'https:'
}
