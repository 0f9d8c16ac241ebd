import { z } from 'zod'

const MILES_AROUND_THE_EARTH = 24_902
const number = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/, 'a number is expected')
  .transform(Number)

/** `getAsyncLocations`: `domain` requests all stores, `search` those around a place. */
export const LocationsQuery = z.object({
  template: z.enum(['search', 'domain']).default('search'),
  level: z.string().max(32).optional(),
  /** A postal code, `latitude,longitude` or a town. */
  search: z.string().trim().max(100).default(''),
  /** In miles. */
  radius: number.pipe(z.number().max(MILES_AROUND_THE_EARTH)).default(100),
  limit: number.pipe(z.number().int().min(1).max(200)).default(50),
})
export type LocationsQuery = z.infer<typeof LocationsQuery>
