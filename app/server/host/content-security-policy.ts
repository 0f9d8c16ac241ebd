import type { HostConfig } from './host-config'

type Config = Pick<
  HostConfig,
  'publicProtocol' | 'cardGateway' | 'trustedOrigins' | 'contactFormAction'
>

/**
 * The policy of one rendered page. Scripts run only with the page's nonce, or when such a script
 * loads them; style elements that these make take the same nonce. The card gateway may be framed and
 * asked, and so may the hosts of outside scripts that are configured; a form may be sent to where the
 * contact form is, if that is outside. Nothing else outside is let through.
 */
export function contentSecurityPolicy(nonce: string, config: Config): string {
  const gateway = config.cardGateway.publicOrigin
  const trusted = (config.trustedOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const { contactFormAction: action } = config
  const formTarget = action ? ` ${new URL(action).origin}` : ''
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
    `frame-src ${gateway}${trusted}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self'${formTarget}`,
    "frame-ancestors 'self'",
  ]
  if (config.publicProtocol === 'https') directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}
