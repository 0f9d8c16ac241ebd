import { z } from 'zod'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

// This file is separate from the other customer calls because every first visit loads those, and
// they do not need zod.
const passwordAnswer = z.object({ isValid: z.boolean() })

/**
 * Returns whether this is the signed-in customer's password.
 * @throws AppError, 429 after too many attempts.
 */
export async function isCurrentPassword(siteId: string, password: string): Promise<boolean> {
  const body = { c_currentPassword: password }
  return passwordAnswer.parse(await callSite(siteId, siteRoutes.validatePassword, { body })).isValid
}
