/**
 * Returns the network of an address, by which attempts are limited: a visitor with IPv6 has 2^64
 * addresses, whose first four groups are the same. Other texts are returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return address
  const { hostname } = new URL(`http://[${plain}]`)
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const all = [...before, ...zeros, ...after]
  return isMapped(all) ? toIpv4(all) : `${all.slice(0, 4).join(':')}::/64`
}

/** ::ffff:192.0.2.1 */
const isMapped = (groups: readonly string[]) => groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'

function toIpv4(groups: readonly string[]): string {
  const numbers = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}
