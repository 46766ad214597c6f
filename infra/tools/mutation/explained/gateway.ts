import type { Explanation } from './explanation.ts'

const waymark = 'gateway/plugins/waymark'

/** Survivors in the gateway, where requests are checked and counted. */
export const gateway: Explanation[] = [
  ...['request/body-budget.ts', 'upstream/in-flight.ts', 'throttle/open-streams.ts'].map((file) => ({
    ...{ file: `${waymark}/${file}`, text: 'if (left > 0)', mutators: ['ConditionalExpression', 'EqualityOperator'] },
    why: 'an entry of zero counts as none does; it goes for the memory alone',
  })),
  ...['metrics.ts', 'answer/security-headers.ts'].map((file) => ({
    ...{ file: `${waymark}/${file}`, text: 'if (known) return known', mutators: ['ConditionalExpression'] },
    why: 'made anew it is the same; it is kept because making it costs more than a request',
  })),
  {
    file: `${waymark}/metrics.ts`,
    text: 'map.set(key, made)',
    why: 'as above: prom-client finds the same child by its labels',
  },
  {
    file: `${waymark}/answer/security-headers.ts`,
    text: 'lists.set(key, list)',
    why: 'as above: the list is made anew each time',
  },
  {
    file: `${waymark}/request/body.ts`,
    text: 'stated >= 0 ? stated : limit',
    mutators: ['EqualityOperator'],
    why: 'a body whose stated length is nought has no bytes that would need room',
  },
  {
    file: `${waymark}/request/client-address.ts`,
    text: 'trusted.check(address',
    mutators: ['StringLiteral'],
    why: 'Node takes every family but ipv6 for IPv4',
  },
  {
    file: `${waymark}/request/client-address.ts`,
    text: 'trusted.rules.length',
    mutators: ['ConditionalExpression', 'EqualityOperator'],
    why: 'a shortcut: an empty list trusts nobody either way',
  },
  {
    file: `${waymark}/request/client-address.ts`,
    text: "trusts(plainAddress(peer ?? ''))",
    mutators: ['StringLiteral'],
    why: 'what is no address is in no list, however it is written',
  },
  {
    file: `${waymark}/request/client-address.ts`,
    text: "const [head = '', tail]",
    mutators: ['StringLiteral'],
    why: 'for the compiler: splitting always gives a first piece',
  },
  {
    file: `${waymark}/csrf.ts`,
    text: "method = ''",
    mutators: ['StringLiteral'],
    why: 'for the compiler: a request has a method',
  },
  {
    file: `${waymark}/csrf.ts`,
    text: ".origin : 'null'",
    mutators: ['StringLiteral'],
    why: 'either text is the origin of no site',
  },
  {
    file: `${waymark}/request/framing.ts`,
    text: 'name.length === 4',
    mutators: ['ConditionalExpression'],
    why: 'a shortcut: a name of another length is not host either',
  },
  {
    file: `${waymark}/request/request-target.ts`,
    text: 'if (plain.test(raw)',
    mutators: ['ConditionalExpression', 'StringLiteral'],
    why: 'a shortcut for plain paths: the long way below comes to the same',
  },
  {
    file: `${waymark}/request/request-target.ts`,
    text: '} catch {',
    mutators: ['BlockStatement'],
    why: 'a function that ends without a return gives undefined too',
  },
  {
    file: `${waymark}/request/request-target.ts`,
    text: 'at < path.length',
    mutators: ['EqualityOperator'],
    why: 'behind the end there is no character, whose code is no control either',
  },
  {
    file: `${waymark}/route-table.ts`,
    text: 'prefix.length > longest.length',
    mutators: ['EqualityOperator'],
    why: 'two prefixes of one path that are equally long are the same',
  },
  {
    file: `${waymark}/upstream/upstream-headers.ts`,
    text: "connection === 'keep-alive'",
    mutators: ['ConditionalExpression', 'LogicalOperator', 'StringLiteral'],
    why: 'a shortcut: as names of headers keep-alive and close are those of none that passes',
  },
  {
    file: `${waymark}/throttle/throttle.ts`,
    text: 'rate.limit >= 10',
    mutators: ['EqualityOperator'],
    why: 'a tenth of ten is one in the same time on both ways',
  },
  {
    file: `${waymark}/throttle/gcra.ts`,
    text: 'tooEarlyBy > roundingMs',
    mutators: ['EqualityOperator'],
    why: 'they differ for who is early by exactly the microsecond that rounding is given',
  },
  {
    file: `${waymark}/session/session.ts`,
    text: "identityToken: ''",
    mutators: ['StringLiteral'],
    why: 'the place of the signature, which is written before anybody reads it',
  },
  {
    file: `${waymark}/session/session.ts`,
    text: 'missedAt !== undefined',
    mutators: ['ConditionalExpression'],
    why: 'for the compiler: a time since never is no number and less than nothing',
  },
  {
    file: `${waymark}/session/identity-client.ts`,
    text: 'new IdentityServiceClient(',
    mutators: ['ObjectLiteral'],
    why: 'how soon a lost connection is dialled again and a dead one noticed: seconds to minutes, not what is answered',
  },
  {
    file: `${waymark}/session/identity-client.ts`,
    text: "'timed out' : 'neither'",
    mutators: ['StringLiteral'],
    why: 'the circuit breaker takes every word but its two others for neither',
  },
  ...['throttle/redis-connection.ts', 'session/session-news.ts'].map((file) => ({
    ...{ file: `${waymark}/${file}`, text: 'ca ? { ...socket, tls: true, ca }', mutators: ['ObjectLiteral', 'BooleanLiteral'] },
    why: 'the Redis of these tests has no TLS; infra/acceptance/tls.test.ts has',
  })),
  {
    file: `${waymark}/throttle/redis-connection.ts`,
    text: 'client.connect().catch(',
    mutators: ['StringLiteral', 'ArrowFunction'],
    why: 'a client that dials for ever fails to connect only when it is closed',
  },
  ...['throttle/redis-connection.ts', 'session/session-news.ts'].map((file) => ({
    ...{ file: `${waymark}/${file}`, text: 'reconnectStrategy:' },
    ...{ mutators: ['ArithmeticOperator', 'MethodExpression', 'ArrowFunction', 'ObjectLiteral'] },
    why: 'how soon it is dialled again; told nothing, the client takes times of its own',
  })),
  {
    file: `${waymark}/index.ts`,
    text: '$id: `waymark:policies/',
    mutators: ['ObjectLiteral', 'StringLiteral'],
    why: 'express-gateway reads the schema, and it is left out where mutants are judged',
  },
  {
    file: `${waymark}/session/session-news.ts`,
    text: 'hashShape.test(hash)',
    mutators: ['MethodExpression'],
    why: 'what is no hash of a token is that of no session that is remembered; it need not be looked for',
  },
  {
    file: `${waymark}/index.ts`,
    text: 'createRedisThrottle({',
    mutators: ['ObjectLiteral'],
    why: 'that gateways share their count is asked of two of them, each in its process: gateway/test/throttle.test.ts',
  },
  {
    file: `${waymark}/answer/problem.ts`,
    text: 'clearTimeout(timer)',
    why: 'ending an answer twice does nothing: the timer goes for the memory alone',
  },
  {
    file: `${waymark}/answer/problem.ts`,
    text: "req.once('error', end)",
    mutators: ['StringLiteral'],
    why: 'who has gone reads no answer, and the timer ends it for nobody',
  },
  {
    file: `${waymark}/throttle/redis-throttle.ts`,
    text: 'if (!verdict.allowed && ownVerdict.allowed)',
    mutators: ['ConditionalExpression', 'LogicalOperator'],
    why: 'the next line raises the count to that of Redis, whatever was given back before',
  },
  {
    file: `${waymark}/throttle/redis-throttle.ts`,
    text: 'sentAt + verdict.resetMs - 1',
    mutators: ['ArithmeticOperator'],
    why: 'two milliseconds of a count that Redis rounds up by as much',
  },
  {
    file: `${waymark}/throttle/local-throttle.ts`,
    text: 'if (!verdict.allowed) return verdict',
    mutators: ['ConditionalExpression'],
    why: 'a refusal answers the time of arrival as it was: storing it changes nothing',
  },
  {
    file: `${waymark}/throttle/redis-throttle.ts`,
    text: 'own.giveBack(key, rate)',
    mutators: ['CallExpression'],
    why: 'the next line raises the count to that of Redis, which has just refused: the two differ by one request at most',
  },
  {
    file: `${waymark}/throttle/redis-throttle.ts`,
    text: 'finally(() => clearTimeout(timer))',
    mutators: ['ArrowFunction'],
    why: 'a timer that runs out later settles what is settled',
  },
  {
    file: `${waymark}/throttle/local-throttle.ts`,
    text: 'if (fullAt > (arrivals.get(key) ?? 0))',
    mutators: ['EqualityOperator'],
    why: 'writes the time that stands there already',
  },
  {
    file: `${waymark}/throttle/local-throttle.ts`,
    text: 'tat <= now',
    mutators: ['EqualityOperator'],
    why: 'a key whose time ends at this very moment goes at the next look',
  },
]
