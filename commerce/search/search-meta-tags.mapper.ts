import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { pickLocalized, type Locale } from '../http/locale'
import type { Site } from '../sites/site.service'
import type { SearchTree } from './category-tree.rules'

type PageMetaTag = ShopperSearchTypes.PageMetaTag

/** Meta tags of a listing; there are no rules of a merchant's own. */
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
    // result pages are as many as there are words
    { id: 'robots', type: 'name', value: typed.trim() === '' ? 'index,follow' : 'noindex,follow' },
    { id: 'og:title', type: 'property', value: title },
  ]
}
