export interface BasicCredentials {
  user: string
  password: string
}

/** Parses `Basic base64(user:password)`; undefined for any other value. */
export function parseBasicCredentials(header: string | undefined): BasicCredentials | undefined {
  const encoded = header?.match(/^Basic\s+([A-Za-z0-9+/=_-]+)$/i)?.[1]
  if (encoded === undefined) return undefined
  const text = decode(Buffer.from(encoded, 'base64'))
  const colon = text.indexOf(':')
  // databases cannot store a null character
  if (colon < 0 || text.includes('\0')) return undefined
  return { user: text.slice(0, colon), password: text.slice(colon + 1) }
}

// browsers' `btoa` encodes Latin-1, Node encodes UTF-8
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text
}
