import { escapeText } from '../src/lib/escape-text.ts'

/** Stands for the site's address, which the server knows and the build does not. */
export const SITE = '%SITE%'

/** A whole public document. `head` and `body` are markup, the rest is text. */
export function publicDocument({ title, description, head, body }: Record<'title' | 'description' | 'head' | 'body', string>) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
${head}
</head>
<body>${body}</body>
</html>
`
}
