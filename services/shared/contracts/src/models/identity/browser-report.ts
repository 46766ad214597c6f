import type * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { integerBetween, listOf, numberBetween, oneOf, optional, text } from '../../codec/primitives.ts'

/**
 * The pages of the site by their patterns, as the frontend's table of addresses names them: a measurement says which kind of page it
 * is of, never which one. Whatever is no page is `other`.
 */
export const pagePatterns = [
  ...['/', '/dashboard', '/assessment', '/detailed-assessment', '/skills', '/skills-game', '/jobs', '/recommendations'],
  ...['/learning', '/occupations/:code', '/reports', '/reports/:id', '/reports/:id/correct', '/reports/:id/compare/:other'],
  ...['/search', '/account/:page', '/blog', '/blog/:slug', '/career-path-planning', '/ai-career-transition'],
  ...['/resume-writing', '/job-search-tips', '/how-to-become', '/help', '/data-sources', '/privacy', '/terms', '/accessibility'],
  ...['/r/:token', '/r/:token/correct', '/r/:token/compare', 'other'],
] as readonly string[]

/** By the width of the window: below 600 CSS pixels a phone, below 1,024 a tablet. */
export const deviceClasses = ['phone', 'tablet', 'desktop'] as const
export type DeviceClass = (typeof deviceClasses)[number]

/** As https://web.dev/articles/vitals defines them: largest paint, slowest answer to a hand, first byte, and the shift of the layout. */
export const vitalNames = ['LCP', 'INP', 'TTFB', 'CLS'] as const
export type VitalName = (typeof vitalNames)[number]

/** Nobody caught it; a promise that nobody caught; a page that broke and said so; a part of the app that could not be fetched. */
export const browserErrorKinds = ['uncaught', 'rejection', 'boundary', 'chunk'] as const
export type BrowserErrorKind = (typeof browserErrorKinds)[number]

const page = text({ max: 200 })
const place = integerBetween(0, 10_000_000)

/** Milliseconds, and for CLS the score. */
const vital = object({ name: oneOf(vitalNames), value: numberBetween(0, 3_600_000) })

/** Where it broke, and never what it said: a message may hold what a person typed. */
const browserError = object({
  kind: oneOf(browserErrorKinds),
  route: page,
  /** Of the class: `TypeError`. */
  name: text({ max: 40 }),
  /** The file of ours that it broke in; blank where nobody knows. */
  file: text({ max: 100 }),
  line: place,
  column: place,
  /** The same for the same failure of the same build. */
  digest: text({ max: 16 }),
})

/** What one view of a page tells: how fast it was, and what broke. Nothing in it says whose view it was. */
export const browserReport = object({
  route: page,
  device: optional(oneOf(deviceClasses)),
  vitals: optional(listOf(vital, { max: vitalNames.length })),
  errors: optional(listOf(browserError, { max: 10 })),
})
export type BrowserReport = t.TypeOf<typeof browserReport>
export type BrowserError = t.TypeOf<typeof browserError>
