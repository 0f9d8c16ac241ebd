import type { Router } from 'express'
import { siteRoutes } from '@/commerce-client/site-routes'
import { addRoute } from './add-route'
import { gatewayRoute, readQuery } from './gateway-route'

const open = { isPublic: true }

/** Public look-ups (SITE-003, FORM-067, FORM-069): the site's set-up, a concierge, a gift card. */
export function registerLookUps(router: Router): void {
  addRoute(
    router,
    siteRoutes.sitePreferences,
    gatewayRoute(() => ({ method: 'GET', api: 'site/v1', path: 'site-prefs' }), {
      ...open,
      isCached: true,
    }),
  )
  addRoute(
    router,
    siteRoutes.concierge,
    gatewayRoute((req) => {
      const path = `concierge/${encodeURIComponent(req.params.postalCode ?? '')}`
      return { method: 'GET', api: 'customer/v1', path }
    }, open),
  )
  addRoute(
    router,
    siteRoutes.giftCardBalance,
    gatewayRoute((req) => {
      const query = readQuery(req, ['c_number', 'c_cvn'], ['c_recaptchaToken'])
      // in the body, because URLs are written to logs
      return { method: 'POST', api: 'payment/v1', path: 'gift-card-balance', body: query }
    }, open),
  )
}
