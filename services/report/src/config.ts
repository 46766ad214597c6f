import { paymentKinds } from '@waymark/contracts/models/report/report'
import { CHROMIUM } from '@waymark/kit/chromium'
import {
  address,
  baseEnv,
  count,
  flag,
  loadConfig,
  oneOf,
  optional,
  port,
  price,
  secret,
  text,
  url,
  withDefault,
} from '@waymark/kit/config'
import * as t from 'io-ts'
import { s3Faults } from './data/artifacts/s3-settings.ts'
import { keyId, otherSecrets } from './data/links/link-keys.ts'
import { stripeFaults } from './data/payments/stripe-settings.ts'

const reportEnv = t.intersection([
  baseEnv,
  t.type({
    ASSESSMENT_GRPC_ADDR: address,
    IDENTITY_GRPC_ADDR: address,
    SKILLS_GRPC_ADDR: address,
    SMTP_URL: url,
    MAIL_FROM: withDefault(text, 'Waymark <reports@waymark.localhost>'),
    /** Where mails say that misuse is reported; the sender's address when it is not set. */
    ABUSE_CONTACT: optional(text),
    CHROMIUM_PATH: withDefault(text, CHROMIUM),
    /** Signs the links in guests' mails. */
    LINK_SECRET: secret,
    /** Names the secret above, so that it can be changed. */
    LINK_KEY_ID: withDefault(keyId, 'k1'),
    /** `<key id>:<secret>`, comma-separated: keys that open the links they signed, older ones and the next one. */
    LINK_OTHER_SECRETS: withDefault(otherSecrets, {}),
    /** Tabs printed at once by one worker. */
    REPORT_TABS: withDefault(count, 2),
    /** Mails sent at once by one worker. */
    REPORT_MAILS: withDefault(count, 4),
    /** Reports one mailbox may be sent a day: strangers' mailboxes are protected too. */
    REPORTS_PER_ADDRESS_PER_DAY: withDefault(count, 3),
    REPORTS_PER_USER_PER_HOUR: withDefault(count, 3),
    /** Where the files are: in the database, or in an S3-compatible bucket. */
    ARTIFACT_STORE: withDefault(oneOf('postgres', 's3'), 'postgres'),
    S3_ENDPOINT: optional(url),
    S3_REGION: withDefault(text, 'us-east-1'),
    S3_BUCKET: optional(text),
    S3_ACCESS_KEY_ID: optional(text),
    S3_SECRET_ACCESS_KEY: optional(text),
    /** The bucket's name in the path, not in the host; the default with S3_ENDPOINT. */
    S3_FORCE_PATH_STYLE: optional(flag),
    /** How members pay: `placeholder` charges nothing; with `none` reports open without a payment; `stripe` charges. */
    PAYMENTS: withDefault(oneOf(...paymentKinds), 'placeholder'),
    /** Of the API alone; of the webhook it proves that Stripe speaks. */
    STRIPE_SECRET_KEY: optional(text),
    STRIPE_WEBHOOK_SECRET: optional(text),
    /** Another server than Stripe's own, such as stripe-mock. */
    STRIPE_API_URL: optional(url),
    /** Where operators ask what happened to a report: on this machine alone, and nowhere without it. */
    OPERATOR_PORT: optional(port),
    GUEST_DAYS: withDefault(count, 30),
    LINK_DAYS: withDefault(count, 7),
    /** How long the link to a two-page summary works, unless its owner ends it before. */
    SUMMARY_LINK_DAYS: withDefault(count, 30),
    OPENAI_API_KEY: optional(text),
    OPENAI_BASE_URL: optional(url),
    OPENAI_MODEL: optional(text),
    /** Who runs the model, in the words that people are asked with; the host of its address where it is left out. */
    MODEL_PROVIDER: optional(text),
    /** US dollars for a million tokens read and written: with both, the worker estimates what the model costs. */
    MODEL_PRICE_IN: optional(price),
    MODEL_PRICE_OUT: optional(price),
    MODEL_TOKENS_PER_REPORT: withDefault(count, 60_000),
    MODEL_TOKENS_PER_DAY: withDefault(count, 20_000_000),
  }),
])

export type Config = t.TypeOf<typeof reportEnv>

/** The worker takes no payments, and is given no key for them. */
export function readConfig(env: Record<string, string | undefined>, part: 'api' | 'worker' = 'api'): Config {
  const config = loadConfig(reportEnv, env)
  const faults = [...s3Faults(config), ...(part === 'api' ? stripeFaults(config) : [])]
  if (faults.length > 0) throw new Error(`The configuration is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return config
}
