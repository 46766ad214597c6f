/** At most this many page buttons, whatever the number of pages. */
export const mostPageButtons = 5

/** The page numbers to offer: a window around the present one, moved in at the ends. */
export function pageButtons(page: number, pages: number): number[] {
  const count = Math.min(mostPageButtons, pages)
  const first = Math.min(Math.max(1, page - Math.floor(mostPageButtons / 2)), pages - count + 1)
  return Array.from({ length: count }, (_, index) => first + index)
}

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
