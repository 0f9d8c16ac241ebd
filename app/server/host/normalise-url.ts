import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Redirects a malformed URL to its normalised form: a percent sign that encodes nothing is taken
 * literally, and of several slashes at its start one is left (two would begin a host). Neither
 * Express nor the browser's router accepts it as it is.
 * @returns whether it was answered
 */
export function normaliseUrl(req: IncomingMessage, res: ServerResponse): boolean {
  const [path = '', ...query] = (req.url ?? '').split('?')
  const isReadable = isDecodable(path)
  if (isReadable && !/^\/[/\\]/.test(path)) return false
  const meant = (isReadable ? path : path.replaceAll('%', '%25')).replace(/^[/\\]+/, '/')
  res.writeHead(302, { Location: [meant, ...query].join('?'), 'Cache-Control': 'no-store' }).end()
  return true
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
