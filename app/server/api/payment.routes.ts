import type { Router } from 'express'
import { createCardSession } from '@/integrations/card-gateway/create-card-session.server'
import { originOfRequest } from '../site-of-request'
import { apiRoute } from './api-route'

/** `POST /api/{siteId}/payment-session`: a session of the card gateway for the caller's own page. */
export function registerPayment(router: Router): void {
  router.post(
    '/payment-session',
    apiRoute(async (_site, req) => ({
      captureContext: await createCardSession(originOfRequest(req)),
    })),
  )
}
