import type { Router } from 'express'
import { z } from 'zod'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { AppError, badRequestError } from '@/errors/app-error'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'
import { readQuery } from './gateway-route'

const MOST_ORDERS = 50
const methodsSchema = z.object({ basketId: z.string().min(1).max(64) })

/** Orders and ways to pay (D2 §7), with the caller's own token: nobody else's are shown. */
export function registerOrders(router: Router): void {
  router.get(
    '/order-history-list',
    apiRoute(async (site, req) => {
      const { customerId } = readQuery(req, ['customerId'])
      const options = { parameters: { customerId, limit: MOST_ORDERS } }
      const found = await runScapi(
        site.id,
        'shopperCustomers',
        'getCustomerOrders',
        options,
        callerOf(req),
      ).catch(refuseOthers)
      return found.data ?? []
    }),
  )
  router.get(
    '/order-details',
    apiRoute(async (site, req) => {
      const { orderId: orderNo } = readQuery(req, ['orderId'])
      const options = { parameters: { orderNo } }
      return runScapi(site.id, 'shopperOrders', 'getOrder', options, callerOf(req))
    }),
  )
  router.post(
    '/payment-methods',
    apiRoute(async (site, req) => {
      const parsed = methodsSchema.safeParse(req.body)
      if (!parsed.success) throw badRequestError('The basketId is missing.')
      const answer = await runScapi(
        site.id,
        'shopperBaskets',
        'getPaymentMethodsForBasket',
        { parameters: parsed.data },
        callerOf(req),
      )
      return { paymentMethods: answer.applicablePaymentMethods ?? [] }
    }),
  )
}

/** The service calls another customer's id not valid; what it means is that it is not theirs. */
function refuseOthers(error: unknown): never {
  const isOthers = error instanceof AppError && error.type?.endsWith('/invalid-customer')
  if (!isOthers) throw error
  const detail = 'The orders of another customer are not shown.'
  throw new AppError({
    ...error.toJSON(),
    status: 403,
    title: 'Forbidden',
    message: detail,
    detail,
  })
}
