import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { productsQuery } from '@/commerce-client/products.queries'
import { asList, asText } from '@/lib/read-fields'
import { useSite } from '@/site/use-site'
import type { Slot } from './slot'

interface PageProducts {
  products: ReadonlyMap<string, ProductTileData>
  isLoading: boolean
}

const PageProductsContext = createContext<PageProducts>({ products: new Map(), isLoading: false })

/** Returns the ids of all products in the blocks of a page, without duplicates. */
export function listProductIds(slots: readonly Slot[]): string[] {
  return [...new Set(slots.flatMap((slot) => asList(slot?.productIds, asText)))]
}

/** Fetches the products of all blocks of a page together, in batches of 24 (PDP-083). */
export function PageProductsProvider({
  slots,
  children,
}: {
  slots: readonly Slot[]
  children: ReactNode
}) {
  const site = useSite()
  const ids = listProductIds(slots)
  const { data, isLoading } = useQuery({
    ...productsQuery(site.id, ids),
    enabled: ids.length > 0,
    keepPreviousData: true,
  })
  const value = {
    products: new Map((data ?? []).map((product) => [product.id, product])),
    isLoading: ids.length > 0 && isLoading,
  }
  return <PageProductsContext.Provider value={value}>{children}</PageProductsContext.Provider>
}

/** Returns a block's products in the order of `ids`; undefined while loading. */
export function usePageProducts(ids: readonly string[]): ProductTileData[] | undefined {
  const { products, isLoading } = useContext(PageProductsContext)
  if (isLoading) return undefined
  return ids.flatMap((id) => products.get(id) ?? [])
}
