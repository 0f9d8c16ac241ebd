import type { Site } from '../../sites/site.service'

export interface IndexedSite {
  id: string
  catalogId: string
  currencies: string[]
  locales: string[]
}

type Indexable = Pick<
  Site,
  'id' | 'catalogId' | 'currency' | 'currencies' | 'locales' | 'defaultLocale'
>

export function toIndexedSite(site: Indexable): IndexedSite {
  return {
    id: site.id,
    catalogId: site.catalogId,
    currencies: [...new Set([site.currency, ...site.currencies])],
    locales: site.locales.filter((locale) => locale !== site.defaultLocale && locale !== 'default'),
  }
}
