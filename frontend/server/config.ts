export type ServerConfig = {
  host: string
  port: number
  dist: string
  site: string
  securityContact?: string | undefined
  sells: boolean
}

/** The only reader of the environment. Throws with everything that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv, dist: string): ServerConfig {
  const port = Number(env.HTTP_PORT ?? '4000')
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`HTTP_PORT is not a port: ${env.HTTP_PORT}`)
  const site = URL.parse(env.PUBLIC_URL ?? 'http://localhost:8080')
  if (!site || !/^https?:$/.test(site.protocol)) throw new Error(`PUBLIC_URL is not the address of a site: ${env.PUBLIC_URL}`)
  const contact = env.SECURITY_CONTACT || undefined
  if (contact && !/^(https|mailto):$/.test(URL.parse(contact)?.protocol ?? ''))
    throw new Error(`SECURITY_CONTACT is neither mailto: nor https: ${env.SECURITY_CONTACT}`)
  return {
    host: env.HTTP_HOST ?? '127.0.0.1',
    port,
    dist,
    site: site.origin,
    securityContact: contact,
    sells: env.PAYMENTS === 'stripe',
  }
}
