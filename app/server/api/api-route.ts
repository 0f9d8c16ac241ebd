import type { Request, RequestHandler, Response } from 'express'
import type { Site } from '@/site/site'
import { sendError } from './send-error'

/** What a route of `/api/{siteId}` works with; its promise is the JSON answer. */
export type SiteHandler = (site: Site, req: Request, res: Response) => Promise<unknown>

/** Turns a site route into an Express handler: its answer as JSON, its failure as a problem. */
export function apiRoute(route: SiteHandler): RequestHandler {
  return (req, res) => {
    // Set by registerSiteApi before any route.
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
