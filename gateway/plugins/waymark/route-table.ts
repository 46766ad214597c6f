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
  service: string | undefined
}

/** Compiles the table into a tree of path segments. Everything that is not under /api is the site's. */
export function compileRouteTable(table: RouteTable): RouteFinder {
  const root = newNode()
  for (const { prefix, service } of table.prefixes) descend(root, prefix).service = service
  for (const route of table.routes) descend(root, route.path).targets.set(route.method, targetOf(route))
  const bare = bareTargets(table)

  return (method, path) => {
    if (path !== '/api' && !path.startsWith('/api/')) return site
    const segments = path.split('/')
    const asked = method === 'HEAD' ? 'GET' : method
    const exact = findExact(root, segments, 1, asked)
    if (exact) return exact
    const service = findService(root, segments)
    return service === undefined ? nowhere : bare(service, asked)
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
  if (!node.parameter || segments[at] === '') return undefined
  return findExact(node.parameter, segments, at + 1, method)
}

function findService(root: Node, segments: readonly string[]): string | undefined {
  let service: string | undefined
  let node: Node | undefined = root
  for (let at = 1; at <= segments.length && node; at++) {
    service = node.service ?? service
    node = at < segments.length ? (node.children.get(segments[at]!) ?? node.parameter) : undefined
  }
  return service
}

function bareTargets(table: RouteTable): (service: string, method: string) => RouteTarget {
  const made = new Map<string, RouteTarget>()
  for (const { service } of table.prefixes) {
    for (const throttle of ['read', 'write']) {
      made.set(`${service} ${throttle}`, { id: `${service}.other`, service, access: 'any', throttle, stream: false })
    }
  }
  return (service, method) => made.get(`${service} ${method === 'GET' ? 'read' : 'write'}`) ?? nowhere
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
  return { children: new Map(), parameter: undefined, targets: new Map(), service: undefined }
}
