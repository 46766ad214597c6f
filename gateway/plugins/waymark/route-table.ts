/** One route of the committed table: generated from the contracts, or a whole prefix of a service. */
export type TableRoute = {
  readonly id: string
  readonly service: string
  readonly method: string
  readonly path: string
  readonly access: string
  readonly throttle: string
  readonly kind: string
}

export type RouteTable = {
  /** Longest prefix wins. A path below a prefix that no route names still goes to the service, which answers 404 or 405. */
  readonly prefixes: readonly { readonly prefix: string; readonly service: string }[]
  readonly routes: readonly TableRoute[]
}

/** Where a request goes and how it is treated. `id` names it in metrics and logs, so it never holds anything from the path. */
export type RouteTarget = {
  readonly id: string
  readonly service: string
  readonly access: string
  readonly throttle: string
  readonly stream: boolean
}

export type RouteFinder = (method: string, path: string) => RouteTarget

export const nowhere: RouteTarget = { id: 'none', service: '', access: 'public', throttle: 'read', stream: false }
const site: RouteTarget = { id: 'site', service: 'frontend', access: 'public', throttle: 'read', stream: false }

type Node = {
  readonly children: Map<string, Node>
  parameter: Node | undefined
  readonly targets: Map<string, RouteTarget>
  unknown: Unknown | undefined
}

/** Where a path goes that no route names, for reading and for everything else. */
type Unknown = { readonly read: RouteTarget; readonly change: RouteTarget }

/** Compiles the table into a tree of path segments. Everything that is not under /api is the site's. */
export function compileRouteTable(table: RouteTable): RouteFinder {
  const root = newNode()
  const unknown = unknownPaths(table)
  for (const { prefix } of table.prefixes) descend(root, prefix).unknown = unknown.get(prefix)
  for (const route of table.routes) descend(root, route.path).targets.set(route.method, targetOf(route))

  return (method, path) => {
    if (path !== '/api' && !path.startsWith('/api/')) return site
    const segments = path.split('/')
    const asked = method === 'HEAD' ? 'GET' : method
    const exact = findExact(root, segments, 1, asked)
    if (exact) return exact
    const below = findPrefix(root, segments)
    if (!below) return nowhere
    return asked === 'GET' ? below.read : below.change
  }
}

function targetOf(route: TableRoute): RouteTarget {
  const { id, service, access, throttle, kind } = route
  return { id, service, access, throttle, stream: kind === 'sse' }
}

/** Static segments win over parameters, as they do in the services' own routers. */
function findExact(node: Node, segments: readonly string[], at: number, method: string): RouteTarget | undefined {
  if (at === segments.length) return node.targets.get(method)
  const child = node.children.get(segments[at]!)
  const found = child && findExact(child, segments, at + 1, method)
  if (found) return found
  // The services' router takes an empty last segment for a parameter too.
  return node.parameter && findExact(node.parameter, segments, at + 1, method)
}

function findPrefix(root: Node, segments: readonly string[]): Unknown | undefined {
  let unknown: Unknown | undefined
  let node: Node | undefined = root
  for (let at = 1; at <= segments.length && node; at++) {
    unknown = node.unknown ?? unknown
    node = node.children.get(segments[at]!) ?? node.parameter
  }
  return unknown
}

/** The classes of throttle.json from the most generous to the strictest. */
const byStrictness = ['read', 'write', 'stream', 'costly', 'sign-in', 'assessment-guest', 'report']

/**
 * What a prefix gives to a path that no route names: the strictest class of the routes below it. Should the service after all
 * find a handler where we found none, the handler is not reached under softer rules than its own.
 */
function unknownPaths({ prefixes, routes }: RouteTable): ReadonlyMap<string, Unknown> {
  const strictest = new Map<string, number>()
  for (const { id, path, throttle } of routes) {
    const rank = byStrictness.indexOf(throttle)
    if (rank === -1) throw new Error(`route ${id} has the throttle "${throttle}", whose strictness is not known`)
    const owner = prefixes
      .filter(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
      .reduce((longest, { prefix }) => (prefix.length > longest.length ? prefix : longest), '')
    strictest.set(owner, Math.max(strictest.get(owner) ?? 0, rank))
  }
  return new Map(
    prefixes.map(({ prefix, service }) => {
      const least = (rank: number): RouteTarget => {
        const throttle = byStrictness[Math.max(rank, strictest.get(prefix) ?? 0)]!
        return { id: `${service}.other`, service, access: 'any', throttle, stream: false }
      }
      return [prefix, { read: least(0), change: least(1) }]
    }),
  )
}

function descend(root: Node, path: string): Node {
  let node = root
  for (const segment of path.split('/').slice(1)) {
    if (segment.startsWith('{')) {
      node.parameter ??= newNode()
      node = node.parameter
      continue
    }
    const next = node.children.get(segment) ?? newNode()
    node.children.set(segment, next)
    node = next
  }
  return node
}

function newNode(): Node {
  return { children: new Map(), parameter: undefined, targets: new Map(), unknown: undefined }
}
