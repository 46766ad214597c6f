/** A printed page has a heading of its own; on the screen it stands one level below the report's. */
export function demoteHeadings(html: string): string {
  return html.replace(/<(\/?)h([1-5])(?=[\s>])/g, (_all, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)
}
