import * as t from 'io-ts'
import { object } from '../codec/object.ts'
import { oneOf } from '../codec/primitives.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

/** What a person has set for themselves; the same on every device. */
export const accountSettings = object({
  theme: oneOf(themeChoices, 'Please choose system, light or dark'),
  /** Doubles the clock of the Skills Challenge (WCAG 2.2.1); such a game makes no evidence. */
  extraTime: t.boolean,
})
export type AccountSettings = t.TypeOf<typeof accountSettings>
