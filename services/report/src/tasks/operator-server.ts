import { createServer, type Server, type ServerResponse } from 'node:http'
import Handlebars from 'handlebars'
import type { BaseContext } from '../context.ts'
import { findReports, historyLines, reportHistory } from '../use-cases/report-history.ts'

/**
 * The page for whoever helps people: what happened to a report. On a port of its own that listens on this machine alone and that no
 * gateway knows; in a cluster it is reached by `kubectl port-forward`.
 */
export function createOperatorServer(context: Pick<BaseContext, 'prisma' | 'log'>, port: number | undefined) {
  let server: Server | undefined
  return {
    async start() {
      if (port === undefined) return
      const made = createServer((request, response) => {
        const url = URL.parse(request.url ?? '/', 'http://operator.local')
        const name = url?.searchParams.get('name')?.trim() ?? ''
        // A page of another site could make a browser on this machine ask; it can neither name us so nor read the answer.
        if (request.method !== 'GET' || url?.pathname !== '/' || !isOwnHost(request.headers.host))
          return send(response, 404, page('', []))
        answer(context, name).then(
          (found) => send(response, 200, page(name, found)),
          (err: unknown) => {
            context.log.error({ err }, 'history page failed')
            send(response, 503, page(name, [['The database does not answer.']]))
          },
        )
      })
      await new Promise<void>((resolve, reject) => {
        made.once('error', reject)
        made.listen(port, '127.0.0.1', resolve)
      })
      server = made
    },
    port: () => {
      const address = server?.address()
      return typeof address === 'object' && address ? address.port : 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        if (!server) return resolve()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(context: Pick<BaseContext, 'prisma'>, name: string): Promise<string[][]> {
  if (!name) return []
  const ids = await findReports(context, name)
  const histories = await Promise.all(ids.map((id) => reportHistory(context, id)))
  const found = histories.flatMap((history) => (history ? [historyLines(history)] : []))
  return found.length > 0 ? found : [['No report goes by that.']]
}

function isOwnHost(host: string | undefined): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host ?? '')
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  })
  response.end(html)
}

const template = Handlebars.compile(
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>What happened to a report</title>
<style>body{font:15px/1.5 system-ui;margin:2rem auto;max-width:72rem;padding:0 1rem}pre{background:#f4f4f0;padding:1rem;overflow-x:auto}input{font:inherit;width:28rem;max-width:100%}</style>
<h1>What happened to a report?</h1>
<form><label>Report, assessment, guest’s address, Message-ID, payment or trace<br><input name="name" value="{{name}}" autofocus></label> <button>Show</button></form>
{{#each found}}<pre>{{#each this}}{{this}}
{{/each}}</pre>{{/each}}</html>`,
)

function page(name: string, found: string[][]): string {
  return template({ name, found })
}
