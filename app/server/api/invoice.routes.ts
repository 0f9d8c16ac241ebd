import type { Router } from 'express'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError } from '@/errors/app-error'
import { BusyError, LimitedQueue } from '../host/limited-queue'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'
import { readQuery } from './gateway-route'
import { readPieceNames } from '../invoice/read-piece-names'
import { readSeller } from '../invoice/read-seller'

/** Rendering blocks the process: one invoice at a time, so that pages are served in between. */
const queue = new LimitedQueue({ maxRunning: 1, maxWaiting: 20, maxWaitMs: 10_000 })

/**
 * The invoice of an order as a PDF. The service checks by the caller's token that the order is
 * theirs.
 */
export function registerInvoice(router: Router): void {
  addRoute(
    router,
    siteRoutes.orderInvoice,
    apiRoute(async (site, req, res) => {
      const { orderId: orderNo } = readQuery(req, ['orderId'])
      const caller = callerOf(req)
      const options = { parameters: { orderNo } }
      const order = await runScapi(site.id, 'shopperOrders', 'getOrder', options, caller)
      // imported with the first invoice, so that the server starts without its fonts
      const { renderInvoice } = await import('../invoice/render-invoice')
      const seller = await readSeller(site, caller)
      const pieceNames = await readPieceNames(order, site, caller)
      const file = await queue
        .run(() => renderInvoice(order, site, seller, pieceNames))
        .catch(toUnavailable)
      res.set('Content-Type', 'application/pdf')
      res.set('Content-Disposition', 'attachment; filename="invoice.pdf"')
      res.send(file)
    }),
  )
}

function toUnavailable(error: unknown): never {
  if (!(error instanceof BusyError)) throw error
  const detail = 'Too many invoices are being made. Please try again in a moment.'
  throw new AppError({ kind: 'unavailable', status: 503, message: detail, detail })
}
