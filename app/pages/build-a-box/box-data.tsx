import { decimalsOf } from '@rules/currency'
import type { MixBox, MixSize } from '@/commerce-client/mix-boxes.queries'
import { availabilityOf } from '@/rules/availability'
import { SCHEMA_AVAILABILITY } from '@/features/product/schema-availability'
import { imageUrl } from '@/integrations/images/image-service'
import { paths } from '@/site/paths'
import { useOrigin } from '@/site/use-origin'
import { usePageUrl } from '@/site/use-page-url'
import { useSite } from '@/site/use-site'
import { JsonLd } from '@/ui/json-ld'

/** Structured data of boxes: products with an offer for each size (schema.org). */
export function BoxData({ boxes }: { boxes: readonly MixBox[] }) {
  const origin = useOrigin()
  const toUrl = usePageUrl()
  const { currency } = useSite()
  const products = boxes.flatMap((box) => {
    const { id, name, description, image, isLollypops, sizes } = box
    const builder = isLollypops ? 'lollypop' : 'box'
    const offers = sizes.flatMap((size) => {
      const url = toUrl(paths.boxStep(builder, 'start', { box: id, size: size.value }))
      return toOffer(size, url, currency)
    })
    const prices = sizes.flatMap(({ price }) => price?.amount ?? [])
    if (offers.length === 0) return []
    return {
      '@type': 'Product',
      name,
      description,
      sku: id,
      url: toUrl(paths.boxStep(builder, 'start', { box: id })),
      image: image && `${origin}${imageUrl(image.link, 1200)}`,
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: currency,
        lowPrice: Math.min(...prices).toFixed(decimalsOf(currency)),
        highPrice: Math.max(...prices).toFixed(decimalsOf(currency)),
        offerCount: offers.length,
        offers,
      },
    }
  })
  return products.length > 0 ? <JsonLd data={{ '@graph': products }} /> : null
}

function toOffer({ id, label, price, facts }: MixSize, url: string, priceCurrency: string) {
  if (!price) return []
  return [
    {
      '@type': 'Offer',
      sku: id,
      name: label,
      url,
      price: price.amount.toFixed(decimalsOf(priceCurrency)),
      priceCurrency,
      availability: SCHEMA_AVAILABILITY[availabilityOf(facts, new Date())],
    },
  ]
}
