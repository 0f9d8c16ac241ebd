import type { HostConfig } from './host-config'

type Config = Pick<
  HostConfig,
  'publicProtocol' | 'cardGateway' | 'contentFrames' | 'trustedOrigins' | 'contactFormAction'
>

/** What a page may do with frames beyond what every page may. */
export interface PageFrames {
  /** Shows other pages of the shop in frames of its own. */
  framesOwnPages?: boolean
  /** Origins whose pages may frame it. */
  framedBy?: readonly string[]
}

/**
 * The policy of one rendered page. Scripts run only with the page's nonce, or when such a script
 * loads them; style elements that these make take the same nonce. The card gateway may be framed and
 * asked, and so may the hosts of outside scripts that are configured; what content may frame is
 * configured too, and a form may be sent to where the contact form is, if that is outside. Nothing
 * else outside is let through.
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
    // Attributes only: sizes that React or a carousel sets on an element.
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
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
  ]
  if (config.publicProtocol === 'https') directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
