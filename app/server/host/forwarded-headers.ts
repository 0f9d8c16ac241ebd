import type { IncomingMessage } from 'node:http'
import type { HostConfig } from './host-config'

type Config = Pick<HostConfig, 'publicProtocol' | 'trustProxy'>

/**
 * Makes X-Forwarded-Host and -Proto say what the visitor asked for, and -For where from: PWA Kit
 * overwrites `Host`, and a visitor must not be able to forge them. The engine slows down logins by
 * address.
 */
export function setForwardedHeaders(req: IncomingMessage, config: Config): void {
  const { headers } = req
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

// A proxy adds the address it sees at the end; what stands before it is the visitor's own word.
function last(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header.at(-1) : header)?.split(',').at(-1)?.trim() || undefined
}

function first(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()
}
