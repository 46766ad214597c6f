import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { texts: Record<string, string>; body: { response_format?: unknown; messages: { content: string }[] } }
export type Quirk = (asked: Asked, response: ServerResponse) => void

/** A server that speaks chat completions and misbehaves as told: what we do not own is faked at its wire. */
export async function startModelStub(first: Quirk) {
  const state = { quirk: first, calls: [] as Asked[] }
  const server = createServer(async (request, response) => {
    const sent = await textOf(request).catch(() => '')
    // Whoever asked has gone before the end of it, or followed a redirect without a body.
    if (!request.complete || sent === '') return void response.destroy()
    const body = JSON.parse(sent)
    const user: string = body.messages[1].content
    const asked = { texts: JSON.parse(user.slice(user.indexOf('<texts>') + 7, user.indexOf('</texts>'))), body }
    state.calls.push(asked)
    state.quirk(asked, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** The usual good answer with the texts that `change` makes. */
export function answering(change: (text: string, key: string) => string): Quirk {
  return ({ texts }, response) => {
    const content = JSON.stringify(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text, key)])))
    json(response, 200, completion(content))
  }
}

export function completion(content: string | null, finish = 'stop', extra: object = {}) {
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content, ...extra } }],
    usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
  }
}

export function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
