/**
 * Fits the service's printed HTML to the screen: headings go one level down, below the report's own, and what is wider than a phone
 * (tables, figures of the full page width) gets a frame that slides sideways.
 */
export function htmlForScreen(html: string): string {
  return frameWide(demoteHeadings(html))
}

function demoteHeadings(html: string): string {
  return html.replace(/<(\/?)h([1-5])(?=[\s>])/g, (_all, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)
}

/** Figures are drawn in points; from 400 on they take the whole page. */
function frameWide(html: string): string {
  return html
    .replaceAll('<table', '<div class="wide"><table')
    .replaceAll('</table>', '</table></div>')
    .replace(/<img class="chart" style="width:[4-9]\d\dpt[^>]*>/g, (image) => `<div class="wide">${image}</div>`)
}
