import type { RequestListener } from 'node:http'
import helmet from 'helmet'
import type { HostConfig } from './host-config'

type Config = Pick<HostConfig, 'publicProtocol'>

/** Sets what every answer carries. The Content-Security-Policy is the page's own: it holds a nonce. */
export function securityHeaders({ publicProtocol }: Config): RequestListener {
  const setHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Over plain http (a laptop) it would lock the host name out of http for a year.
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
