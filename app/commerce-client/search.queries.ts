import { PAGE_MAX_AGE_MS } from '@/site/page-age'
import { toListingFacets, type ListingFacets } from './search.mapper'
import { searchProducts, type SearchRequest } from './search'
import { getProducts } from './products'
import { toProductTile, type ProductTileData } from './product-tile.mapper'

export interface ListingPage {
  total: number
  tiles: ProductTileData[]
  /** Only on request: every page after the first would repeat them. */
  facets?: ListingFacets
}

export interface ListingRequest extends SearchRequest {
  withFacets: boolean
  /**
   * The customer's groups, which may affect results and their order; undefined for all customers.
   * Only part of the query key: the service reads the groups from the token.
   */
  groups?: readonly string[]
}

/** The stock of a shop becomes stale sooner than general lists. */
const SHOP_STALE_MS = 5 * 60_000

/**
 * One page of a category or of a search, with products as tiles in the service's order. It may be
 * as old as the page: the browser does not repeat the search for a cached page.
 */
export const listingQuery = (siteId: string, request: ListingRequest) => ({
  queryKey: ['listing', siteId, request] as const,
  queryFn: () => getListingPage(siteId, request),
  staleTime: request.storeId ? SHOP_STALE_MS : PAGE_MAX_AGE_MS,
})

const MAX_PIECES = 60

/** The pieces that may go into a custom box: those with the box's mix code. */
export const piecesQuery = (siteId: string, code: string) =>
  listingQuery(siteId, {
    refine: [`c_customMixCode=${code}`, 'c_isCustomMixPiece=true'],
    sort: 'product-name-ascending',
    offset: 0,
    limit: MAX_PIECES,
    withFacets: false,
  })

async function getListingPage(
  siteId: string,
  { withFacets, groups: _groups, ...request }: ListingRequest,
): Promise<ListingPage> {
  const result = await searchProducts(siteId, request)
  const ids = (result.hits ?? []).map(({ productId }) => productId)
  const products = ids.length > 0 ? await getProducts(siteId, ids) : []
  const byId = new Map(products.map((product) => [product.id, product]))
  const now = new Date()
  return {
    total: result.total,
    tiles: ids.flatMap((id) => {
      const product = byId.get(id)
      return product ? [toProductTile(product, now)] : []
    }),
    ...(withFacets && { facets: toListingFacets(result) }),
  }
}
