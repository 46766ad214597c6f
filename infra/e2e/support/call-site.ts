import { request } from 'node:http'

export type Call = {
  method: string
  path: string
  /** Sent as JSON; a text as it is, as what `type` says. */
  body?: unknown
  type?: string
  cookie?: string
  /** The loopback address that it comes from: throttles count strangers by it. */
  from?: string
  /** Over a connection of its own. */
  alone?: boolean
}
export type Answer = { status: number; type: string; text: string; json: unknown; cookie: string }

/** One call to a site on this machine, as a browser there would make it. */
export function callSite(site: string, call: Call): Promise<Answer> {
  const { method, path, body, type: sentAs = 'application/json', cookie, from = '127.0.0.1', alone } = call
  const { host, port, origin } = new URL(site)
  const sent = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const headers = {
    ...{ host, origin },
    ...(cookie && { cookie }),
    // Node frames the body of a DELETE only when its length is given; a browser always gives it.
    ...(sent !== undefined && { 'content-type': sentAs, 'content-length': Buffer.byteLength(sent) }),
  }
  const options = { host: '127.0.0.1', port, method, path, headers, localAddress: from, timeout: 30_000 }
  return new Promise((resolve, reject) => {
    const asked = request({ ...options, ...(alone && { agent: false }) }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const type = response.headers['content-type']?.split(';')[0] ?? ''
        resolve({
          status: response.statusCode ?? 0,
          type,
          text,
          json: type.endsWith('json') && text ? JSON.parse(text) : text,
          cookie: (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; '),
        })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')))
    asked.on('error', reject)
    asked.end(sent)
  })
}
