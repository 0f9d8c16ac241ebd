import type { RequestListener } from 'node:http'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import { captureResponse } from './capture-response'

/**
 * Sends a small request to a site's service through the application and returns whether its
 * response reports maintenance (ERR-007).
 */
export async function asksForMaintenance(
  application: RequestListener,
  siteId: string,
): Promise<boolean> {
  const url = toSiteAddress(siteId, siteRoutes.sitePreferences)
  // PWA Kit reports a request without an id as an error
  const asked = { host: 'localhost', 'x-correlation-id': 'maintenance' }
  const { headers } = await captureResponse(application, { url, headers: asked })
  return headers['sfdc_maintenance'] === 'true'
}
