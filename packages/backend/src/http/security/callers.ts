import { isIPv6, SocketAddress } from 'node:net'

/**
 * Returns the caller that an address belongs to, for rate limits: an address of IPv4, or a /64 of IPv6, because one
 * customer of a provider gets at least that.
 */
export function callerOf(address: string): string {
  // Some proxies add the port, `192.0.2.1:4711` or `[2001:db8::1]:4711`. Each connection has another one.
  const [bare = ''] = (SocketAddress.parse(address)?.address ?? address).split('%')
  if (!isIPv6(bare)) return bare
  // Node writes each address in one way only, without leading zeros and in lower case, and one of IPv4 with dots.
  const { address: normal } = new SocketAddress({ address: bare, family: 'ipv6' })
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(normal)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = normal.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
