import type { RequestHandler, Router } from 'express'
import type { SiteRoute } from '@/commerce-client/site-routes'

/** Answers a route of `siteRoutes`, with the address and method that browsers ask it by. */
export function addRoute(
  router: Router,
  { method, path }: SiteRoute,
  ...handlers: RequestHandler[]
): void {
  router[method === 'GET' ? 'get' : 'post'](`/${path}`, ...handlers)
}
