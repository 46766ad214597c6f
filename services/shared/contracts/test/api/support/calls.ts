import type { AnyRoute } from '../../../src/route.ts'
import { allRoutes } from '../../../src/routes/all.ts'

/** A call as it is named in the lists of the tests: `GET /api/jobs`. */
export const callOf = ({ method, path }: AnyRoute) => `${method} ${path}`

/** The calls that have something, sorted. */
export const callsWith = (has: (route: AnyRoute) => boolean) => allRoutes.filter(has).map(callOf).sort()

/** A list that stands in a test with one entry a line, sorted. */
export const list = (text: string) =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .sort()

export const isPage = ({ kind }: AnyRoute) => kind === 'page'
