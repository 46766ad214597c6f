import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { temporaryFolder } from '@waymark/testing/machine/folder'
import { repoRoot } from '../../dev/places.ts'
import { digestOf } from '../base-images/build.ts'
import { readArchive, sourcesFor } from '../base-images/debian-sources.ts'
import { imageOf, imageSettings, standInFor } from '../base-images/names.ts'
import { createPull } from '../base-images/pull.ts'
import { recipes, withNeeds } from '../base-images/recipes.ts'

const folderOf = (name: string) => join(import.meta.dirname, '../base-images', name)

test('packages come from where this machine has its own: the archive, and its security updates when apt knows them', () => {
  const told = `http://other.example/tools/ /k/tools.gpg
http://mirror.example/debian/ /usr/share/keyrings/own.gpg
http://mirror.example/debian/ /usr/share/keyrings/own.gpg
http://mirror.example/debian-security/ /usr/share/keyrings/own.gpg`
  const archive = readArchive(told)
  assert.deepEqual(archive, {
    uri: 'http://mirror.example/debian/',
    securityUri: 'http://mirror.example/debian-security/',
    keyring: '/usr/share/keyrings/own.gpg',
  })
  const released = sourcesFor('bookworm', archive, true)
  assert.match(released, /^URIs: http:\/\/mirror\.example\/debian\/\nSuites: bookworm bookworm-updates$/m)
  assert.match(released, /^URIs: http:\/\/mirror\.example\/debian-security\/\nSuites: bookworm-security$/m)
  assert.doesNotMatch(sourcesFor('forky', archive, false), /updates|security/)
})

test('an apt without a keyring of its own uses that of the distribution; one without Debian is refused', () => {
  assert.equal(readArchive('http://mirror.example/debian/ ').keyring, '/usr/share/keyrings/debian-archive-keyring.gpg')
  assert.throws(() => readArchive('http://mirror.example/ubuntu/ '), /no archive of Debian/)
})

test('a recipe comes after all that it is built upon, and brings it along', () => {
  const tags = recipes.map(({ tag }) => tag)
  for (const { tag, needs } of recipes)
    for (const need of needs) assert.ok(tags.indexOf(need) < tags.indexOf(tag), `${need} before ${tag}`)
  assert.deepEqual(
    withNeeds(['maildev/maildev:2.2.1']).map(({ tag }) => tag),
    ['debian:bookworm-slim', 'node:24-bookworm-slim', 'maildev/maildev:2.2.1'],
  )
  assert.throws(() => withNeeds(['mysql:9']), /no stand-in for mysql:9/)
})

test('every Dockerfile stands on a stand-in that its recipe names, by words that every builder knows', () => {
  for (const { from, needs } of recipes) {
    if (typeof from !== 'string') continue
    const file = join(folderOf(from), 'Dockerfile')
    assert.ok(existsSync(file), file)
    const text = readFileSync(file, 'utf8')
    assert.deepEqual([/^FROM (\S+)$/m.exec(text)?.[1]], needs.map(standInFor))
    assert.doesNotMatch(text, /^# *syntax=|--mount|--link|--chmod|<</m)
  }
})

test('stand-ins are used only where they are asked for, and never under an official name', () => {
  assert.equal(imageOf('postgres:18', {}), 'postgres:18')
  assert.deepEqual(imageSettings({}), {})
  const asked = { WAYMARK_OFFLINE_IMAGES: '1' }
  assert.equal(imageOf('postgres:18', asked), 'waymark.local/postgres:18')
  assert.equal(imageOf('waymark/jobs:dev', asked), 'waymark/jobs:dev')
  const { TESTCONTAINERS_HUB_IMAGE_NAME_PREFIX: prefix, ...images } = imageSettings(asked)
  assert.equal(prefix, 'waymark.local')
  const compose = readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8')
  for (const [setting, image] of Object.entries(images)) {
    const official = image.slice('waymark.local/'.length)
    assert.ok(
      recipes.some(({ tag }) => tag === official),
      image,
    )
    assert.ok(compose.includes(`\${${setting}:-${official}}`), `docker-compose.yml does not read ${setting}`)
  }
})

test('a recipe is told apart from its older self by a digest of its own', () => {
  const digests = recipes.map(digestOf)
  assert.equal(new Set(digests).size, recipes.length)
  assert.deepEqual(recipes.map(digestOf), digests)
})

test('an image is pulled where a registry answers; a silent registry is asked once', async () => {
  const folder = temporaryFolder('pull')
  const asked = join(folder, 'asked')
  const program = join(folder, 'docker')
  const registry = (answer: string) => {
    writeFileSync(program, `#!/bin/sh\necho "$2" >> ${asked}\n${answer}\n`, { mode: 0o755 })
    writeFileSync(asked, '')
    return createPull({ program, answersWithinMs: 2_000 })
  }
  const times = () => readFileSync(asked, 'utf8').trim().split('\n').length

  const alive = registry('echo "18: Pulling from library/postgres"')
  assert.deepEqual([await alive('postgres:18'), await alive('redis:8'), times()], [true, true, 2])
  const refusing = registry('echo "Error: pull access denied" >&2; exit 1')
  assert.deepEqual([await refusing('postgres:18'), await refusing('redis:8'), times()], [false, false, 2])
  const away = registry('echo "dial tcp: lookup registry: no such host" >&2; exit 1')
  assert.deepEqual([await away('postgres:18'), await away('redis:8'), times()], [false, false, 1])
  const silent = registry('exec sleep 60')
  assert.deepEqual([await silent('postgres:18'), await silent('redis:8'), times()], [false, false, 1])
})
