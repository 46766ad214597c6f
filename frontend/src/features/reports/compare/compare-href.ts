import { linkTo } from '../../../routes.ts'

type Dated = { id: string; createdAt: string }

/** Where two reports are compared: what changed from the earlier to the later one. */
export function compareHref(one: Dated, other: Dated): string {
  const [earlier, later] = one.createdAt < other.createdAt ? [one, other] : [other, one]
  return linkTo('compareReports', { id: later.id, other: earlier.id })
}
