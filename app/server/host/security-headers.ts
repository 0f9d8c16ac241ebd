import type { RequestListener } from 'node:http'
import helmet from 'helmet'
import type { HostConfig } from './host-config'

type Config = Pick<HostConfig, 'publicProtocol'>

/**
 * Sets the security headers of every answer. Only pages have a Content-Security-Policy, with their
 * own nonce.
 */
export function securityHeaders({ publicProtocol }: Config): RequestListener {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // over plain http (a laptop) browsers would refuse http for this host name for a year
    strictTransportSecurity: publicProtocol === 'https' && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
  })
  return (req, res) => {
    setHeaders(req, res, () => undefined)
    res.setHeader(
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(self), payment=(self)',
    )
  }
}
