import type { HostConfig } from './host-config'
import { REPORTS_PATH } from './policy-reports'

type Config = Pick<
  HostConfig,
  'publicProtocol' | 'cardGateway' | 'contentFrames' | 'trustedOrigins' | 'contactFormAction'
>

/** Additional frame permissions of a page. */
export interface PageFrames {
  /** The page shows other pages of the shop in frames. */
  framesOwnPages?: boolean
  /** Origins whose pages may show the page in a frame. */
  framedBy?: readonly string[]
}

/**
 * Returns the policy of one rendered page. Scripts run only with the page's nonce, or when such a
 * script loads them; style elements that these scripts add need the same nonce. The card gateway
 * may be framed and requested, and so may the configured hosts of outside scripts. The hosts of
 * framed content and the target of the contact form are configured too. Everything else outside is
 * blocked.
 */
export function contentSecurityPolicy(
  nonce: string,
  config: Config,
  { framesOwnPages = false, framedBy = [] }: PageFrames = {},
): string {
  const gateway = config.cardGateway.publicOrigin
  const trusted = (config.trustedOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const { contactFormAction: action } = config
  const formTarget = action ? ` ${new URL(action).origin}` : ''
  const frames = [...new Set([gateway, ...config.contentFrames.origins])].join(' ')
  const directives = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${trusted}`,
    // Attributes only: for sizes that React or a carousel sets on an element.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${trusted}`,
    `font-src 'self'${trusted}`,
    "media-src 'self'",
    `connect-src 'self' ${gateway}${trusted}`,
    `frame-src ${framesOwnPages ? "'self' " : ''}${frames}${trusted}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${formTarget}`,
    `report-uri ${REPORTS_PATH}`,
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
  ]
  if (config.publicProtocol === 'https') directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
