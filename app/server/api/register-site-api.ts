import express, { type Application, Router } from 'express'
import { AppError } from '@/errors/app-error'
import { withLocale } from '@/site/current-locale'
import { currentPreview } from '@/site/current-preview.server'
import { findSite } from '@/site/resolve-site'
import { registerAccount } from './account.routes'
import { registerAddresses } from './address.routes'
import { registerContent } from './content.routes'
import { registerCustomerRegister } from './customer-register.routes'
import { registerForms } from './form.routes'
import { registerInvoice } from './invoice.routes'
import { registerLookUps } from './look-up.routes'
import { registerOrders } from './order.routes'
import { registerPasskeys } from './passkey.routes'
import { registerPayment } from './payment.routes'
import { registerPreview } from './preview.routes'
import { registerProductPromos } from './product-promos.routes'
import { registerRedirectLogin } from './redirect-login.routes'
import { registerReviews } from './review.routes'
import { registerScapi } from './scapi.routes'
import { registerSession } from './session.routes'
import { registerSiteContent } from './site-content.routes'
import { registerSubscriptions } from './subscription.routes'
import { registerStores } from './store.routes'
import { apiErrorHandler, sendError } from './send-error'
import { siteRoutes } from '@/commerce-client/site-routes'
import { issueChallenge } from '@/integrations/captcha/embedded-captcha.server'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'

/** `POST /captcha-challenge` → `{challenge, difficulty}`: the captcha challenge of one form. */
function registerCaptchaRoute(router: Router): void {
  addRoute(
    router,
    siteRoutes.captchaChallenge,
    apiRoute(async (_site, req) => {
      const host = req.get('x-forwarded-host') ?? ''
      return issueChallenge(host.replace(/:\d+$/, ''), callerOf(req).address)
    }),
  )
}

const MAX_BODY = '200kb'

/** Creates a router with every route of `siteRoutes`. */
export function createSiteRouter(): Router {
  const router = Router({ mergeParams: true })
  registerSession(router)
  registerPasskeys(router)
  registerRedirectLogin(router)
  registerScapi(router)
  registerContent(router)
  registerPreview(router)
  registerSiteContent(router)
  registerPayment(router)
  registerCustomerRegister(router)
  registerAccount(router)
  registerStores(router)
  registerAddresses(router)
  registerOrders(router)
  registerInvoice(router)
  registerSubscriptions(router)
  registerLookUps(router)
  registerForms(router)
  registerReviews(router)
  registerCaptchaRoute(router)
  registerProductPromos(router)
  return router
}

/** Registers every `/api/{siteId}/…` route (API-015). */
export function registerSiteApi(storefront: Application): void {
  storefront.use(
    '/api/:siteId',
    (req, res, next) => {
      if (!currentPreview()) res.set('Cache-Control', 'no-store')
      const site = findSite(req.params.siteId ?? '', req.get('accept-language'))
      res.locals.site = site
      if (site) withLocale(site.locale, next)
      else sendError(res, missing('site'))
    },
    express.json({ limit: MAX_BODY }),
    createSiteRouter(),
  )
  storefront.use('/api', (_req, res) => sendError(res, missing('route')))
  storefront.use('/api', apiErrorHandler)
}

function missing(what: 'site' | 'route'): AppError {
  const detail = `There is no such ${what}.`
  return new AppError({
    kind: 'not-found',
    status: 404,
    title: 'Not Found',
    type: `${what}-not-found`,
    message: detail,
    detail,
  })
}
