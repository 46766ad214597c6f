import type { Settings } from '../settings.ts'

/** Somebody else's Redis is looked at before anything is started on it: most services start without one, and would say little. */
export const checkRedis = async ({ REDIS_URL: url = '', REDIS_CA_FILE: caFile }: Settings): Promise<void> => {
  // Loaded here: the launcher stays small for everybody else.
  const [{ createClient }, { explainConnection, redisTls }] = await Promise.all([import('redis'), import('@waymark/kit/tls')])
  const tls = redisTls(url, caFile)
  const socket = { connectTimeout: 5_000, reconnectStrategy: false } as const
  const client = createClient({ url, socket: tls ? { ...socket, ...tls, tls: true } : socket })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const policy = (await client.configGet('maxmemory-policy').catch(() => undefined))?.['maxmemory-policy']
    if (policy !== undefined && policy !== 'noeviction')
      throw new Error(`it evicts keys (maxmemory-policy ${policy}) and would lose jobs; set noeviction there`)
  } catch (error) {
    throw new Error(`the Redis at ${new URL(url).host} cannot be used: ${explain(explainConnection(error), url)}`, {
      cause: error,
    })
  } finally {
    client.destroy()
  }
}

const explain = (said: string, url: string): string =>
  /^Socket closed|ECONNRESET/.test(said) && url.startsWith('redis:')
    ? `${said}: if it wants TLS, begin REDIS_URL with rediss://`
    : said
