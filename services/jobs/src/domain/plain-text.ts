import { truncate } from '@waymark/contracts/text/truncate'
/**
 * Plain text of what a feed sends as a description: HTML or text from strangers. Tags, scripts and comments go, blocks and
 * list items become lines ("- " before an item), entities become characters, control characters go. Works in one pass over
 * text that is cut first, so that no input makes it slow.
 */
export function plainText(value: string, most = MOST): string {
  const cut = value.slice(0, most * 4)
  // Boards send HTML whose own tags are written as entities: those are tags too, once.
  const html = /&lt;\/?(?:p|div|ul|ol|li|br|h[1-6]|strong|em|span)\b/i.test(cut) ? decodeEntities(cut) : cut
  const text = /<[a-z!/]/i.test(html) ? decodeEntities(stripTags(html)) : decodeEntities(html)
  return truncate(tidy(text), most)
}

/** One line of plain text, for a title, a name or a place. */
export function plainLine(value: string, most: number): string {
  return truncate(plainText(value, most * 2).replace(/\s+/g, ' '), most)
}

function stripTags(html: string): string {
  const lower = html.toLowerCase()
  let out = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) return out + html.slice(at)
    out += html.slice(at, open)
    const tag = TAG.exec(html.slice(open, open + 40))
    if (!tag) {
      const end = html.startsWith('<!', open) ? html.indexOf('>', open) : open
      if (end < 0) return out
      // A lone "<", as in "< 5 years", stays.
      if (end === open) out += '<'
      at = end + 1
      continue
    }
    const name = tag[1]!.toLowerCase()
    const end = endOf(lower, open, name)
    if (end < 0) return out
    // An item begins with its mark; its end says nothing.
    out += name === 'li' && html[open + 1] === '/' ? '' : (BREAKS[name] ?? '')
    at = end
  }
  return out
}

/** Where the text goes on after a tag; after the closing tag for those whose content is no text. */
function endOf(html: string, open: number, name: string): number {
  const close = html.indexOf('>', open)
  if (close < 0) return -1
  if (!SILENT.has(name) || html[open + 1] === '/') return close + 1
  const ending = html.indexOf(`</${name}`, close)
  if (ending < 0) return -1
  const end = html.indexOf('>', ending)
  return end < 0 ? -1 : end + 1
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code < 0x110000 && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' '
  })
}

function tidy(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
      // Control, zero-width and direction characters say nothing and can hide text.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken away
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
      .replace(/ {2,}/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

const MOST = 20_000
const TAG = /^<\/?([a-z][a-z0-9]{0,20})/i
const SILENT = new Set(['script', 'style', 'template', 'iframe', 'noscript', 'svg', 'head', 'object', 'title', 'textarea'])
const BREAKS: Readonly<Record<string, string>> = Object.fromEntries([
  ...['p', 'div', 'section', 'article', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'].map((name) => [
    name,
    '\n\n',
  ]),
  ['br', '\n'],
  ['tr', '\n'],
  ['td', ' '],
  ['li', '\n- '],
])
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  hellip: '…',
  middot: '·',
  eacute: 'é',
}
