import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { usePageUrl } from '@/site/use-page-url'
import { JsonLd } from '@/ui/json-ld'

/** Where search engines find every shop; what there is to know of one stands on its own page. */
export function ShopListData({ shops }: { shops: readonly ShopView[] }) {
  const toUrl = usePageUrl()
  const itemListElement = shops.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: toUrl(paths.shop(id)),
  }))
  return <JsonLd data={{ '@type': 'ItemList', itemListElement }} />
}
