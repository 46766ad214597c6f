import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repoRoot } from '../dev/places.ts'
import { sayStep } from '../tools/say-step.ts'
import { ensureBaseImages } from './base-images/build.ts'
import { nodeImageWithOwnCertificates } from './certificates.ts'
import { composeFor, usualEnvFile, writeComposeEnv } from './compose.ts'
import { docker } from './docker.ts'
import { ensureEngine } from './engine.ts'

/** Our images, as docker-compose.yml builds them. */
export const ownImages = [
  ...(['gateway', 'frontend', 'identity', 'assessment', 'report', 'skills', 'jobs', 'learning', 'game'] as const),
]

/** What ours are built on, and what runs beside them. */
export const builtOn = ['debian:bookworm-slim', 'node:24-bookworm-slim'] as const
export const runBeside = ['postgres:18', 'redis:8', 'apache/kafka:4.1.1', 'maildev/maildev:2.2.1'] as const

/** Builds all of ours, unless they are there and were built from the commit that is checked out, with nothing changed in it. */
export async function ensureImages(version = process.env.WAYMARK_VERSION ?? 'dev'): Promise<void> {
  const built = await Promise.all(ownImages.map((name) => revisionOf(`waymark/${name}:${version}`)))
  const current = git('status', '--porcelain') === '' ? git('rev-parse', '--short', 'HEAD') : undefined
  if (!built.every((revision) => revision !== undefined && revision === current)) await buildImages()
}

/** Builds all of ours; base images that no registry gives are built first. */
export async function buildImages(): Promise<void> {
  await ensureEngine()
  await ensureBaseImages(builtOn)
  const revision = git('rev-parse', '--short', 'HEAD')
  // Compose wants every secret that its file names, also for a build, which uses none of them.
  const folder = mkdtempSync(join(tmpdir(), 'waymark-build-'))
  try {
    const unused = join(folder, 'env')
    await writeComposeEnv(unused)
    const envFiles = [unused, ...(existsSync(usualEnvFile) ? [usualEnvFile] : [])]
    const nodeImage = await nodeImageWithOwnCertificates()
    const env = { WAYMARK_REVISION: revision, COMPOSE_PARALLEL_LIMIT: '2', ...(nodeImage && { WAYMARK_NODE_IMAGE: nodeImage }) }
    const compose = composeFor({ envFiles, env })
    sayStep(
      `building ${ownImages.length} images`,
      'usually ten minutes the first time, one to three when the packages are the same',
    )
    await compose(['build', '--quiet'], { timeoutMs: 60 * 60_000 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8' }).trim()

async function revisionOf(image: string): Promise<string | undefined> {
  const format = '{{index .Config.Labels "org.opencontainers.image.revision"}}'
  return docker(['image', 'inspect', '--format', format, image]).then(
    (revision) => revision.trim(),
    () => undefined,
  )
}

/** What an image takes on disk, layers that it shares with others included, in megabytes of a million bytes. */
export async function imageSizes(version = process.env.WAYMARK_VERSION ?? 'dev'): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const name of ownImages) {
    const told = await docker(['image', 'inspect', '--format', '{{.Size}}', `waymark/${name}:${version}`])
    sizes[name] = Math.round(Number(told) / 1e5) / 10
  }
  return sizes
}

if (import.meta.main) {
  const began = performance.now()
  await buildImages()
  console.log(`images built in ${((performance.now() - began) / 1000).toFixed(0)} s; sizes in MB, shared layers counted in each:`)
  console.table(await imageSizes())
}
