import type { RequestHandler, Router } from 'express'
import type { SiteRoute } from '@/commerce-client/site-routes'

export function addRoute(
  router: Router,
  { method, path }: SiteRoute,
  ...handlers: RequestHandler[]
): void {
  router[method === 'GET' ? 'get' : 'post'](`/${path}`, ...handlers)
}
