/** A mail as it came, taken apart as far as tests look at it. */
export type Mail = {
  /** Of the envelope. */
  from: string
  to: string[]
  raw: string
  subject: string
  messageId: string
  headers: Record<string, string>
  text: string
  html: string
  attachments: { filename: string; type: string; content: Buffer }[]
}

export function parseMail(envelope: { from: string; to: readonly string[]; raw: string }): Mail {
  const { headers, body } = split(envelope.raw)
  const leaves = leavesOf(headers, body)
  const textOf = (type: string) => leaves.find((leaf) => leaf.type === type && !leaf.filename)?.content.toString('utf8') ?? ''
  return {
    from: envelope.from,
    to: [...envelope.to],
    raw: envelope.raw,
    subject: decodeWords(headers.subject ?? ''),
    messageId: headers['message-id'] ?? '',
    headers,
    text: textOf('text/plain'),
    html: textOf('text/html'),
    attachments: leaves.flatMap(({ filename, type, content }) => (filename ? [{ filename, type, content }] : [])),
  }
}

/** The parts that hold content, multiparts opened. */
function leavesOf(headers: Record<string, string>, body: string): Leaf[] {
  const contentType = headers['content-type'] ?? 'text/plain'
  const boundary = parameter(contentType, 'boundary')
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return parts.flatMap((part) => {
      const inner = split(part.replace(/^\r\n/, '').replace(/\r\n$/, ''))
      return leavesOf(inner.headers, inner.body)
    })
  }
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  const filename = parameter(headers['content-disposition'] ?? '', 'filename')
  return [
    {
      type,
      filename: filename ? decodeWords(filename) : undefined,
      content: decodeBody(headers['content-transfer-encoding'], body),
    },
  ]
}

function split(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const head = end < 0 ? raw : raw.slice(0, end)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const entries = lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return { headers: Object.fromEntries(entries), body: end < 0 ? '' : raw.slice(end + 4) }
}

function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`${name}=(?:"([^"]*)"|([^;\\s]*))`, 'i').exec(header)
  return match?.[1] ?? match?.[2]
}

function decodeBody(encoding: string | undefined, body: string): Buffer {
  if (encoding?.toLowerCase() === 'base64') return Buffer.from(body, 'base64')
  if (encoding?.toLowerCase() === 'quoted-printable') return unquote(body.replaceAll(/=\r\n/g, ''))
  return Buffer.from(body, 'utf8')
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?[^?]+\?([QB])\?([^?]*)\?=/gi, (_all, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : unquote(text.replaceAll('_', ' ')).toString('utf8'),
    )
}

function unquote(text: string): Buffer {
  return Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
}

type Leaf = { type: string; filename: string | undefined; content: Buffer }
