import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { productsQuery } from '@/commerce-client/products.queries'
import { socialFeedQuery } from '@/integrations/social-gallery/social-feed.queries'
import type { FeedPhoto, SocialPhoto } from '@/integrations/social-gallery/social-gallery.port'
import { logWarning } from '@/lib/log'
import { useSite } from '@/site/use-site'

/**
 * Returns the photos of an album. Each one is named after and linked to its first product sold by
 * the site; photos without such a product are left out. Returns an empty list if loading fails,
 * undefined while loading.
 */
export function useSocialFeed(album: string): SocialPhoto[] | undefined {
  const { id: siteId } = useSite()
  const feed = useQuery(socialFeedQuery(siteId, album))
  const ids = [...new Set(feed.data?.flatMap(({ productIds }) => productIds) ?? [])]
  const products = useQuery({ ...productsQuery(siteId, ids), enabled: feed.isSuccess })
  const error = feed.error ?? products.error
  useEffect(() => {
    if (error) logWarning('A social feed could not be loaded', { album, error })
  }, [album, error])
  if (error) return []
  if (!feed.data || !products.data) return undefined
  return joinProducts(feed.data, products.data)
}

function joinProducts(
  photos: readonly FeedPhoto[],
  products: readonly ProductTileData[],
): SocialPhoto[] {
  const sold = new Map(products.map((product) => [product.id, product]))
  return photos.flatMap(({ productIds, ...photo }) => {
    const [product] = productIds.flatMap((id) => sold.get(id) ?? [])
    return product ? [{ ...photo, title: product.name, href: product.href }] : []
  })
}
