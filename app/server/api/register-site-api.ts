import { Router, type Application } from 'express'
import { findSite } from '@/site/resolve-site'
import { registerContentRoutes } from './content.routes'
import { registerPaymentSessionRoute } from './payment-session.routes'

/** Registers every `/api/{siteId}/…` route. */
export function registerSiteApi(storefront: Application): void {
  storefront.use('/api/:siteId', (req, res, next) => {
    const site = findSite(req.params.siteId ?? '')
    if (!site) {
      res.status(404).json({ title: 'Not Found', type: 'site-not-found', detail: 'No such site.' })
      return
    }
    res.locals.site = site
    next()
  })
  const content = Router()
  registerContentRoutes(content)
  registerPaymentSessionRoute(content)
  storefront.use('/api/:siteId', content)
  storefront.use('/api', (_req, res) => {
    res.status(404).json({ title: 'Not Found', type: 'route-not-found', detail: 'No such route.' })
  })
}
