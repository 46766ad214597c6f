import { DEAD_LETTERS } from '@waymark/bus/topics'

export type ProductTopic = {
  name: string
  /** Who alone writes it; nobody for what every service writes. */
  service?: string
  /** Services that subscribe to it. */
  readers: readonly string[]
}

const events = (service: string, readers: readonly string[]): ProductTopic => ({
  ...{ name: `waymark.${service}.v1`, service, readers },
})

/**
 * Every topic of the product, who writes and who reads it. A topic that the code names and this table does not fails the tests, and so
 * does a reader that is not one.
 */
export const topics: readonly ProductTopic[] = [
  events('identity', ['assessment', 'game', 'jobs', 'learning', 'report', 'skills']),
  events('assessment', ['identity', 'skills']),
  events('skills', ['identity', 'assessment', 'learning']),
  events('jobs', ['identity']),
  events('learning', ['identity']),
  events('game', ['identity', 'skills']),
  events('report', ['identity', 'assessment']),
  { name: DEAD_LETTERS, readers: [] },
]
