import type { Request, RequestHandler } from 'express'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import type { Site } from '@/site/site'

/**
 * `/callback`, where the login service sends browsers back to (SES-022). A visitor is led on to the
 * route that finishes the login: the browser sends the session's cookies there alone. The fetch of an
 * SDK in a page reads the code off the address, and only needs this one to exist.
 */
export const leadToFinishLogin: RequestHandler = (req, res) => {
  res.set('Cache-Control', 'no-store')
  if (!isNavigation(req)) {
    res.status(200).send()
    return
  }
  // set by rememberSite before any route
  const site: Site = res.locals.site
  const query = req.originalUrl.indexOf('?')
  const search = query < 0 ? '' : req.originalUrl.slice(query)
  res.redirect(303, toSiteAddress(site.id, siteRoutes.finishLogin) + search)
}

function isNavigation(req: Request): boolean {
  const destination = req.get('sec-fetch-dest')
  if (destination !== undefined) return destination === 'document'
  // older browsers do not say
  return /text\/html/.test(req.get('accept') ?? '')
}
