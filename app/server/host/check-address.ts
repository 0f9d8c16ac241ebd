import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_ADDRESS_LENGTH, MAX_API_ADDRESS_LENGTH } from '@rules/address-limits'
import { unescapeText } from '@rules/unescape-text'
import { PROXY_PATH } from '@/commerce-client/site-routes'
import { sendProblem } from './send-problem'

const API_PREFIXES = ['/api/', `${PROXY_PATH}/`]

/**
 * Answers 414 if the path and query of a request are too long, before any code reads them.
 * @returns whether the request was answered
 */
export function refuseLongAddress({ url = '' }: IncomingMessage, res: ServerResponse): boolean {
  const isCall = API_PREFIXES.some((prefix) => url.startsWith(prefix))
  const longest = isCall ? MAX_API_ADDRESS_LENGTH : MAX_ADDRESS_LENGTH
  if (url.length <= longest) return false
  const detail = `An address here has at most ${longest} characters.`
  sendProblem(res, { status: 414, type: 'address-too-long', detail })
  return true
}

/** A name, or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Answers 400 if the host and path of a request do not form a URL, before any code parses them. A
 * missing host is accepted, because HTTP/1.0 health checks send none.
 * @returns whether the request was answered
 */
export function refuseBadAddress(req: IncomingMessage, res: ServerResponse): boolean {
  const host = String(req.headers['x-forwarded-host'] ?? '')
  const url = req.url ?? ''
  const isHost = host === '' || (HOST.test(host) && URL.canParse(`http://${host}`))
  if (isHost && url.startsWith('/') && URL.canParse(url, 'http://localhost')) return false
  const detail = isHost ? 'The path cannot be read.' : 'The host cannot be read.'
  sendProblem(res, { status: 400, type: 'bad-address', detail })
  return true
}

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

const isDecodable = (path: string): boolean => unescapeText(path) !== undefined
