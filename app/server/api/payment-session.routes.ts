import type { Request, Router } from 'express'
import { toAppError } from '@/errors/to-app-error'
import { createCardSession } from '@/integrations/card-gateway/create-card-session.server'

/** `POST /payment-session` → `{captureContext}`: a card form's session at the gateway. */
export function registerPaymentSessionRoute(router: Pick<Router, 'post'>): void {
  router.post('/payment-session', async (req, res) => {
    res.set('Cache-Control', 'no-store')
    try {
      res.json({ captureContext: await createCardSession(pageOriginOf(req)) })
    } catch (error) {
      const { status, title, detail, message, type } = toAppError(error)
      // A refusal of the gateway is our trouble with it, not the shopper's request.
      const answered = status >= 500 ? status : 502
      res
        .status(answered)
        .json({ status: answered, title: title ?? message, detail: detail ?? message, type })
    }
  })
}

/** The origin the visitor's page has; the host has put what they asked for into X-Forwarded-*. */
function pageOriginOf(req: Request): string {
  const protocol = req.get('x-forwarded-proto') ?? req.protocol
  const host = req.get('x-forwarded-host') ?? req.get('host') ?? ''
  return `${protocol}://${host}`
}
