type ModuleInfo = {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
  importedIds: readonly string[]
}
type Graph = { getModuleInfo(id: string): ModuleInfo | null }

/** Ant Design with what it stands on: it comes with the screens that draw with it, and with no other. */
const widgets = /node_modules\/(?:antd|@ant-design|@rc-component|@emotion|@babel)\//
const shell = 'app/shell/SignedInPages.tsx'
const firstScreen = 'features/dashboard/DashboardPage.tsx'

/**
 * The file that a module of the signed-in product goes into; null where the bundler decides. By itself it makes a file for every set of
 * screens that have something in common: some forty of about a kilobyte, each of which is a request before a first screen can draw.
 * Here what the shell shares with screens is one file, and what screens share with each other another.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (id.startsWith('\0') || id.endsWith('.css') || reaches(id, graph)) return null
  const found = rootsOf(id, graph)
  const roots = [...found].map((root) => root.replace(/^.*\/src\//, ''))
  if (roots.length < 2 || [...found].some((root) => isPublic(root, graph))) return null
  if (roots.some((root) => root.endsWith('index.html'))) return 'app'
  if (roots.includes(shell)) return 'signed-in'
  return roots.length > 2 || roots.includes(firstScreen) ? 'screens' : null
}

/** The modules that are loaded by themselves, at first or when they are needed, and bring this one with them. */
function rootsOf(id: string, graph: Graph): Set<string> {
  const roots = new Set<string>()
  walk(id, (at) => {
    const info = graph.getModuleInfo(at)
    if (info?.isEntry || info?.dynamicImporters.length) roots.add(at)
    return info?.importers ?? []
  })
  return roots
}

/** Whether a public page begins with a module, or fetches it later, as it does what measures a visit. */
function isPublic(root: string, graph: Graph, seen = new Set<string>()): boolean {
  if (root.includes('/src/site/island/')) return true
  if (seen.has(root)) return false
  seen.add(root)
  const from = (graph.getModuleInfo(root)?.dynamicImporters ?? []).flatMap((importer) => [...rootsOf(importer, graph)])
  return from.some((each) => isPublic(each, graph, seen))
}

function reaches(id: string, graph: Graph): boolean {
  let found = false
  walk(id, (at) => {
    found ||= widgets.test(at)
    return found ? [] : (graph.getModuleInfo(at)?.importedIds ?? [])
  })
  return found
}

function walk(id: string, nextOf: (id: string) => readonly string[], seen = new Set<string>()): void {
  if (seen.has(id)) return
  seen.add(id)
  for (const next of nextOf(id)) walk(next, nextOf, seen)
}
