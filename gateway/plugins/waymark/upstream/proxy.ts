import { sendProblem } from '../answer/problem.ts'
import type { Policy, Refusal } from '../exchange.ts'
import { type ExchangeOptions, openExchange } from '../request/open-exchange.ts'
import { Transfer, type TransferSettings } from './transfer.ts'
import type { Upstreams } from './upstreams.ts'

export type Proxy = {
  readonly policy: Policy
  /** Ends the streams of events, which would otherwise never end. */
  finishStreams: () => void
}

type Options = { upstreams: Upstreams; settings: TransferSettings; exchange: ExchangeOptions }

/** The last policy of the pipeline: passes the request to the service that the route table names. */
export function createProxy({ upstreams, settings, exchange: exchangeOptions }: Options): Proxy {
  const streams = new Set<Transfer>()
  return {
    policy: (req, res) => {
      const exchange = req.exchange ?? openExchange(req, exchangeOptions)
      req.exchange = exchange
      const upstream = upstreams.find(exchange.target.service)
      if (!upstream) {
        sendProblem(req, res, { status: 404, detail: 'There is nothing at this address.' }, settings.https)
        return
      }
      const admission = upstream.enter(exchange.target.stream)
      if (admission === 'full' || admission === 'not answering') {
        sendProblem(req, res, unavailable, settings.https)
        return
      }
      const transfer = new Transfer({ req, res, exchange, upstream, admission, settings })
      if (exchange.target.stream) {
        streams.add(transfer)
        res.once('close', () => streams.delete(transfer))
      }
      transfer.start()
    },
    finishStreams: () => {
      for (const stream of streams) stream.finish()
    },
  }
}

const unavailable: Refusal = {
  status: 503,
  detail: 'This part of the site does not answer at the moment. Please try again shortly.',
  headers: { 'retry-after': '5' },
}
