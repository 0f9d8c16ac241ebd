import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { unreadable } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

const NOT_FOUND = 404

const conciergeSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
})
export type Concierge = z.infer<typeof conciergeSchema>

/**
 * Returns the concierge for a postal code, or null if there is none (FORM-067).
 * @throws AppError
 */
export async function findConcierge(siteId: string, postalCode: string): Promise<Concierge | null> {
  try {
    const parsed = conciergeSchema.safeParse(
      await callSite(siteId, siteRoutes.concierge, { params: { postalCode } }),
    )
    if (parsed.success) return parsed.data
    throw unreadable(parsed.error)
  } catch (error) {
    if (error instanceof AppError && error.status === NOT_FOUND) return null
    throw error
  }
}
