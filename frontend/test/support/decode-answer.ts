import { explain } from '@waymark/contracts/codec/errors'
import type { AnyRoute } from '@waymark/contracts/route'
import { allRoutes } from '@waymark/contracts/routes/all'
import { isRight } from 'fp-ts/lib/Either.js'

export const routeOf = (id: string): AnyRoute => {
  const route = allRoutes.find((candidate) => candidate.id === id)
  if (!route) throw new Error(`no call ${id}`)
  return route
}

/** What the screens would read of an answer: it must be what the contract of the call says. */
export const decodeAnswer = (id: string, answer: unknown): unknown => {
  const decoded = routeOf(id).response.decode(answer)
  if (!isRight(decoded)) throw new Error(`${id}: ${JSON.stringify(explain(decoded.left))}`)
  return decoded.right
}
