import { limitsPage } from './limits-page.ts'
import { optionPages } from './options-pages.ts'
import type { Section } from './section.ts'

/**
 * One page for each idea that the reader named, then their own work on a higher rung and in other settings. Without either: what
 * each limit of theirs shuts out, and what stands behind the list.
 */
export const ideas: Section = {
  id: 'ideas',
  pages: { least: 1, usual: 2, most: 4 },
  title: 'Your own ideas, and your own field',
  group: 'options',
  compose(input, facts) {
    const pages = optionPages(input, facts).ideas
    return pages.length > 0 ? pages : [limitsPage(input, facts)]
  },
}
