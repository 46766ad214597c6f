import dns from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'

/**
 * Connects to public addresses only. It checks the very addresses that the connection then takes: a name that was looked up
 * once for the check and again for the connection could lead elsewhere the second time.
 */
export function publicAgent(): Agent {
  return new Agent({ connect: { lookup: lookupPublic } })
}

/** An address in place of a name is never looked up, so it is checked here. */
export function refusePrivateHost({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && isPrivate(host)) throw leadsInside(host, host)
}

const lookupPublic: LookupFunction = (host, options, done) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const inside = found.find(({ address }) => isPrivate(address))
    if (inside) return done(leadsInside(host, inside.address), '')
    const [first] = found
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family)
  })
}

function leadsInside(host: string, address: string): Error {
  return new Error(`${host} leads to ${address}, a private address; JOB_FEEDS_PRIVATE allows that`)
}

/** The list sees an IPv4 address within an IPv6 one by itself, however it is spelled. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

const PRIVATE = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6')
