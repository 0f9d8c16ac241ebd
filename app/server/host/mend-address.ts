import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * An address that cannot be read leads to the one that was meant: a percent sign that encodes nothing
 * is one of its letters, and of several slashes at its start one is enough (two would begin a host).
 * Neither Express nor the browser's router would take it as it is.
 * @returns whether it was answered
 */
export function mendAddress(req: IncomingMessage, res: ServerResponse): boolean {
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
