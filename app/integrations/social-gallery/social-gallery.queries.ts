import { getSocialPhotos } from './social-gallery.source'

const MINUTES_MS = 5 * 60_000

export const socialPhotosQuery = (siteId: string, productId: string) => ({
  queryKey: ['social-photos', siteId, productId] as const,
  queryFn: () => getSocialPhotos(siteId, productId),
  staleTime: MINUTES_MS,
})
