import { SharedArray } from 'k6/data'
import exec from 'k6/execution'
import type { LoadPerson } from '../people/make-people.ts'

/** One copy for all virtual users. */
const people = new SharedArray<LoadPerson>('people', () => JSON.parse(open(__ENV.PEOPLE ?? '')) as LoadPerson[])

export type Account = { cookie: string; person: number }

export const personAt = (index: number): LoadPerson => people[index % people.length]!

/** Another person with every iteration, all of them in turn. */
export const nextPerson = (): LoadPerson => personAt(exec.scenario.iterationInTest)

/** An address that no other guest of any run has. */
export const freshAddress = (): string =>
  `load-${__ENV.RUN}-${exec.vu.idInTest}-${exec.scenario.name}-${exec.scenario.iterationInTest}@example.org`

export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}

/** The virtual user's own account where what is done leaves a state behind, as long as there are enough of them. */
export const ownAccount = (accounts: readonly Account[]): Account => accounts[exec.vu.idInTest % accounts.length]!
