import { asFields, asList, asText } from '@/lib/read-fields'
import { contentSource } from './content.source'

const QUARTER_MS = 900_000

export interface ProductBadgeView {
  label: string
  image: { link: string }
}

/** The product badges of a site, by delivery key (SITE-016). */
export const productBadgesQuery = (siteId: string) => ({
  queryKey: ['product-badges', siteId] as const,
  queryFn: async () => {
    const { badges } = await contentSource.getProductBadges(siteId)
    return Object.fromEntries(asList(badges, readBadge))
  },
  staleTime: QUARTER_MS,
})

function readBadge(value: unknown): [key: string, badge: ProductBadgeView] | undefined {
  const { deliveryKey, label, mediaImages } = asFields(value)
  const [first] = asList(mediaImages, asFields)
  const path = asText(first?.path)
  const key = asText(deliveryKey)
  const words = asText(label)
  if (!key || !words || !path) return undefined
  return [key, { label: words, image: { link: `/media/${path}` } }]
}
