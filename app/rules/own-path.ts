const PATH = /^\/(?![/\\])[^\s\\]*$/

/**
 * Returns the path of this site that a URL points to, parsed like a browser does; undefined for any
 * other URL. Use it for every redirect URL that may come from outside.
 */
export function toOwnPath(address: string): string | undefined {
  // a second slash or a backslash starts a host name, and browsers ignore line breaks between them
  if (!PATH.test(address)) return undefined
  const { pathname, search, hash } = new URL(address, 'http://own.invalid')
  // with its dot segment removed, `/.//host` becomes `//host`
  return pathname.startsWith('//') ? undefined : pathname + search + hash
}
