import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { fetchJson, unreadable } from '@/lib/fetch-json'

const NOT_FOUND = 404

/** Who helps companies with their gifts. */
const conciergeSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string().optional(),
})
export type Concierge = z.infer<typeof conciergeSchema>

/** The concierge of a postal code, null where there is none (D3 §7). @throws AppError */
export async function findConcierge(siteId: string, postalCode: string): Promise<Concierge | null> {
  const address = `/api/${siteId}/concierge/${encodeURIComponent(postalCode)}`
  try {
    const parsed = conciergeSchema.safeParse(await fetchJson(address))
    if (parsed.success) return parsed.data
    throw unreadable(parsed.error)
  } catch (error) {
    if (error instanceof AppError && error.status === NOT_FOUND) return null
    throw error
  }
}
