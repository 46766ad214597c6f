import { parsed } from '@waymark/kit/config'
import type { LinkKeys } from './link-token.ts'

const KEY_ID = /^[A-Za-z0-9_-]{1,32}$/

/** Stands in the link, before the first dot. */
export const keyId = parsed('key id', (value) => (KEY_ID.test(value) ? value : undefined), 'must be letters, digits, - and _')

export const otherSecrets = parsed(
  'other secrets',
  readOthers,
  'must read <key id>:<secret>[,<key id>:<secret>], secrets of 16 and more',
)

export function linkKeysOf(config: {
  LINK_KEY_ID: string
  LINK_SECRET: string
  LINK_OTHER_SECRETS: Readonly<Record<string, string>>
}): LinkKeys {
  return { current: config.LINK_KEY_ID, secrets: { ...config.LINK_OTHER_SECRETS, [config.LINK_KEY_ID]: config.LINK_SECRET } }
}

function readOthers(value: string): Record<string, string> | undefined {
  const pairs = value.split(',').map((part) => /^\s*([^:\s]+):(\S{16,})\s*$/.exec(part))
  const secrets: Record<string, string> = {}
  for (const pair of pairs) {
    const [, id = '', secret = ''] = pair ?? []
    if (!KEY_ID.test(id)) return undefined
    secrets[id] = secret
  }
  return secrets
}
