import type { ShopView } from '@/commerce-client/shop.mapper'
import { paths } from '@/site/paths'
import { usePageUrl } from '@/site/use-page-url'
import { JsonLd } from '@/ui/json-ld'

/** The list of shops for search engines; the data of each shop is on its own page. */
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
