import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

// Apart from the other calls about customers: every first visit has those, and no zod.
const passwordAnswer = z.object({ isValid: z.boolean() })

/** Whether it is the signed-in customer's password. Throws AppError, 429 after too many tries. */
export async function isCurrentPassword(siteId: string, password: string): Promise<boolean> {
  const body = { c_currentPassword: password }
  return passwordAnswer.parse(await callSite(siteId, siteRoutes.validatePassword, { body })).isValid
}
