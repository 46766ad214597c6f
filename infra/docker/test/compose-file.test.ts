import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parseEnv } from 'node:util'
import { schemaOwners } from '@waymark/provision/database/owners'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { parse } from 'yaml'
import { repoRoot } from '../../dev/places.ts'
import { settingRules } from '../../dev/settings.ts'
import { secretsIn, secretsOf } from '../../dev/test/secrets-of.ts'

type Service = {
  image?: string
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  logging?: { options?: { 'max-size'?: string; 'max-file'?: string } }
  ports?: string[]
  environment?: Record<string, string>
  healthcheck?: { disable?: boolean }
  depends_on?: Record<string, { condition: string }>
  stop_grace_period?: string
}

const source = readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8')
const { services } = parse(source, { merge: true, maxAliasCount: -1 }) as { services: Record<string, Service> }
const ours = Object.entries(services).filter(([, { image }]) => image?.startsWith('waymark/'))

test('the names are those of the product, and every process has a place to migrate', () => {
  const processes = ['gateway', 'frontend', ...schemaOwners.filter((owner) => owner !== 'report'), 'report-api', 'report-worker']
  for (const name of [...processes, 'postgres', 'redis', 'kafka', 'mailbox', 'topics', 'database-prepare'])
    assert.ok(services[name], name)
  for (const owner of schemaOwners) assert.equal(services[`migrate-${owner}`]?.environment?.SCHEMA, owner)
})

test('everything of ours has a read-only root, no capabilities and a limit of memory and of its log; nothing gains privileges', () => {
  for (const [name, service] of ours) {
    assert.equal(service.read_only, true, name)
    assert.deepEqual(service.cap_add, undefined, name)
  }
  for (const [name, service] of Object.entries(services)) {
    assert.deepEqual(service.cap_drop, ['ALL'], name)
    assert.ok(service.security_opt?.includes('no-new-privileges:true'), name)
    assert.ok(service.mem_limit, name)
    assert.deepEqual(service.logging?.options, { 'max-size': '10m', 'max-file': '3' }, name)
  }
  for (const name of ['report-api', 'report-worker'])
    assert.ok(services[name]?.security_opt?.includes('seccomp:infra/docker/seccomp-chromium.json'))
})

test('only this machine reaches a port, no tag is left to chance, and whoever is waited for is asked how they are', () => {
  for (const [name, { ports = [], image = '', depends_on = {} }] of Object.entries(services)) {
    for (const port of ports) assert.match(port, /^127\.0\.0\.1:/, name)
    assert.match(image, /:(\$\{WAYMARK_VERSION:-dev\}|v?\d[\w.]*\}?)$/, name)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      assert.ok(services[other], `${name} waits for ${other}`)
      assert.match(condition, /^service_(healthy|completed_successfully)$/)
      if (condition === 'service_healthy') assert.notEqual(services[other]?.healthcheck?.disable, true, other)
    }
  }
  assert.equal(services['report-worker']?.stop_grace_period, '75s')
})

test('every process is given the secrets it needs and no others, and runs in the mode of its image', () => {
  for (const [name, { environment = {} }] of ours) {
    assert.equal(environment.NODE_ENV, undefined, name)
    if (name === 'database-prepare' || name === 'topics' || name.startsWith('migrate-')) continue
    assert.deepEqual(secretsIn(environment), secretsOf[name], name)
  }
})

test('mails come from a name of your own, and how reports are paid is said', () => {
  const given = (name: string, variable: string) => String(services[name]?.environment?.[variable])
  for (const name of ['identity', 'report-api', 'report-worker'])
    assert.match(given(name, 'MAIL_FROM'), /^\$\{MAIL_FROM:-\}$/, name)
  assert.match(given('report-api', 'PAYMENTS'), /^\$\{PAYMENTS:-placeholder\}$/)
})

test('every setting that the file reads is one that .env may hold for make up too', () => {
  const read = [...source.matchAll(/\$\{([A-Z0-9_]+)[:}]/g)].map((match) => match[1] ?? '')
  const names = read.filter((name) => !/^(WAYMARK|COMPOSE)_/.test(name))
  assert.ok(names.includes('TRUSTED_PROXIES') && names.includes('PROMETHEUS_PORT'))
  for (const name of names) assert.ok(name in settingRules, name)
})

test('no secret is written into the file', () => {
  for (const line of source.split('\n').filter((each) => /PASSWORD|SECRET|PRIVATE_KEY/.test(each))) {
    const values = line.replaceAll(/\$\{[^}]*\}|\$\$\w+/g, '')
    assert.doesNotMatch(values, /(PASSWORD|SECRET|PRIVATE_KEY\w*)["']?:\s*["']?\w/, line)
  }
  assert.doesNotMatch(source, /\$\{WAYMARK_\w*(PASSWORD|SECRETS?|PRIVATE_KEY|PUBLIC_KEY):-[^}]/)
})

test('the secrets file gets every secret that the file asks for, once, readable for its owner alone', () => {
  const folder = temporaryFolder('compose')
  const file = join(folder, '.env')
  const make = () => execFileSync('sh', [join(import.meta.dirname, '../compose-env.sh'), file])
  writeFileSync(file, 'SITE_PORT=8099\nWAYMARK_REDIS_PASSWORD=mine')
  make()
  const first = readFileSync(file, 'utf8')
  make()
  assert.equal(readFileSync(file, 'utf8'), first)
  const env = parseEnv(first)
  assert.equal(env.SITE_PORT, '8099')
  assert.equal(env.WAYMARK_REDIS_PASSWORD, 'mine')
  for (const [, name = ''] of source.matchAll(/\$\{(WAYMARK_\w*(?:PASSWORD|LINK_SECRET|STEP_SECRET|_KEY))[:}]/g))
    assert.ok(env[name], name)
  const der = (name: string) => Buffer.from(env[name] ?? '', 'base64url')
  const secret = createPrivateKey({ key: der('WAYMARK_IDENTITY_TOKEN_PRIVATE_KEY'), format: 'der', type: 'pkcs8' })
  const known = createPublicKey({ key: der('WAYMARK_IDENTITY_TOKEN_PUBLIC_KEY'), format: 'der', type: 'spki' })
  assert.ok(createPublicKey(secret).equals(known))
  assert.equal(statSync(file).mode & 0o777, 0o600)
})
