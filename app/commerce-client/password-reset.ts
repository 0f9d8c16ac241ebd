import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** Has a link to set a new password mailed. The answer is the same for every address. Throws AppError. */
export async function sendPasswordReset(siteId: string, email: string): Promise<void> {
  await callSite(siteId, siteRoutes.sendPasswordReset, { body: { email } })
}

/** Throws AppError for a link that is not good, or not any more. */
export async function validateResetToken(siteId: string, token: string): Promise<void> {
  await callSite(siteId, siteRoutes.validateResetToken, { query: { token } })
}

/** Ends a link before it is used. Throws AppError. */
export async function invalidateResetToken(siteId: string, token: string): Promise<void> {
  await callSite(siteId, siteRoutes.invalidateResetToken, { query: { token } })
}

/** Uses a link up. All sessions of its customer end. Throws AppError. */
export async function resetPassword(
  siteId: string,
  token: string,
  password: string,
): Promise<void> {
  await callSite(siteId, siteRoutes.resetPassword, { body: { token, password } })
}
