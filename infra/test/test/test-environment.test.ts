import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testEnvironment } from '../run-stage.ts'

test('tests reach the package registries as the machine does: its certificates, proxies and clients', () => {
  const machine = {
    NODE_EXTRA_CA_CERTS: '/etc/company.pem',
    NODE_USE_SYSTEM_CA: '1',
    SSL_CERT_FILE: '/etc/company.pem',
    REQUESTS_CA_BUNDLE: '/etc/company.pem',
    HTTP_PROXY: 'http://proxy:3128',
    https_proxy: 'http://proxy:3128',
    NO_PROXY: 'localhost',
    npm_config_registry: 'https://npm.example/',
    npm_config_cafile: '/etc/company.pem',
    PIP_INDEX_URL: 'https://pip.example/',
    PIP_CERT: '/etc/company.pem',
    GOPROXY: 'https://go.example',
    GONOSUMDB: '*',
    GOFLAGS: '-insecure',
    MAVEN_OPTS: '-Djavax.net.ssl.trustStore=/etc/company.jks',
    DOCKER_HOST: 'unix:///run/user/1000/docker.sock',
  }
  const kept = testEnvironment(machine)
  for (const [name, value] of Object.entries(machine)) assert.equal(kept[name], value, name)
})

test("a person's own settings and secrets reach no test", () => {
  const own = {
    DATABASE_URL: 'postgres://p@h/d',
    OPENAI_API_KEY: 'key',
    PAYMENTS: 'none',
    STRIPE_SECRET_KEY: 'sk_live_key',
    MAIL_FROM: 'me@example.com',
    GOOGLE_APPLICATION_CREDENTIALS: '/secret.json',
    DOCKER_AUTH_CONFIG: '{}',
    WAYMARK_REDIS_PASSWORD: 'p',
    NODE_ENV: 'development',
  }
  const kept = testEnvironment(own)
  for (const name of Object.keys(own)) assert.equal(kept[name], name === 'NODE_ENV' ? 'test' : undefined, name)
})

test('a download that cannot work is not tried for minutes', () => {
  const { npm_config_fetch_retries, npm_config_fetch_retry_maxtimeout, PIP_RETRIES } = testEnvironment({})
  assert.deepEqual([npm_config_fetch_retries, npm_config_fetch_retry_maxtimeout, PIP_RETRIES], ['1', '1000', '1'])
})
