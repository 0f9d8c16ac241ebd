import type { Request, RequestHandler } from 'express'
import { siteRoutes, toSiteAddress } from '@/commerce-client/site-routes'
import type { Site } from '@/site/site'

/**
 * `/callback`, to which the login service sends browsers back (SES-022). Visitors are redirected to
 * the route that finishes the login, because browsers send the session's cookies only to that path.
 * An SDK that fetches the address reads the code from the final URL and only needs a 200 answer.
 */
export const redirectToFinishLogin: RequestHandler = (req, res) => {
  res.set('Cache-Control', 'no-store')
  if (!isNavigation(req)) {
    res.status(200).send()
    return
  }
  // `rememberSite` sets the site before any route runs
  const site: Site = res.locals.site
  const query = req.originalUrl.indexOf('?')
  const search = query < 0 ? '' : req.originalUrl.slice(query)
  res.redirect(303, toSiteAddress(site.id, siteRoutes.finishLogin) + search)
}

function isNavigation(req: Request): boolean {
  const destination = req.get('sec-fetch-dest')
  if (destination !== undefined) return destination === 'document'
  // older browsers do not send sec-fetch-dest
  return /text\/html/.test(req.get('accept') ?? '')
}
