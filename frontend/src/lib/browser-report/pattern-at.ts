import { routeAt, routes } from '../../routes.ts'

/** The pattern of a page and never its address, which may hold an id or the token of a link. */
export function patternAt(pathname: string): string {
  const key = routeAt(pathname)
  return key ? routes[key].path : 'other'
}
