import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { decimalsOf } from '../../rules/currency'
import type { StoredProduct } from './product.repository'

type PageMetaTag = ShopperProductsTypes.PageMetaTag

interface PriceSpan {
  price?: number
  priceMax?: number
}

/** Returns the meta tags of a product's page; merchants cannot define their own rules. */
export function toPageMetaTags(
  product: StoredProduct,
  { price, priceMax }: PriceSpan,
  currency: string,
): PageMetaTag[] {
  const title = product.pageTitle ?? product.name
  const description = product.pageDescription ?? product.shortDescription
  const tags: [id: string, type: string, value: string | null][] = [
    ['title', 'title', title],
    ['description', 'name', description],
    ['keywords', 'name', product.pageKeywords],
    ['robots', 'name', 'index, follow'],
    ['og:title', 'property', title],
    ['og:description', 'property', description],
    ['product', 'jsonld', toStructuredData(product, { price, priceMax }, currency)],
  ]
  return tags.flatMap(([id, type, value]) => (value ? [{ id, type, value }] : []))
}

function toStructuredData(
  { id, name, brand }: StoredProduct,
  { price, priceMax }: PriceSpan,
  currency: string,
): string {
  const toText = (amount = 0) => amount.toFixed(decimalsOf(currency))
  const isRange = priceMax !== undefined && priceMax !== price
  const offers = isRange
    ? { '@type': 'AggregateOffer', lowPrice: toText(price), highPrice: toText(priceMax) }
    : { '@type': 'Offer', price: toText(price) }
  return JSON.stringify({
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name,
    sku: id,
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    ...(price !== undefined && { offers: { ...offers, priceCurrency: currency } }),
  })
}
