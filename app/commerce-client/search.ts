import type { ShopperSearchTypes } from 'commerce-sdk-isomorphic'
import { callScapi } from './transport'

/** The parameters of a product search (SRCH-021). */
export interface SearchRequest {
  categoryId?: string
  query?: string
  sort?: string
  /** `['price=(20..40)', 'c_isKosher=true']` */
  refine: readonly string[]
  /** Only products that this shop has in stock (SRCH-036). */
  storeId?: string
  offset: number
  limit: number
}

export function searchProducts(
  siteId: string,
  { categoryId, query, sort, refine, storeId, offset, limit }: SearchRequest,
): Promise<ShopperSearchTypes.ProductSearchResult> {
  // The service requires a term or a category; without either, the root category finds all
  // products.
  const category = categoryId ?? (query ? undefined : 'root')
  return callScapi(siteId, 'shopperSearch', 'productSearch', {
    parameters: {
      ...(query && { q: query }),
      ...(sort && { sort }),
      refine: [...(category ? [`cgid=${category}`] : []), ...refine],
      ...(storeId && { c_storeId: storeId }),
      offset,
      limit,
    },
  })
}

/** Product ids suggested for a typed term, best first (SRCH-015). */
export async function suggestProducts(
  siteId: string,
  query: string,
  limit: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const parameters = { q: query, limit }
  const { productSuggestions } = await callScapi(
    siteId,
    'shopperSearch',
    'getSearchSuggestions',
    { parameters },
    signal,
  )
  return (productSuggestions?.products ?? []).flatMap(({ productId }) => productId ?? [])
}
