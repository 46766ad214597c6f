import type { Explanation } from './explanation.ts'

const waymark = 'gateway/plugins/waymark'

/** Survivors where the gateway passes requests on and answers back. */
export const gatewayProxy: Explanation[] = [
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "if (length !== undefined) headers.push('content-length', length)",
    mutators: ['ConditionalExpression'],
    why: 'undici leaves out a header without a value',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "String(error.code) : ''",
    mutators: ['StringLiteral'],
    why: 'neither text is a code that anything is done for',
  },
  {
    file: `${waymark}/upstream/proxy.ts`,
    text: 'streams.delete(transfer)',
    why: 'to end what has ended does nothing; it goes for the memory',
  },
  {
    file: `${waymark}/upstream/upstreams.ts`,
    text: 'connectTimeout:',
    mutators: ['MethodExpression'],
    why: 'on loopback a connection is made or refused at once',
  },
  {
    file: `${waymark}/upstream/upstreams.ts`,
    text: 'allowH2: false',
    mutators: ['BooleanLiteral'],
    why: 'HTTP/2 is agreed on over TLS only, and services are spoken to without',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: '#stated = -1',
    mutators: ['UnaryOperator'],
    why: 'it is written at the beginning of an answer, before it is read',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'abort(new Error(',
    mutators: ['StringLiteral'],
    why: 'nobody is shown the reason: whoever could be has gone',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'if (this.#gone) controller.abort(',
    mutators: ['ConditionalExpression'],
    why: 'for a client that goes while a connection is being made, which on loopback takes no time',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "String(headers['content-type'] ?? '')",
    mutators: ['StringLiteral'],
    why: 'an answer without a type is data, as one of an unknown type is',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "Number(headers['content-length'] ?? -1)",
    mutators: ['LogicalOperator', 'StringLiteral', 'UnaryOperator'],
    why: 'decides between one write and two; the bytes are the same',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'chunk.length ===',
    mutators: ['ConditionalExpression', 'BlockStatement'],
    why: 'as above: one write or two',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'chunk.length <= oneWrite',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'as above: a text goes out with its header, a buffer behind it',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "startsWith('text/event-stream')",
    mutators: ['ConditionalExpression', 'StringLiteral'],
    why: 'a header that is sent before the first byte costs a write and changes nothing that is received',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'if (!this.#res.writableEnded)',
    mutators: ['ConditionalExpression'],
    why: 'to end an answer twice does nothing',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'if (this.#gone) return',
    mutators: ['ConditionalExpression'],
    why: 'whoever has gone receives nothing of what would be written',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "'neither')",
    mutators: ['StringLiteral'],
    why: 'the circuit breaker takes every word but its two others for neither',
  },
  ...['} catch {', 'The request cannot be passed on as it is.'].map((text) => ({
    ...{ file: `${waymark}/upstream/transfer.ts`, text, mutators: ['BlockStatement', 'ObjectLiteral', 'StringLiteral'] },
    why: 'undici tells its handler of all faults that the tests could bring about; its interface allows it to throw',
  })),
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: "code === 'UND_ERR_BODY_TIMEOUT'",
    mutators: ['ConditionalExpression', 'StringLiteral'],
    why: 'a body is late when its header has gone out, and then the answer is cut',
  },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'if (this.#decided) return',
    mutators: ['ConditionalExpression'],
    why: 'a second decision says nothing (neither); only a probe that timed out and left late would let one more call through',
  },
  { file: `${waymark}/upstream/transfer.ts`, text: 'this.#decided = true', mutators: ['BooleanLiteral'], why: 'as above' },
  {
    file: `${waymark}/upstream/transfer.ts`,
    text: 'if (this.#res.writableFinished) return',
    mutators: ['ConditionalExpression'],
    why: 'a transfer that has ended has nothing left to be ended',
  },
  {
    file: `${waymark}/index.ts`,
    text: 'identity.close()',
    mutators: ['CallExpression'],
    why: 'its connections end by themselves when nobody asks, and with the process',
  },
]
