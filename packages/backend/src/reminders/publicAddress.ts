import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 for special purposes, after the registry of IANA: not the addresses of hosts that everyone can reach. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  special.addSubnet(network, prefix)
}

/** IPv6 has one block of public addresses. Outside it are those of one machine or network, and IPv4 in other clothes. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
const specialIPv6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialIPv6.addSubnet(network, prefix, 'ipv6')
}

/** Thrown for an address at which the network of this server could be reached. */
export class NotPublicError extends Error {}

/** Returns whether an IP address is that of a host on the internet. */
export function isPublic(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address)
  if (family !== 6) return false
  return globalUnicast.check(address, 'ipv6') && !specialIPv6.check(address, 'ipv6')
}

/** Throws `NotPublicError` for a host that is an IP address and not a public one. Node connects to those without a lookup. */
export function requirePublicHost(hostname: string): void {
  const address = hostname.replaceAll(/[[\]]/g, '')
  if (isIP(address) !== 0 && !isPublic(address)) throw new NotPublicError('not a public address')
}

/**
 * Looks a host up for the connection that is made next, so that its answer cannot change in between. Fails with
 * `NotPublicError` if one of its addresses is not public.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || first === undefined) return callback(error ?? new Error('no address'), '')
    if (!addresses.every(({ address }) => isPublic(address))) {
      return callback(new NotPublicError('not a public address'), '')
    }
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
