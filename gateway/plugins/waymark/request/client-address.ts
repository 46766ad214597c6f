import { type BlockList, isIPv6 } from 'node:net'

export type ClientReader = {
  /** Who is really calling: `X-Forwarded-For` counts only as far as it was written by proxies that we trust. */
  addressOf: (peer: string | undefined, forwardedFor: string | undefined) => string
  isTrusted: (peer: string | undefined) => boolean
}

export function clientReader(trusted: BlockList): ClientReader {
  const trusts = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return {
    addressOf: (peer, forwardedFor) => {
      let address = plainAddress(peer ?? '')
      if (forwardedFor === undefined || trusted.rules.length === 0) return address
      const hops = forwardedFor.split(',')
      while (hops.length > 0 && trusts(address)) {
        const hop = plainAddress(hops.pop()!.trim())
        if (!isAddress(hop)) break
        address = hop
      }
      return address
    },
    isTrusted: (peer) => trusted.rules.length > 0 && trusts(plainAddress(peer ?? '')),
  }
}

/** What throttles count by: a whole /64 for IPv6, for one household or server owns all of it. */
export function throttleAddress(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').length
  const full = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')]
  return `${full.slice(0, 4).join(':')}::/64`
}

function plainAddress(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
}

function isAddress(text: string): boolean {
  return /^[\da-f.:]+$/i.test(text) && (/^\d+\.\d+\.\d+\.\d+$/.test(text) || isIPv6(text))
}
