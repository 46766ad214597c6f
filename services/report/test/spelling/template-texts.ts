/** What a reader sees of a Handlebars or HTML template: no expressions, comments, styles or tags, but the spoken attributes. */
export const templateTexts = (template: string): string[] => {
  const markup = template
    .replace(/\{\{!--[\s\S]*?--\}\}|<!--[\s\S]*?-->/g, ' ')
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/\{\{\{?[\s\S]*?\}\}\}?/g, ' ')
  return [markup.replace(/<[^>]*>/g, ' '), ...spokenOf(markup)]
}

/** The attributes that are read out, shown when something is pointed at, or listed by a search engine. */
export const spokenOf = (markup: string): string[] =>
  [...markup.matchAll(/(?:\b(?:alt|title|placeholder|aria-label)|name="description" content)="([^"]*)"/g)].map(
    ([, text]) => text!,
  )

/** What a reader sees of Markdown: no code, no addresses, no keys of the front matter. */
export const markdownTexts = (markdown: string): string[] => [
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replace(/^[\w-]+:/gm, ' '))
    .replace(/^ *```[\s\S]*?^ *```/gm, ' ')
    .replace(/`[^`\n]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/<[^>]*>/g, ' '),
]
