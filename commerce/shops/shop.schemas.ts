import { z } from 'zod'

/** Half of the earth's girth in kilometres: everywhere. */
const ANY_DISTANCE = 20_012

export const ShopsQuery = z.object({
  ids: z.union([z.string(), z.array(z.string())]).transform((value) => [
    ...new Set(
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .filter((id) => id !== ''),
    ),
  ]),
})

export const ShopSearchQuery = z.object({
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  postalCode: z.string().min(3).max(10).optional(),
  maxDistance: z.coerce.number().min(0).max(ANY_DISTANCE).default(ANY_DISTANCE),
  distanceUnit: z.enum(['km', 'mi']).default('km'),
  limit: z.coerce.number().int().min(1).max(200).default(25),
  offset: z.coerce.number().int().min(0).default(0),
})
export type ShopSearchQuery = z.infer<typeof ShopSearchQuery>
