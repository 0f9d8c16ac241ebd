import { decimalsOf } from '@rules/currency'
import type { ProductView } from '@/commerce-client/product.mapper'
import { isGone } from '@/rules/availability'
import { imageUrl } from '@/integrations/images/image-service'
import type { Review } from '@/integrations/reviews/reviews.port'
import { useOrigin } from '@/site/use-origin'
import { usePageUrl } from '@/site/use-page-url'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { JsonLd } from '@/ui/json-ld'
import type { ProductOffer } from './order/use-product-offer'
import { SCHEMA_AVAILABILITY } from './schema-availability'

interface StructuredDataProps {
  product: ProductView
  offer: Pick<ProductOffer, 'availability' | 'price' | 'productId'>
  canonicalPath: string
  reviews?: readonly Review[]
}

const MAX_REVIEWS = 5

/** Structured data for search engines: brand, offer, rating (PDP-032), and breadcrumb. */
export function StructuredData(props: StructuredDataProps) {
  const { product, offer, canonicalPath, reviews = [] } = props
  const origin = useOrigin()
  const { currency, name: siteName } = useSite()
  const toUrl = usePageUrl()
  const url = toUrl(canonicalPath)
  const availability = availabilityFor(product, offer)
  const { canadaEnabled } = useSiteConfig().preferences
  const countries = canadaEnabled ? ['US', 'CA'] : ['US']
  const image = product.imageSets[0]?.images.map(({ link }) => `${origin}${imageUrl(link, 1200)}`)
  const data = {
    '@type': 'Product',
    name: product.name,
    sku: offer.productId,
    description: product.shortDescription ?? product.pageDescription,
    image,
    brand: product.brand && { '@type': 'Brand', name: product.brand },
    offers: offer.price && {
      '@type': 'Offer',
      url,
      price: offer.price.amount.toFixed(decimalsOf(currency)),
      priceCurrency: currency,
      availability: SCHEMA_AVAILABILITY[availability],
      // what is only sold in shops is delivered nowhere
      eligibleRegion: availability !== 'in-shops-only' && countries,
      seller: { '@type': 'Organization', name: siteName },
    },
    aggregateRating: product.rating !== undefined &&
      product.reviewCount && {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
    review: reviews.length > 0 && reviews.slice(0, MAX_REVIEWS).map(toReviewData),
  }
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteName, item: toUrl('/') },
      { '@type': 'ListItem', position: 2, name: product.name, item: url },
    ],
  }
  return (
    <>
      <JsonLd data={data} />
      <JsonLd data={breadcrumb} />
    </>
  )
}

/** A pickup-only product has no stock for shipping, but it is available in shops. */
function availabilityFor(
  { facts }: ProductView,
  { availability }: Pick<ProductOffer, 'availability'>,
) {
  const isPickup = facts.flags.includes('isPickupOnly') && !isGone(facts, new Date())
  return isPickup && availability !== 'coming-soon' ? 'in-shops-only' : availability
}

function toReviewData({ rating, title, text, nickname, submittedAt }: Review) {
  return {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    author: { '@type': 'Person', name: nickname },
    datePublished: submittedAt.slice(0, 10),
    name: title,
    reviewBody: text,
  }
}
