import { siteRoutes } from '@/commerce-client/site-routes'
import { callSite } from '@/commerce-client/transport'
import { unreadable } from '@/errors/to-app-error'

/** The one place that names the provider in browsers. */
export { createPlacement, refreshPlacements } from './klarna-placement'

/**
 * In the browser: calls the storefront's own route. Null if installments are not available for the
 * purchase.
 */
export async function getInstallmentMessage(
  siteId: string,
  locale: string,
  amount: number,
): Promise<string | null> {
  const query = { amount, locale }
  const body = await callSite(siteId, siteRoutes.installmentMessage, { query })
  if (!isAnswer(body)) throw unreadable(body)
  return body.message
}

// The storefront's own route returns this, so a shallow check is enough.
function isAnswer(value: unknown): value is { message: string | null } {
  return typeof value === 'object' && value !== null && 'message' in value
}
