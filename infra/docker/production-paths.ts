export type LockedPackage = {
  /** Where it differs from the folder's: workspaces, and packages under another name. */
  name?: string
  version?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Locked = Record<string, LockedPackage>

/** Where the packages lie that these workspaces need to run, whoever else may need them to be built or tested. */
export function productionPaths(locked: Locked, workspaces: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...workspaces]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { dependencies, optionalDependencies } = locked[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = resolve(locked, path, name)
      if (found) waiting.push(found)
    }
  }
  return seen
}

/** As Node looks for it: beside the one that asks, then one folder further up each time. An optional one may be nowhere. */
function resolve(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const found = locked[path]
    if (found) return found.link ? found.resolved : path
    if (folder === '') return undefined
  }
}
