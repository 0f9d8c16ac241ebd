import { z } from 'zod'
import type { Country } from './postal-table.types'

const MAX_LINE = 256

const COUNTRIES: Readonly<Record<string, Country>> = { USA: 'US', CAN: 'CA' }

const country = z
  .string()
  .toUpperCase()
  .transform((code, context) => {
    const found = Object.hasOwn(COUNTRIES, code) ? COUNTRIES[code] : undefined
    if (found) return found
    context.addIssue({ code: 'custom', message: 'The country_iso must be USA or CAN.' })
    return z.NEVER
  })

const shared = {
  country_iso: country,
  datasets: z.array(z.string().max(64)).max(10).optional(),
  components: z.object({ unspecified: z.array(z.string().max(MAX_LINE)).min(1).max(10) }),
}

export const SearchBody = z.object({
  ...shared,
  max_suggestions: z.number().int().min(1).max(25).default(7),
})

export const ValidateBody = z.object({
  ...shared,
  layouts: z.array(z.string().min(1).max(64)).max(5).default([]),
})
