import type { Section } from '../section.ts'
import { optionPages } from '../ways/options-pages.ts'

/**
 * One page for each idea that the reader named, then their own work on a higher rung and in other settings. Without either, and
 * where few directions are left: what each limit of theirs shuts out, and what stands behind the list.
 */
export const ideas: Section = {
  id: 'ideas',
  pages: { least: 1, usual: 2, most: 5 },
  title: 'Your own ideas, and your own field',
  group: 'options',
  compose: (input, facts) => optionPages(input, facts).ideas,
}
