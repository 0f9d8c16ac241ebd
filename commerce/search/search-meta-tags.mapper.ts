import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../http/locale'
import type { Site } from '../sites/site.service'
import type { SearchTree } from './category-tree.rules'

type PageMetaTag = ShopperSearchTypes.PageMetaTag

/** Returns the meta tags of a listing; merchants cannot define rules for them. */
export function toSearchMetaTags(
  site: Site,
  tree: SearchTree,
  { categoryId, typed, locale }: { categoryId?: string; typed: string; locale: Locale },
): PageMetaTag[] {
  const category = categoryId === undefined ? undefined : tree.get(categoryId)
  const name = category && pickLocalized(locale, category.localized, 'name', category.name)
  const title = [typed.trim(), name, site.name].filter((part) => part).join(' - ')
  return [
    { id: 'title', type: 'title', value: title },
    // result pages of text searches are not indexed, because there is one for every phrase
    { id: 'robots', type: 'name', value: typed.trim() === '' ? 'index,follow' : 'noindex,follow' },
    { id: 'og:title', type: 'property', value: title },
  ]
}
