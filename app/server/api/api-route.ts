import type { Request, RequestHandler, Response } from 'express'
import type { Site } from '@/site/site'
import { sendError } from './send-error'

/** Handler of a route of `/api/{siteId}`; its promise resolves to the JSON answer. */
export type SiteHandler = (site: Site, req: Request, res: Response) => Promise<unknown>

/**
 * Turns a site route into an Express handler that sends its result as JSON and its errors as
 * problems.
 */
export function apiRoute(route: SiteHandler): RequestHandler {
  return (req, res) => {
    // `registerSiteApi` sets the site before any route runs
    const site: Site = res.locals.site
    route(site, req, res).then(
      (answer) => {
        if (res.headersSent) return
        if (answer === undefined) res.status(204).end()
        else res.json(answer)
      },
      (error: unknown) => sendError(res, error),
    )
  }
}
