import { COLORS } from '../../rules/colors'
import type { Site } from '../sites/site.service'
import { toStorefrontLink } from '../sites/storefront-link'

const HOUSE_NAME = 'Maison Brindille'

/** Sender and appearance that all mails of a site share. */
export interface MailBrand {
  name: string
  /** `#rrggbb` */
  accent: string
  homeUrl: string
  phone?: string
  /** The sender, as `Name <address>`; if absent, that of `MAIL_FROM`. */
  sender?: string
}

export function toMailBrand(
  config: { storefrontOrigins: readonly string[] },
  site: Site | undefined,
): MailBrand {
  const preferences = site?.preferences ?? {}
  const textOf = (name: string) => {
    const value = preferences[name]
    return typeof value === 'string' && value.trim() !== '' ? value : undefined
  }
  const accent = textOf('mailAccent')
  return {
    name: site?.name ?? HOUSE_NAME,
    accent: accent && /^#[0-9a-f]{6}$/i.test(accent) ? accent : COLORS.accent,
    homeUrl: toStorefrontLink(config, site, '/'),
    phone: textOf('customerServicePhone'),
    sender: textOf('mailSender'),
  }
}
