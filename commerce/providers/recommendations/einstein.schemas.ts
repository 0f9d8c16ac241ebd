import { z } from 'zod'

const Id = z.string().trim().min(1).max(256)
const MAX_PRODUCTS = 100

/** A product in an activity: `id` is the master, `sku` the variant. */
const ProductItem = z.object({ id: Id, sku: Id.optional() })
const Products = z.array(ProductItem).max(MAX_PRODUCTS).default([])

const Visitor = {
  cookieId: Id,
  userId: Id.optional(),
  realm: z.string().max(256).optional(),
  instanceType: z.enum(['prd', 'sbx']).optional(),
}

export const ActivityParams = z.object({
  siteId: Id,
  activity: z.enum([
    'viewProduct',
    'viewSearch',
    'clickSearch',
    'viewCategory',
    'clickCategory',
    'viewPage',
    'beginCheckout',
    'checkoutStep',
    'viewReco',
    'clickReco',
    'addToCart',
  ]),
})

export const ActivityBody = z.object({
  ...Visitor,
  product: ProductItem.optional(),
  products: Products,
  searchText: z.string().max(256).optional(),
  category: z.union([z.object({ id: Id }), Id.transform((id) => ({ id }))]).optional(),
  recommenderName: Id.optional(),
  recoUUID: Id.optional(),
  __recoUUID: Id.optional(),
  amount: z.number().min(0).optional(),
})
export type ActivityBody = z.infer<typeof ActivityBody>

export const SiteParams = z.object({ siteId: Id })
export const RecommenderParams = z.object({ siteId: Id, recommenderName: Id })
export const ZoneParams = z.object({ siteId: Id, zoneId: Id })

export const RecommendationBody = z.object({ ...Visitor, products: Products })

export const Headers = z.object({ 'x-cq-client-id': Id })
