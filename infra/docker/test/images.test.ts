import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { ownCertificates } from '../certificates.ts'
import { buildImages, ensureImages } from '../images.ts'

const folder = temporaryFolder('images')
const company = join(folder, 'company.pem')
const machine = { ...process.env }
after(() => {
  process.env = machine
})
beforeEach(() => {
  // With a host named, no engine is ever started here.
  process.env = { ...machine, PATH: `${folder}:${machine.PATH}`, DOCKER_HOST: 'unix:///nowhere' }
  for (const name of ['NODE_EXTRA_CA_CERTS', 'npm_config_cafile', 'SSL_CERT_FILE']) delete process.env[name]
  rmSync(seen, { recursive: true, force: true })
  mkdirSync(seen)
})
writeFileSync(company, 'the authority of a company')

/** A docker whose base images came from a registry; it keeps what it is given to build and with which settings. A git of our own, too. */
const seen = join(folder, 'seen')
writeFileSync(
  join(folder, 'docker'),
  `#!/bin/sh
case "$*" in
  version*) echo 29.0 ;;
  'compose version') echo 'Docker Compose version v2.40.3' ;;
  *'image.revision'*) echo "$BUILT_FROM" ;;
  *'.Config.Labels'*) echo null ;;
  *'.Size'*) echo 1000000 ;;
  build*) for folder in "$@"; do :; done; cp "$folder"/* ${seen} ;;
  compose*build*) echo "$WAYMARK_NODE_IMAGE" > ${seen}/node-image ;;
esac
`,
  { mode: 0o755 },
)
writeFileSync(
  join(folder, 'git'),
  `#!/bin/sh
case "$1" in
  status) printf "$CHANGED" ;;
  rev-parse) echo 1234567 ;;
esac
`,
  { mode: 0o755 },
)
const read = (name: string) => readFileSync(join(seen, name), 'utf8')

test('the packages of the images are fetched with the authorities that this machine trusts', async () => {
  process.env.NODE_EXTRA_CA_CERTS = company
  await buildImages()
  assert.equal(read('node-image'), 'waymark-build/node:24-bookworm-slim\n')
  assert.equal(read('own-certificates.pem'), 'the authority of a company')
  assert.match(read('Dockerfile'), /^FROM node:24-bookworm-slim\nCOPY own-certificates\.pem (\S+)\nENV NODE_EXTRA_CA_CERTS=\1\n$/)
})

test('without any the images stand on the plain base', async () => {
  await buildImages()
  assert.equal(read('node-image'), '\n')
})

test('whichever way npm is told of them; a file that is not there counts for nothing', () => {
  for (const name of ['NODE_EXTRA_CA_CERTS', 'npm_config_cafile', 'SSL_CERT_FILE'])
    assert.equal(ownCertificates({ [name]: company }), company, name)
  assert.equal(ownCertificates({ NODE_EXTRA_CA_CERTS: join(folder, 'gone.pem'), SSL_CERT_FILE: company }), company)
  assert.equal(ownCertificates({}), undefined)
})

test('images of this commit are used as they are; those of another one, and of changed sources, are built anew', async () => {
  const built = async (settings: NodeJS.ProcessEnv) => {
    rmSync(join(seen, 'node-image'), { force: true })
    Object.assign(process.env, { BUILT_FROM: '1234567', CHANGED: '', ...settings })
    await ensureImages()
    return existsSync(join(seen, 'node-image'))
  }
  assert.equal(await built({}), false)
  assert.equal(await built({ BUILT_FROM: '7654321' }), true)
  assert.equal(await built({ BUILT_FROM: '' }), true)
  assert.equal(await built({ CHANGED: ' M services/x.ts' }), true)
})
