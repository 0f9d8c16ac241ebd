import { resolveLocale, type Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'

export function toSubscriptionLocale(site: Site, locale: string | undefined): Locale {
  const isSpoken = locale !== undefined && site.locales.includes(locale)
  return resolveLocale(site, isSpoken ? locale : undefined)
}
