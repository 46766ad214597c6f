/**
 * Folders of the derived table, of our own words (labels and descriptions), and of our reading of single occupations (notes, moves,
 * the same work elsewhere), whose codes must be in the table: a table that is still being derived is loaded without it.
 */
export type Folders = { readonly data: string; readonly text: string; readonly readings?: string }

export const SHIPPED: Folders = {
  data: new URL('../../data/', import.meta.url).pathname,
  text: new URL('../../text/', import.meta.url).pathname,
  readings: new URL('../../text/', import.meta.url).pathname,
}
