import { z } from 'zod'
import type { AppError } from '@/errors/app-error'

const refusal = z.object({ c_available: z.number().int() })

/** How many pieces the service said are left when it refused a quantity; undefined if it did not. */
export function readAvailable({ raw }: AppError): number | undefined {
  return refusal.safeParse(raw).data?.c_available
}
