import type { IncomingMessage } from 'node:http'
import { isProxied } from '../../../config/local-request'
import type { HostConfig } from './host-config'

type Config = Pick<HostConfig, 'publicProtocol' | 'trustProxy'>

/**
 * Sets X-Forwarded-Host and -Proto to the host and protocol that the visitor requested, and
 * X-Forwarded-For to the visitor's address. PWA Kit overwrites `Host`, and visitors must not be
 * able to forge these headers: the engine limits logins by address.
 */
export function setForwardedHeaders(req: IncomingMessage, config: Config): void {
  const { headers } = req
  // keeps known that a proxy forwarded the request, unless it is trusted and names the visitor
  const isNamed = config.trustProxy && headers['x-forwarded-for'] !== undefined
  if (!isNamed && isProxied(headers)) headers.via ??= '1.1 proxy'
  const host = first(config.trustProxy ? headers['x-forwarded-host'] : undefined) ?? headers.host
  const protocol = first(config.trustProxy ? headers['x-forwarded-proto'] : undefined)
  headers['x-forwarded-host'] = host ?? ''
  headers['x-forwarded-proto'] = isProtocol(protocol) ? protocol : config.publicProtocol
  const address = last(config.trustProxy ? headers['x-forwarded-for'] : undefined)
  headers['x-forwarded-for'] = address ?? req.socket.remoteAddress ?? ''
}

function isProtocol(value: string | undefined): value is 'http' | 'https' {
  return value === 'http' || value === 'https'
}

// The last entry is the address that our proxy added; earlier entries may be forged by the visitor.
function last(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim() || undefined
}

function first(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()
}
