import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/**
 * Requests a mail with a password reset link. The response is the same for every address. Throws
 * AppError.
 */
export async function sendPasswordReset(siteId: string, email: string): Promise<void> {
  await callSite(siteId, siteRoutes.sendPasswordReset, { body: { email } })
}

/** Throws AppError for an invalid or expired link. */
export async function validateResetToken(siteId: string, token: string): Promise<void> {
  await callSite(siteId, siteRoutes.validateResetToken, { query: { token } })
}

/** Invalidates a link before it is used. Throws AppError. */
export async function invalidateResetToken(siteId: string, token: string): Promise<void> {
  await callSite(siteId, siteRoutes.invalidateResetToken, { query: { token } })
}

/** Sets a new password and uses up the link. All sessions of the customer end. Throws AppError. */
export async function resetPassword(
  siteId: string,
  token: string,
  password: string,
): Promise<void> {
  await callSite(siteId, siteRoutes.resetPassword, { body: { token, password } })
}
