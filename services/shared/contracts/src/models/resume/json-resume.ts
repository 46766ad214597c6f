import * as t from 'io-ts'
import { object } from '../../codec/object.ts'
import { partDate } from '../../codec/part-date.ts'
import { email, listOf, optional, text } from '../../codec/primitives.ts'
import { described } from '../../codec/schema.ts'
import { webLink } from '../../codec/web-link.ts'

const words = optional(text({ max: 300 }))
const long = optional(text({ max: 4000 }))
const date = optional(partDate)
const url = optional(webLink)
const lines = optional(listOf(text({ max: 1000 }), { max: 40 }))
const list = <A>(item: t.Type<A, unknown, unknown>, max: number) => optional(listOf(item, { max }))

/** Left out or empty. */
const maybeEmail = optional(
  described(
    new t.Type<string>(
      'MaybeEmail',
      (u): u is string => u === '' || email.is(u),
      (u, c) => (u === '' ? t.success('') : email.validate(u, c)),
      t.identity,
    ),
    { type: 'string', maxLength: 254 },
  ),
)

/**
 * A file of the JSON Resume schema, version 1.0.0 (https://jsonresume.org/schema), as other tools write it. Fields that are not in
 * the schema, or that we do not print (pictures, postal codes), are dropped.
 */
export const jsonResume = object({
  basics: optional(
    object({
      name: words,
      label: words,
      email: maybeEmail,
      phone: words,
      url,
      summary: long,
      location: optional(object({ address: words, city: words, region: words, countryCode: words })),
      profiles: list(object({ network: words, username: words, url }), 10),
    }),
  ),
  work: list(
    object({
      name: words,
      position: words,
      location: words,
      url,
      startDate: date,
      endDate: date,
      summary: long,
      highlights: lines,
    }),
    40,
  ),
  volunteer: list(
    object({ organization: words, position: words, url, startDate: date, endDate: date, summary: long, highlights: lines }),
    40,
  ),
  education: list(
    object({
      institution: words,
      url,
      area: words,
      studyType: words,
      startDate: date,
      endDate: date,
      score: words,
      courses: lines,
    }),
    40,
  ),
  awards: list(object({ title: words, date, awarder: words, summary: long }), 40),
  certificates: list(object({ name: words, date, url, issuer: words }), 60),
  publications: list(object({ name: words, publisher: words, releaseDate: date, url, summary: long }), 60),
  skills: list(object({ name: words, level: words, keywords: lines }), 150),
  languages: list(object({ language: words, fluency: words }), 40),
  interests: list(object({ name: words, keywords: lines }), 40),
  references: list(object({ name: words, reference: long }), 20),
  projects: list(
    object({
      name: words,
      description: long,
      highlights: lines,
      startDate: date,
      endDate: date,
      url,
      roles: lines,
      entity: words,
    }),
    60,
  ),
})
export type JsonResume = t.TypeOf<typeof jsonResume>
