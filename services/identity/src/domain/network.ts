import { isIPv4, isIPv6 } from 'node:net'

/** Where somebody acts from, as far as we keep it. */
export type Place = { device: string; network: string }

/**
 * "203.0.113.x", "2001:db8:a::x": what tells a strange city or provider from one's own, and is shared by hundreds of households at least.
 * The rest of the address is never stored.
 */
export function networkName(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.x`
  if (isIPv6(plain)) return `${ipv6Groups(plain).slice(0, 3).join(':')}::x`
  return 'unknown'
}

/** The eight groups of an IPv6 address, its `::` written out. */
export function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  return [...groups, ...zeros, ...rest]
}
