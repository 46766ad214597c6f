import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  pages: string[]
  title: string
  tagged: boolean
  /** First-level outline entries with the page (from 1) that they lead to. */
  outline: { title: string; page: number }[]
}

/** What a reader gets from a PDF: text by page, title, tags and outline. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({ data: Uint8Array.from(bytes), useSystemFonts: true, verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent()
    pages.push(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  const { info } = await document.getMetadata()
  const marks = await document.getMarkInfo()
  const entries = (await document.getOutline()) ?? []
  const outline = await Promise.all(
    entries.map(async ({ title, dest }) => {
      const target = typeof dest === 'string' ? await document.getDestination(dest) : dest
      return { title, page: target ? (await document.getPageIndex(target[0])) + 1 : 0 }
    }),
  )
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : ''
  await document.destroy()
  return { pages, title, tagged: marks?.Marked === true, outline }
}

/** Words with single spaces, for searching across line breaks. */
export function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
