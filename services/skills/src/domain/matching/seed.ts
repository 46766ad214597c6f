import type { Profile } from '../person/answers.ts'

/** Seed text of a profile: its answers in a fixed order. The role in the person's own words is left out, and the state: it changes pay alone. */
export function seedOf(profile: Profile): string {
  const ratings = profile.ratings
    .map(({ scale, item, value, low, high, weight }) => [scale, item, value, low, high, weight].join(' '))
    .sort()
  const skills = profile.skills.map(({ name, rating, evidence }) => `${name.trim().toLowerCase()} ${rating} ${evidence}`).sort()
  const reach = profile.reach
    ? Object.entries(profile.reach)
        .filter(([key]) => key !== 'state')
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => `${key} ${value}`)
    : []
  return JSON.stringify([ratings, skills, profile.currentOccupation, reach, profile.valuesOrder])
}
