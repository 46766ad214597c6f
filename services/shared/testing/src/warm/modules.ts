import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Loads our own modules anew without a new process. Node keeps a module for ever under its address, so a file that is to be
 * loaded again gets another address: `rank.ts?load=7`. Only the mutated file and those that import it, however far away, are loaded
 * again; what does not know the mutated file cannot behave differently.
 */
export type Load = { number: number; files: ReadonlySet<string> }

const standIns = new Map([
  ['node:test', new URL('collect.ts', import.meta.url).href],
  ['node:assert/strict', new URL('assert.ts', import.meta.url).href],
])
const here = new URL('.', import.meta.url).href
const importers = new Map<string, Set<string>>()
const stripped = new Map<string, string>()

let root = ''
let kept = 0
let current: Load | undefined

/** From here on, imports of files below `folder` are seen, and their `node:test` and `node:assert/strict` are ours. */
export const watchImports = (folder: string): void => {
  root = pathToFileURL(`${folder}/`).href
  registerHooks({
    resolve: (specifier, context, next) => {
      const standIn = isOurs(context.parentURL ?? '') ? standIns.get(specifier) : undefined
      if (standIn) return { url: standIn, shortCircuit: true }
      const found = next(specifier, context)
      if (!isOurs(found.url)) return found
      noteImport(found.url, context.parentURL)
      const number = numberOf(found.url)
      return number === 0 ? found : { ...found, url: `${found.url}?load=${number}` }
    },
    load: (url, context, next) => {
      const file = withoutLoad(url)
      return isOurs(file) && file.endsWith('.ts')
        ? { format: 'module', source: sourceOf(file), shortCircuit: true }
        : next(url, context)
    },
  })
}

/** The files to load anew from here on; all others are those that are kept. */
export const use = (load: Load): void => {
  current = load
}

export const useKept = (): void => {
  current = undefined
}

/** When the kept modules can no longer be trusted: every file is loaded anew, and kept. */
export const keepAll = (number: number): void => {
  kept = number
  current = undefined
}

/** The file itself and all that import it, directly or through others. */
export const dependents = (file: string): Set<string> => {
  const found = new Set([pathToFileURL(file).href])
  for (const each of found) for (const importer of importers.get(each) ?? []) found.add(importer)
  return found
}

const isOurs = (url: string): boolean => url.startsWith(root) && !url.includes('/node_modules/') && !url.startsWith(here)

const noteImport = (url: string, parent = ''): void => {
  const importer = withoutLoad(parent)
  if (!isOurs(importer)) return
  const known = importers.get(url) ?? new Set()
  importers.set(url, known.add(importer))
}

const numberOf = (url: string): number => (current?.files.has(url) ? current.number : kept)

const withoutLoad = (url: string): string => url.replace(/\?load=\d+$/, '')

/** Removing the types costs more than compiling the rest, and is the same each time. */
const sourceOf = (url: string): string => {
  const known = stripped.get(url)
  if (known !== undefined) return known
  const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), 'utf8'))
  stripped.set(url, source)
  return source
}
