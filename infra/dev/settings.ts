import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, join } from 'node:path'
import { parseEnv } from 'node:util'
import { type SchemaOwner, schemaOwners } from '@waymark/provision/database/owners'

/** What a person may set in `.env` or in the environment; the environment wins. */
export type Settings = Record<string, string>

type Rule = { holds: (value: string) => boolean; says: string }

const url = (...protocols: string[]): Rule => ({
  holds: (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
  says: `must be a ${protocols.join(' or ')} address`,
})
const port: Rule = {
  holds: (value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
  says: 'must be a port between 1 and 65535',
}
const oneOf = (...values: string[]): Rule => ({
  holds: (value) => values.includes(value),
  says: `must be one of ${values.join(', ')}`,
})
const text: Rule = { holds: (value) => value.trim() !== '', says: 'must not be blank' }
const brokers: Rule = { holds: (value) => /^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/.test(value), says: 'must read host:port[,host:port]' }

const certificate: Rule = {
  holds: (value) => isAbsolute(value) && readIfThere(value).includes('-----BEGIN CERTIFICATE-----'),
  says: 'must be the whole path of a certificate (PEM)',
}

const certificateFolder: Rule = {
  holds: (value) => isAbsolute(value) && readIfThere(join(value, 'ca.crt')) !== '',
  says: 'must be the whole path of a folder that make certificates TO=<folder> NAMES=localhost has filled',
}

const rate: Rule = {
  holds: (value) => /^(off|[1-9]\d{0,8}\/\d{0,4}[smhd])$/.test(value),
  says: 'must be off or a rate such as 300/1m',
}

const share: Rule = { holds: (value) => /^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(value), says: 'must be a number from 0 to 1' }

const price: Rule = { holds: (value) => /^\d{1,6}(?:\.\d{1,6})?$/.test(value), says: 'must be a price such as 0.40' }

const minutes: Rule = { holds: (value) => /^[1-9]\d{0,4}$/.test(value), says: 'must be a number of minutes' }

const attempts: Rule = { holds: (value) => /^[1-9]\d{0,8}$/.test(value), says: 'must be a number of attempts a minute' }

const sender: Rule = {
  holds: (value) => /^[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value),
  says: 'must be an address such as Waymark <mail@example.com>',
}

const contact: Rule = {
  holds: (value) => /^[^\s<>@]+@[^\s<>@]+$/.test(value),
  says: 'must be an address such as abuse@example.com',
}

const networks: Rule = {
  holds: (value) => value.split(',').every((one) => isIP(one.trim().split('/')[0] ?? '') !== 0),
  says: 'must be addresses or networks such as 10.0.0.0/8, comma-separated',
}

/** Only its form is looked at here: jobs says what is wrong with a feed. */
const feeds: Rule = { holds: (value) => /^\s*\[.*\]\s*$/s.test(value), says: 'must be a JSON list' }

/** Where report keeps its files; report alone is told. */
export const storeSettings = [
  'ARTIFACT_STORE',
  ...['ENDPOINT', 'REGION', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY', 'FORCE_PATH_STYLE'].map((name) => `S3_${name}`),
]

/** Who mails come from and where misuse is reported, told to whoever sends some. */
export const mailSettings = ['MAIL_FROM', 'ABUSE_CONTACT']

/** Whose language model it is, told to whoever asks people about it. */
export const modelNameSettings = ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'MODEL_PROVIDER']

/** The language model, told to the process that writes with it. */
export const modelSettings = ['OPENAI_API_KEY', ...modelNameSettings, 'MODEL_PRICE_IN', 'MODEL_PRICE_OUT']

export const feedSettings = ['JOB_FEEDS', 'JOB_FEEDS_FOLDER', 'JOB_FEEDS_PRIVATE', 'JOB_FEEDS_EVERY_MINUTES', 'JOB_SAMPLES']

/** Told to the process that takes payments. */
export const stripeSettings = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL']

/** Throttles of the gateway that a machine may set for itself, for load and fault runs. */
export const throttleSettings = [
  ...['READ', 'WRITE', 'STREAM', 'COSTLY', 'SIGN_IN', 'ASSESSMENT_GUEST', 'REPORT_USER', 'REPORT_GUEST', 'UNKNOWN_SESSION'],
].map((name) => `WM_THROTTLE_${name}`)

/** The limit that identity keeps by itself behind the gateway's on signing in: a load or test run raises both. */
export const signInSettings = ['SIGN_IN_PER_ADDRESS']

/** An outside provider of OpenID Connect that people may sign in with; identity alone is told. */
export const providerSettings = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME']

/** How the brokers are reached, told to every service. */
export const kafkaSettings = ['REPLICAS', 'TLS', 'CA_FILE', 'CERT_FILE', 'KEY_FILE', 'USERNAME', 'PASSWORD'].map(
  (name) => `KAFKA_${name}`,
)

/** The password of the service's own user `waymark-<service>`; without it all services are KAFKA_USERNAME. */
export const kafkaPasswordOf = (owner: SchemaOwner): string => `${owner.toUpperCase()}_KAFKA_PASSWORD`

/** OpenTelemetry's own names, told to every process. */
export const traceSettings = ['OTEL_SDK_DISABLED', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG']

export const settingRules: Record<string, Rule> = {
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  REDIS_CA_FILE: certificate,
  SMTP_URL: url('smtp', 'smtps'),
  MAIL_FROM: sender,
  ABUSE_CONTACT: contact,
  SECURITY_CONTACT: url('mailto', 'https'),
  PAYMENTS: oneOf('placeholder', 'none', 'stripe'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_URL: url('http', 'https'),
  OIDC_ISSUER: url('http', 'https'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OIDC_NAME: text,
  PUBLIC_URL: url('http', 'https'),
  TRUSTED_PROXIES: networks,
  HSTS_SUBDOMAINS: oneOf('true', 'false'),
  CHROMIUM_PATH: text,
  OTEL_SDK_DISABLED: oneOf('true', 'false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http', 'https'),
  OTEL_TRACES_SAMPLER_ARG: share,
  TRACES_READ_SHARE: share,
  BUS: oneOf('redis', 'kafka'),
  KAFKA_BROKERS: brokers,
  TLS_FOLDER: certificateFolder,
  KAFKA_REPLICAS: { holds: (value) => /^[1-9]$/.test(value), says: 'must be a number of brokers from 1 to 9' },
  KAFKA_TLS: oneOf('true', 'false'),
  KAFKA_CA_FILE: certificate,
  KAFKA_CERT_FILE: certificate,
  KAFKA_KEY_FILE: text,
  KAFKA_USERNAME: text,
  KAFKA_PASSWORD: text,
  ...Object.fromEntries(schemaOwners.map((owner) => [kafkaPasswordOf(owner), text])),
  SITE_PORT: port,
  MAILBOX_PORT: port,
  METRICS_PORT: port,
  // docker compose alone runs a Prometheus; the file is read by both.
  PROMETHEUS_PORT: port,
  GRAFANA_PORT: port,
  JAEGER_PORT: port,
  LOG_LEVEL: oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url('http', 'https'),
  OPENAI_MODEL: text,
  MODEL_PROVIDER: text,
  MODEL_PRICE_IN: price,
  MODEL_PRICE_OUT: price,
  JOB_FEEDS: feeds,
  JOB_FEEDS_FOLDER: text,
  JOB_FEEDS_PRIVATE: oneOf('true', 'false'),
  JOB_FEEDS_EVERY_MINUTES: minutes,
  JOB_SAMPLES: oneOf('true', 'false'),
  ARTIFACT_STORE: oneOf('postgres', 's3'),
  S3_ENDPOINT: url('http', 'https'),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: oneOf('true', 'false'),
  SEED: oneOf('true', 'false'),
  SIGN_IN_PER_ADDRESS: attempts,
  ...Object.fromEntries(throttleSettings.map((name) => [name, rate])),
}

/** `.env` is docker compose's too: what it alone reads is no business of the launcher. */
const forCompose = /^(WAYMARK|COMPOSE)_/

export class BadSettings extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`these settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'BadSettings'
    this.problems = problems
  }
}

/** Reads `.env` under the environment and checks every known name. Throws `BadSettings` with the whole list. */
export const readSettings = (envFile: string, env: Record<string, string | undefined>): Settings => {
  const source = readIfThere(envFile)
  const fromFile = parseEnv(source) as Settings
  const problems = malformedLines(source)
  const settings: Settings = {}
  for (const [name, rule] of Object.entries(settingRules)) {
    const value = env[name] || fromFile[name]
    if (value === undefined || value === '') continue
    settings[name] = value
    if (!rule.holds(value)) problems.push(`${name} ${rule.says}`)
  }
  for (const name of Object.keys(fromFile)) {
    if (!(name in settingRules) && !forCompose.test(name))
      problems.push(`${name} is not a setting of Waymark (known: ${Object.keys(settingRules).join(', ')})`)
  }
  if (problems.length > 0) throw new BadSettings(problems)
  return settings
}

const malformedLines = (source: string): string[] =>
  source.split('\n').flatMap((line, index) => {
    const rest = line.trim()
    if (rest === '' || rest.startsWith('#') || /^(export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=/.test(rest)) return []
    return [`line ${index + 1} is not NAME=value`]
  })

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
