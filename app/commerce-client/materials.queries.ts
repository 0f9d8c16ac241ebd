import type { ShopperProductsTypes } from 'commerce-sdk-isomorphic'
import { millisecondsInMinute } from 'date-fns/constants'
import { materialGroupOf, type MaterialGroup } from '@/rules/material-groups'
import type { AvailabilityFacts } from '@/rules/product-facts'
import { readCustom } from './custom-attributes'
import { toProductDetails, type ProductDetails } from './product-details.mapper'
import { toAvailabilityFacts } from './product-facts.mapper'
import { toProductHead } from './product-head.mapper'
import { toMainImage, type ImageView } from './product-image.mapper'
import { toPriceView, type PriceView } from './product-price.mapper'
import { getProducts } from './products'
import { searchProducts } from './search'

/** A sales material, for example an order form or a poster (MAT-001). */
export interface MaterialView extends Pick<ProductDetails, 'pdfUrl' | 'quantityLimit'> {
  id: string
  name: string
  href: string
  description?: string
  image?: ImageView
  price?: PriceView
  group: MaterialGroup
  /** Item number for orders through other channels. */
  buyingCode?: string
  buyingCodeId?: string
  facts: AvailabilityFacts
  /** Quantity in stock. */
  ats?: number
}

const CATEGORY = 'order-forms'
/** The service's maximum page size. */
const MAX_MATERIALS = 200

/** All sales materials of a site, in the service's order. */
export const materialsQuery = (siteId: string) => ({
  queryKey: ['materials', siteId] as const,
  queryFn: async (): Promise<MaterialView[]> => {
    const found = await searchProducts(siteId, {
      categoryId: CATEGORY,
      refine: [],
      offset: 0,
      limit: MAX_MATERIALS,
    })
    const ids = (found.hits ?? []).map(({ productId }) => productId)
    const products = ids.length > 0 ? await getProducts(siteId, ids) : []
    const byId = new Map(products.map((product) => [product.id, product]))
    return ids.flatMap((id) => {
      const product = byId.get(id)
      return product ? [toMaterial(product)] : []
    })
  },
  staleTime: 5 * millisecondsInMinute,
})

function toMaterial(product: ShopperProductsTypes.Product): MaterialView {
  const custom = readCustom(product)
  const { pdfUrl, quantityLimit } = toProductDetails(custom)
  const buyingCode = custom.text('buyingCode')
  const buyingCodeId = custom.text('buyingCodeId')
  return {
    ...toProductHead(product, custom),
    description: product.shortDescription,
    image: toMainImage(product.imageGroups),
    price: toPriceView(product),
    group: materialGroupOf(custom.text('collateralGroup')),
    facts: toAvailabilityFacts(product),
    ats: product.inventory?.ats,
    ...(buyingCode !== undefined && { buyingCode }),
    ...(buyingCodeId !== undefined && { buyingCodeId }),
    ...(pdfUrl !== undefined && { pdfUrl }),
    ...(quantityLimit !== undefined && { quantityLimit }),
  }
}
