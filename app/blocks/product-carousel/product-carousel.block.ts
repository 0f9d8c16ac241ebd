import loadable from '@loadable/component'
import { productsQuery } from '@/commerce-client/products.queries'
import { asList, asText } from '@/lib/read-fields'
import { defineBlock } from '../define-block'
import { readLink, type ContentLink } from '../read-content'

export interface ProductCarouselContent {
  title?: string
  productIds: string[]
  link?: ContentLink
}

export const productCarouselBlock = defineBlock<ProductCarouselContent>({
  contentType: 'product-carousel',
  parse: (item) => {
    const productIds = asList(item.productIds, asText)
    if (productIds.length === 0) return undefined
    return { title: asText(item.title), productIds, link: readLink(item.link) }
  },
  queries: ({ productIds }, site) => [productsQuery(site.id, productIds)],
  component: loadable(() => import('./product-carousel')),
})
