/** The beginning of a page of the launcher, down to its style. */
export const pageHead = (title: string, more = ''): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${more}<title>${title}</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}h1{overflow-wrap:anywhere}
.wide{overflow-x:auto}td,th{text-align:left;vertical-align:top;padding:.2rem 1.5rem .2rem 0}.bad{color:#b00020;font-weight:600}
@media(max-width:40rem){body{margin:1rem auto}td,th{padding-right:.8rem}}</style>`

/** A table that scrolls by itself where the window is narrower, so that the page does not. */
export const wide = (rows: string): string => `<div class="wide" tabindex="0"><table>${rows}
</table></div>`
