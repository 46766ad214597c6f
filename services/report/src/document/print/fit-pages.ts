import type { Page } from 'puppeteer'

export interface PageFit {
  id: string
  /** Share of the text area that is filled, 0-1. */
  filled: number
  overflow: number
  dropped: number
  /** Below 1 the page was set smaller, as nothing more could be left out. Tests keep this at 1. */
  zoom: number
}

/** Width of the text area, 176 mm at 96 dpi. */
const TEXT_WIDTH = 665.2

/** A page that is filled less is set wider, until it is filled so far: shares of the text area, 1 less 26 and 18 mm of its 260.5. */
const AIRY = 0.9
const FULL = 0.93

/**
 * Runs in the document: fills a page that is too empty from its reserve, then leaves out parts of one that overflows,
 * least needed first. One that still ends high above its foot is set wider. Answers differ in length by a factor of a thousand;
 * pages do not grow.
 */
const FIT_SCRIPT = `(() => {
  const results = []
  const content = (page) => {
    const last = page.querySelector('.body').getBoundingClientRect().bottom
    const source = page.querySelector('.sources')
    return last - page.getBoundingClientRect().top + (source ? source.getBoundingClientRect().height + 6 : 0)
  }
  // A heading of the reserve comes with what it heads, and one whose part was left out goes too.
  const headed = (part) => part.tagName === 'H2' && part.nextElementSibling?.matches('[data-reserve]') ? [part, part.nextElementSibling] : [part]
  const lone = (heading) => {
    if (heading.hidden || !heading.parentElement.matches('.body, .col')) return false
    let next = heading.nextElementSibling
    while (next && (next.hidden || next.getClientRects().length === 0)) next = next.nextElementSibling
    return !next || next.tagName === 'H2'
  }
  // What the person said is told in a line where its row has no room.
  const tellRest = (page, table) => {
    const rest = page.querySelector('.rest') ?? page.querySelector('.body').appendChild(document.createElement('p'))
    rest.className = 'note rest'
    const words = (cell) => cell.innerHTML.replace(/<sup>.*?<.sup>/g, '').trim()
    const rows = [...table.rows].filter((row) => row.hidden).map((row) => [...row.cells].map(words).join(': '))
    const ended = (row) => /[.!?…]$/.test(row) ? row : row + '.'
    rest.innerHTML = 'You also said: ' + rows.map(ended).join(' ')
  }
  for (const page of document.querySelectorAll('.page:not(.cover)')) {
    const height = page.clientHeight
    for (const part of page.querySelectorAll('[data-reserve]')) {
      if (!part.hidden) continue
      if (content(page) / height > .9) break
      const parts = headed(part)
      for (const one of parts) one.hidden = false
      if (content(page) > height) for (const one of parts) one.hidden = true
    }
    let dropped = 0
    while (content(page) > height) {
      const parts = [...page.querySelectorAll('[data-drop]')].filter((part) => !part.hidden && part.getClientRects().length > 0)
      if (parts.length === 0) break
      parts.sort((a, b) => Number(b.dataset.drop) - Number(a.dataset.drop))
      const worst = parts.filter((part) => part.dataset.drop === parts[0].dataset.drop).at(-1)
      worst.hidden = true
      dropped++
      const table = worst.closest('[data-rest]')
      if (table) tellRest(page, table)
      for (const heading of page.querySelectorAll('h2')) if (lone(heading)) heading.hidden = true
    }
    let zoom = 1
    while (content(page) > height && zoom > .82) {
      zoom = Math.round(100 * zoom - 3) / 100
      page.querySelector('.body').style.zoom = zoom
    }
    const wider = (air) => {
      page.style.setProperty('--air', air)
      return content(page) / height <= ${FULL}
    }
    const bare = content(page) / height
    if (bare < ${AIRY} && !wider(1)) {
      // Gaps grow evenly, so the share is known but for rounding.
      let air = (${FULL} - bare) / (content(page) / height - bare)
      while (!wider(air) && air > .05) air *= .94
    }
    let right = 0
    const left = page.getBoundingClientRect().left
    for (const part of page.querySelectorAll('*')) right = Math.max(right, part.getBoundingClientRect().right - left)
    results.push({
      id: page.id,
      filled: content(page) / height,
      overflow: Math.max(0, content(page) - height, page.scrollHeight - height - 1),
      tooWide: Math.max(0, right - ${TEXT_WIDTH} - .6),
      dropped,
      zoom,
    })
  }
  return results
})()`

/** Some pages cannot be printed as designed; the others can. */
export class UnprintablePages extends Error {
  readonly pageIds: ReadonlySet<string>
  constructor(problems: readonly { pageId: string; what: string }[]) {
    super(`Pages cannot be printed: ${problems.map(({ pageId, what }) => `${pageId} ${what}`).join('; ')}`)
    this.name = 'UnprintablePages'
    this.pageIds = new Set(problems.map(({ pageId }) => pageId))
  }
}

/** The paper's width and media, set before the content: it is laid out once. */
export async function preparePage(page: Page): Promise<void> {
  await page.setViewport({ width: 665, height: 985 })
  await page.emulateMediaType('print')
}

/** Fits every page and fails when one cannot be printed as designed: Chromium would shrink the whole document. */
export async function fitPages(page: Page): Promise<PageFit[]> {
  const fits = (await page.evaluate(FIT_SCRIPT)) as (PageFit & { tooWide: number })[]
  const problems = fits.flatMap(({ id: pageId, overflow, tooWide }) => [
    ...(overflow > 1 ? [{ pageId, what: `overflows by ${Math.round(overflow)} px` }] : []),
    ...(tooWide > 0 ? [{ pageId, what: `is ${Math.round(tooWide)} px too wide` }] : []),
  ])
  if (problems.length > 0) throw new UnprintablePages(problems)
  return fits
}
