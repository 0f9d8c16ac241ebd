import { z } from 'zod'

const MAX_ITEMS = 300
const MAX_TAXES = 20
const MAX_RATE = 10
const MAX_VALUE = 1_000_000

const TaxItem = z.strictObject({
  id: z.string().min(1).max(256),
  /** For example 0.07 for 7 %. */
  rate: z.number().min(0).max(MAX_RATE),
  /** The tax in units of the currency. If absent, it is computed from the rate. */
  value: z.number().min(0).max(MAX_VALUE).optional(),
})

export const TaxItemsBody = z.object({ taxItems: z.array(TaxItem).max(MAX_TAXES).optional() })
export type TaxItemsBody = z.infer<typeof TaxItemsBody>

export const TaxesBody = z.strictObject({
  taxes: z
    .record(z.string(), TaxItemsBody)
    .refine((taxes) => Object.keys(taxes).length <= MAX_ITEMS, 'too many items'),
})

const MAX_PRICE_BOOKS = 10
export const PriceBookIdsBody = z.array(z.string().min(1).max(256)).max(MAX_PRICE_BOOKS)
