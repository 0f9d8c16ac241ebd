import { useQuery } from '@tanstack/react-query'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { productsQuery } from '@/commerce-client/products.queries'
import { listingQuery } from '@/commerce-client/search.queries'
import { DEFAULT_SORT } from '@/rules/listing-window'
import { sharedKeys } from '@/integrations/content-hub/content.port'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { asList, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'

const MAX_SHOWN = 8

/** A product that can be added to the bag with one click. */
export type Treat = ProductTileData & { addId: string }

/**
 * Returns the products that an editor chose for the sheet, or else the first featured products of
 * the shop. Products that have sizes or cannot be ordered are excluded. Returns undefined while
 * loading.
 */
export function useTreats(): Treat[] | undefined {
  const { id: siteId } = useSite()
  const content = useQuery(contentQuery(siteId, sharedKeys.addTreats(siteId)))
  const ids = asList(content.data?.productIds, asText)
  const hasSettled = !content.isLoading
  const chosen = useQuery({ ...productsQuery(siteId, ids), enabled: ids.length > 0 })
  const isChosen = ids.length > 0 && !chosen.isError
  const request = { refine: [], offset: 0, limit: 24, sort: DEFAULT_SORT, withFacets: false }
  const featured = useQuery({
    ...listingQuery(siteId, request),
    enabled: hasSettled && !isChosen,
  })
  const products = isChosen ? chosen.data : featured.isError ? [] : featured.data?.tiles
  return products?.filter(isTreat).slice(0, MAX_SHOWN)
}

function isTreat(product: ProductTileData): product is Treat {
  return product.addId !== undefined
}
