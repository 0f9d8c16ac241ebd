const PATH = /^\/(?![/\\])[^\s\\]*$/

/**
 * The path of this shop that an address names, as a browser reads it; undefined for any other
 * address. For every URL to redirect to that may come from outside.
 */
export function toOwnPath(address: string): string | undefined {
  // a second slash or a backslash begins a host, and browsers drop line breaks that stand between
  if (!PATH.test(address)) return undefined
  const { pathname, search, hash } = new URL(address, 'http://own.invalid')
  // without its dots `/.//host` is `//host`
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
