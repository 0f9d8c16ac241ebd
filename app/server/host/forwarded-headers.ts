import type { IncomingMessage } from 'node:http'
import type { HostConfig } from './host-config'

type Config = Pick<HostConfig, 'publicProtocol' | 'trustProxy'>

/**
 * Makes X-Forwarded-Host and -Proto say what the visitor asked for: PWA Kit overwrites `Host`, and
 * a visitor must not be able to forge them.
 */
export function setForwardedHeaders(req: IncomingMessage, config: Config): void {
  const { headers } = req
  const host = first(config.trustProxy ? headers['x-forwarded-host'] : undefined) ?? headers.host
  const protocol = first(config.trustProxy ? headers['x-forwarded-proto'] : undefined)
  headers['x-forwarded-host'] = host ?? ''
  headers['x-forwarded-proto'] = protocol ?? config.publicProtocol
}

function first(header: string | string[] | undefined): string | undefined {
  return (Array.isArray(header) ? header[0] : header)?.split(',')[0]?.trim()
}
