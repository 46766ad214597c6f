import * as t from 'io-ts'
import { integerBetween, optional, text } from '../../codec/primitives.ts'

type Said = {
  /** What it is called within a sentence. */
  words: string
  /** One of the eight that make a profile complete, with an assessment and three skills. */
  counts: boolean
}

const writing = (max: number, said: Said) => ({
  ...{ kind: 'text' as const, shown: optional(t.string), change: optional(text({ max })) },
  ...said,
})
const figure = (most: number, said: Said) => ({
  ...{ kind: 'figure' as const, shown: optional(t.number), change: optional(integerBetween(0, most)) },
  ...said,
})

/**
 * What a profile says of a person, the most telling first. Codecs, completeness, export and forms follow from this table; besides it a
 * field needs its column and its place in the form.
 */
export const profileFields = {
  title: writing(200, { words: 'title', counts: true }),
  industry: writing(100, { words: 'industry', counts: true }),
  experience: figure(50, { words: 'years of experience', counts: true }),
  location: writing(200, { words: 'location', counts: true }),
  bio: writing(4000, { words: 'a few words about you', counts: true }),
  careerGoals: writing(4000, { words: 'career goals', counts: true }),
  preferredWorkStyle: writing(100, { words: 'preferred work style', counts: true }),
  salaryExpectation: figure(100_000_000, { words: 'salary expectation', counts: true }),
}

type Fields = typeof profileFields
export type ProfileField = keyof Fields
export type ProfileFigure = { [F in ProfileField]: Fields[F]['kind'] extends 'figure' ? F : never }[ProfileField]

export const profileFieldNames = Object.keys(profileFields) as ProfileField[]
export const profileFigures = profileFieldNames.filter((name): name is ProfileFigure => profileFields[name].kind === 'figure')
export const countedProfileFields = profileFieldNames.filter((name) => profileFields[name].counts)

/** One thing of each field, by its name. */
export function ofProfileFields<V>(pick: (name: ProfileField) => V): Record<ProfileField, V> {
  return Object.fromEntries(profileFieldNames.map((name) => [name, pick(name)])) as Record<ProfileField, V>
}

export const profileFieldWords: Readonly<Record<string, string>> = ofProfileFields((name) => profileFields[name].words)
export const shownProfileFields = ofProfileFields((name) => profileFields[name].shown) as {
  [F in ProfileField]: Fields[F]['shown']
}
export const changedProfileFields = ofProfileFields((name) => profileFields[name].change) as {
  [F in ProfileField]: Fields[F]['change']
}
