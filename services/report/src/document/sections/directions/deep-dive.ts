import type { Section } from '../section.ts'
import { optionPages } from '../ways/options-pages.ts'

/**
 * Two pages on one direction that we stand behind: the work, why and why not; then the gate and the ways in. One where the reader's
 * own idea told half of it, or of a place that is there to compare with; none where there are fewer directions.
 */
export function deepDive(place: 1 | 2 | 3): Section {
  return {
    id: `deep-${place}`,
    pages: { least: 0, usual: 2, most: 2 },
    title: `In depth: direction ${place}`,
    group: 'options',
    compose: (input, facts) => optionPages(input, facts).dives[place - 1] ?? [],
  }
}
