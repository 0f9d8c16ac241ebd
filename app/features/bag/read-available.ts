import { z } from 'zod'
import type { AppError } from '@/errors/app-error'

const Refusal = z.object({ c_available: z.number().int() })

/** How many pieces the service said are left when it refused a quantity; undefined if it did not. */
export function readAvailable({ extras }: AppError): number | undefined {
  return Refusal.safeParse(extras).data?.c_available
}
