import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { oneOf, optional } from '../../codec/primitives.ts'

export const themeChoices = ['system', 'light', 'dark'] as const

const theme = oneOf(themeChoices, 'Please choose system, light or dark')

/** What a person has set for themselves; the same on every device. */
export const accountSettings = object({
  theme,
  /** Doubles the clock of the Skills Challenge (WCAG 2.2.1); such a game makes no evidence. */
  extraTime: t.boolean,
})
export type AccountSettings = t.TypeOf<typeof accountSettings>

/** A setting left out stays as it is: another device may have changed it meanwhile. */
export const settingsChange = object({ theme: optional(theme), extraTime: optional(t.boolean) })
export type SettingsChange = t.TypeOf<typeof settingsChange>
