import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repoRoot } from '../../dev/places.ts'
import { sayStep } from '../../tools/say-step.ts'
import { withLock } from '../../tools/with-lock.ts'
import { docker } from '../docker.ts'
import { ensureEngine } from '../engine.ts'
import { debianRecipe, importDebian } from './debian.ts'
import { imageOf, offline, standInFor } from './names.ts'
import { createPull } from './pull.ts'
import { type Recipe, recipes, withNeeds } from './recipes.ts'

const LABEL = 'org.waymark.stand-in'
const RECIPE_LABEL = 'org.waymark.recipe'

export type Outcome = { tag: string; how: 'there' | 'pulled' | 'built'; megabytes: number; seconds: number }

/**
 * Sees to it that the images that ours are built on and run with are there: what is there already is left alone, and a registry is
 * asked for the rest. Only where WAYMARK_OFFLINE_IMAGES=1 asks for it are stand-ins built from package registries, under names of
 * their own (`names.ts`). They carry the label org.waymark.stand-in, as does everything built upon them, and are never pushed.
 */
export async function ensureBaseImages(
  names: readonly string[] = recipes.map(({ tag }) => tag),
  tell: (outcome: Outcome) => void = () => undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  mkdirSync(workshop, { recursive: true })
  for (const recipe of await missingOf(names)) {
    const began = performance.now()
    const how = await withLock(join(workshop, `${fileName(recipe.tag)}.lock`), () => provide(recipe))
    const seconds = (performance.now() - began) / 1000
    const tag = imageOf(recipe.tag)
    const outcome = { tag, how, seconds, megabytes: await megabytesOf(tag) }
    outcomes.push(outcome)
    tell(outcome)
  }
  return outcomes
}

const workshop = join(repoRoot, '.cache/base-images')
const pull = createPull()

/** The named images; what they stand on only where it takes part in building one. */
async function missingOf(names: readonly string[]): Promise<Recipe[]> {
  const missing: string[] = []
  for (const name of names) if ((await stateOf(recipeOf(name))) !== 'there') missing.push(name)
  const involved = new Set([...names, ...(offline() ? withNeeds(missing) : []).map(({ tag }) => tag)])
  return recipes.filter(({ tag }) => involved.has(tag))
}

async function provide(recipe: Recipe): Promise<Outcome['how']> {
  const state = await stateOf(recipe)
  if (state === 'there') return 'there'
  if (!offline()) {
    sayStep(`pulling ${recipe.tag}`, 'usually some seconds')
    if (await pull(recipe.tag)) return 'pulled'
    throw new Error(
      `no image registry gives ${recipe.tag}; WAYMARK_OFFLINE_IMAGES=1 builds ${standInFor(recipe.tag)} from packages`,
    )
  }
  sayStep(`building ${standInFor(recipe.tag)} from packages`, 'usually one to three minutes, once')
  await build(recipe)
  return 'built'
}

/** `stale`: a stand-in made by an older recipe. An image without the label is somebody's own and always good. */
async function stateOf(recipe: Recipe): Promise<'there' | 'stale' | 'absent'> {
  const labels = await labelsOf(imageOf(recipe.tag))
  if (!labels) return 'absent'
  return labels[LABEL] === undefined || labels[RECIPE_LABEL] === digestOf(recipe) ? 'there' : 'stale'
}

async function build(recipe: Recipe): Promise<void> {
  const folder = join(workshop, fileName(recipe.tag))
  const labels = [`${LABEL}=1`, `${RECIPE_LABEL}=${digestOf(recipe)}`]
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (typeof recipe.from !== 'string') {
    await importDebian(standInFor(recipe.tag), recipe.from, { folder, labels })
  } else {
    cpSync(join(import.meta.dirname, recipe.from), folder, { recursive: true })
    await recipe.prepare?.(folder)
    const flags = labels.flatMap((label) => ['--label', label])
    await docker(['build', '--tag', standInFor(recipe.tag), ...flags, folder], { timeoutMs: 30 * 60_000 })
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Changes with the recipe's own files and with those of what it is built upon. */
export function digestOf(recipe: Recipe): string {
  const hash = createHash('sha256').update(JSON.stringify([recipe.tag, recipe.from]))
  if (typeof recipe.from === 'string') {
    const folder = join(import.meta.dirname, recipe.from)
    for (const name of filesBelow(folder)) hash.update(name).update(readFileSync(join(folder, name)))
  } else {
    hash.update(debianRecipe)
  }
  for (const need of recipe.needs) hash.update(digestOf(recipeOf(need)))
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort()
}

const recipeOf = (name: string): Recipe => withNeeds([name]).find(({ tag }) => tag === name) as Recipe

async function labelsOf(tag: string): Promise<Record<string, string> | undefined> {
  const told = await docker(['image', 'inspect', '--format', '{{json .Config.Labels}}', tag]).catch((error: Error) => {
    if (/no such image/i.test(error.message)) return undefined
    throw error
  })
  return told === undefined ? undefined : ((JSON.parse(told) as Record<string, string> | null) ?? {})
}

async function megabytesOf(tag: string): Promise<number> {
  return Math.round(Number(await docker(['image', 'inspect', '--format', '{{.Size}}', tag])) / 1e6)
}

const fileName = (tag: string) => tag.replaceAll(/[^\w.-]/g, '-')

if (import.meta.main) {
  await ensureEngine()
  const names = process.argv.slice(2)
  await ensureBaseImages(names.length > 0 ? names : undefined, ({ tag, how, megabytes, seconds }) =>
    console.log(`${tag.padEnd(28)} ${how.padEnd(7)} ${String(megabytes).padStart(4)} MB ${seconds.toFixed(1).padStart(6)} s`),
  )
}
