import type { Screen, Visit, Visitor } from './browser.ts'

/** What the journeys of a screen are given; ready once their tests run. */
export type Product = {
  site: () => string
  mailbox: () => string
  visit: (screen: Screen, options?: Visit) => Promise<Visitor>
}
