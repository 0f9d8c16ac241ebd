import { z } from 'zod'
import { CountryCode } from '../http/plain-text.schemas'
import { idList } from '../http/query-list'

/** Half of the earth's circumference in kilometers, so that every place is in range. */
const ANY_DISTANCE = 20_012
const MAX_SHOPS = 50

/** A decimal number; blanks and other bases are refused. */
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,20})?$/, 'a number is expected')
    .transform(Number),
])

export const ShopsQuery = z.object({
  ids: idList(MAX_SHOPS, `Maximum number of stores you can request in one call is ${MAX_SHOPS}.`),
})

export const ShopSearchQuery = z.object({
  latitude: decimal.pipe(z.number().min(-90).max(90)).optional(),
  longitude: decimal.pipe(z.number().min(-180).max(180)).optional(),
  countryCode: CountryCode.min(2).optional(),
  postalCode: z.string().min(3).max(10).optional(),
  maxDistance: decimal.pipe(z.number().min(0).max(ANY_DISTANCE)).default(ANY_DISTANCE),
  distanceUnit: z.enum(['km', 'mi']).default('km'),
  limit: decimal.pipe(z.number().int().min(1).max(200)).default(25),
  offset: decimal.pipe(z.number().int().min(0).max(1_000_000)).default(0),
})
export type ShopSearchQuery = z.infer<typeof ShopSearchQuery>
