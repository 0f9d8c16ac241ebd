import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Redirects a malformed URL to its normalized form: a percent sign that encodes nothing is escaped,
 * and several slashes at the start are reduced to one (two would start a host). Neither Express nor
 * the browser's router accepts such URLs.
 * @returns whether a redirect was sent
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
