import { resolve } from 'node:path'
import {
  addressList,
  ConfigError,
  certificate,
  ed25519PrivateKey,
  hostPort,
  integer,
  oneOf,
  optionalText,
  optionalUrl,
  origin,
  readSettings,
  redisUrl,
  share,
  text,
  withDefault,
} from './env-codec.ts'
import { readThrottleRules } from './throttle-config.ts'

export type Config = ReturnType<typeof loadConfig>

const committedConfig = resolve(import.meta.dirname, '../config')

/** Everything the gateway is told from outside. Throws a ConfigError that lists every fault. */
export function loadConfig(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { values, faults } = readSettings(source, {
    serviceName: ['SERVICE_NAME', withDefault(text, 'gateway')],
    logLevel: ['LOG_LEVEL', withDefault(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info')],
    httpHost: ['HTTP_HOST', withDefault(text, '127.0.0.1')],
    httpPort: ['HTTP_PORT', integer(0, 65_535)],
    metricsHost: ['METRICS_HOST', withDefault(text, '127.0.0.1')],
    metricsPort: ['METRICS_PORT', integer(0, 65_535)],
    publicUrl: ['PUBLIC_URL', origin],
    /** Whether browsers are told to use https for all names below PUBLIC_URL's host too. */
    hstsSubdomains: ['HSTS_SUBDOMAINS', withDefault(oneOf('true', 'false'), 'true')],
    trustedProxies: ['TRUSTED_PROXIES', addressList],
    identityUrl: ['IDENTITY_URL', origin],
    assessmentUrl: ['ASSESSMENT_URL', origin],
    reportUrl: ['REPORT_URL', origin],
    skillsUrl: ['SKILLS_URL', origin],
    jobsUrl: ['JOBS_URL', origin],
    learningUrl: ['LEARNING_URL', origin],
    gameUrl: ['GAME_URL', origin],
    frontendUrl: ['FRONTEND_URL', origin],
    identityGrpcAddress: ['IDENTITY_GRPC_ADDR', hostPort],
    identityTokenKey: ['IDENTITY_TOKEN_PRIVATE_KEY', ed25519PrivateKey],
    redisUrl: ['REDIS_URL', redisUrl],
    /** The CA that signed the certificate of a `rediss:` server. */
    redisCa: ['REDIS_CA_FILE', certificate],
    /** Mutual TLS with the services, PEM: all three or none. */
    tlsCertFile: ['TLS_CERT_FILE', optionalText],
    tlsKeyFile: ['TLS_KEY_FILE', optionalText],
    tlsCaFile: ['TLS_CA_FILE', optionalText],
    sessionCacheMs: ['SESSION_CACHE_MS', withDefault(integer(0, 60_000), 5_000)],
    sessionTimeoutMs: ['SESSION_TIMEOUT_MS', withDefault(integer(1, 10_000), 1_500)],
    headerBytes: ['LIMIT_HEADER_BYTES', withDefault(integer(1_024, 1_048_576), 16_384)],
    bodyBytes: ['LIMIT_BODY_BYTES', withDefault(integer(1, 104_857_600), 1_048_576)],
    headersTimeoutMs: ['HEADERS_TIMEOUT_MS', withDefault(integer(50, 120_000), 10_000)],
    requestTimeoutMs: ['REQUEST_TIMEOUT_MS', withDefault(integer(50, 600_000), 60_000)],
    upstreamTimeoutMs: ['UPSTREAM_TIMEOUT_MS', withDefault(integer(50, 600_000), 30_000)],
    connectRetryMs: ['UPSTREAM_CONNECT_RETRY_MS', withDefault(integer(0, 10_000), 500)],
    /** Time in which a client must take some of what is being sent to it. */
    sendTimeoutMs: ['SEND_TIMEOUT_MS', withDefault(integer(50, 600_000), 30_000)],
    upstreamTtlMs: ['UPSTREAM_CONNECTION_TTL_MS', withDefault(integer(100, 3_600_000), 60_000)],
    /** Timeouts in a row after which a service is not asked for a pause. */
    breakerTimeouts: ['BREAKER_TIMEOUTS', withDefault(integer(1, 1_000), 5)],
    breakerPauseMs: ['BREAKER_PAUSE_MS', withDefault(integer(50, 600_000), 5_000)],
    /** Bodies held in memory at a time, altogether. */
    bufferedBytes: ['LIMIT_BUFFERED_BYTES', withDefault(integer(1_024, 4_294_967_296), 67_108_864)],
    maxInFlight: ['MAX_IN_FLIGHT', withDefault(integer(1, 100_000), 2_000)],
    maxInFlightAService: ['MAX_IN_FLIGHT_A_SERVICE', withDefault(integer(1, 100_000), 500)],
    maxInFlightAnAddress: ['MAX_IN_FLIGHT_AN_ADDRESS', withDefault(integer(1, 100_000), 250)],
    maxStreams: ['MAX_STREAMS', withDefault(integer(1, 100_000), 1_500)],
    maxStreamsAPerson: ['MAX_STREAMS_A_PERSON', withDefault(integer(1, 100_000), 20)],
    /** How long a shared throttle waits for Redis before it goes by its own count. */
    throttleTimeoutMs: ['THROTTLE_TIMEOUT_MS', withDefault(integer(1, 10_000), 40)],
    /** Time between "not ready" and the last accepted request: who balances the load has to notice first. */
    drainDelayMs: ['DRAIN_DELAY_MS', withDefault(integer(0, 60_000), 500)],
    shutdownTimeoutMs: ['SHUTDOWN_TIMEOUT_MS', withDefault(integer(100, 60_000), 20_000)],
    /** Of OpenTelemetry, by its own names. Without a collector the newest spans stay in memory. */
    tracesDisabled: ['OTEL_SDK_DISABLED', withDefault(oneOf('true', 'false'), 'false')],
    tracesEndpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', optionalUrl],
    tracesShare: ['OTEL_TRACES_SAMPLER_ARG', withDefault(share, 1)],
    /** Of the reads among them: what changes something is always recorded, and a read that fails or is slow by its own span. */
    tracesReadShare: ['TRACES_READ_SHARE', withDefault(share, 0.1)],
    /** Folder of gateway.config.yml and its kin; the bench has one of its own. */
    configDir: ['GATEWAY_CONFIG_DIR', withDefault(text, committedConfig)],
  })
  const throttle = readThrottleRules(resolve(committedConfig, 'throttle.json'), source)
  const all = [...faults, ...plainServices(values), ...throttle.faults]
  if (all.length > 0) throw new ConfigError(all)
  return { ...values, throttle: throttle.rules, routesFile: resolve(committedConfig, 'routes.json') }
}

/** Somebody who sets a certificate believes that nothing goes in plain text. */
function plainServices(values: Record<string, unknown>): string[] {
  if (!values.tlsCertFile) return []
  const services = ['identity', 'assessment', 'report', 'skills', 'jobs', 'learning', 'game']
  return services
    .filter((service) => values[`${service}Url`] instanceof URL && (values[`${service}Url`] as URL).protocol !== 'https:')
    .map((service) => `${service.toUpperCase()}_URL must begin with https:// because TLS_CERT_FILE is set`)
}

/**
 * express-gateway and its logger read the process's environment while they are being loaded, so it is written here, the one
 * file that touches it. Its log is plain coloured text: everything but errors is switched off, pino writes ours.
 */
export function prepareForExpressGateway(configDir: string): void {
  process.env.EG_CONFIG_DIR = configDir
  process.env.EG_DISABLE_CONFIG_WATCH = 'true'
  process.env.LOG_LEVEL = 'error'
}
