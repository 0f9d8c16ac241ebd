import { z } from 'zod'
import { toJson } from '../../parse-json'

const MAX_PRODUCTS = 50
const Sku = z.string().trim().min(1).max(100)

/** A JSON list, as the offers' script writes it into the URL. */
const listOf = (item: z.ZodType<string>, max: number) =>
  z.string().max(8000).transform(toJson).pipe(z.array(item).min(1).max(max))

export const OfferParams = z.object({
  /** The merchant, which is a site in this engine. */
  merchantId: z.string().min(1).max(100),
  module: z.enum(['pdp', 'cart', 'sc']).default('pdp'),
})

export const OfferQuery = z.object({
  p: listOf(Sku.or(z.object({ id: Sku }).transform(({ id }) => id)), MAX_PRODUCTS),
  module_view: listOf(z.string().max(100), 10).default(['regular']),
  session_id: z.string().max(200).optional(),
  page_type: z.string().max(10).optional(),
})
