import type { Router } from 'express'
import { z } from 'zod'
import { runScapi } from '@/commerce-client/run-scapi.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError, badRequestError } from '@/errors/app-error'
import { currentLocale } from '@/site/current-locale'
import { settings } from '@/rules/settings'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'
import { gatewayRoute, readObject, readQuery } from './gateway-route'

const offsetSchema = z.coerce.number().int().min(0).max(1_000_000)
const methodsSchema = z.object({ basketId: z.string().min(1).max(64) })

const readOffset = (text = '0'): number => {
  const offset = offsetSchema.safeParse(text)
  if (!offset.success) throw badRequestError('The parameter offset is missing or not valid.')
  return offset.data
}

/**
 * Orders and ways to pay (ORD-011, ORD-012, ORD-015), with the caller's own token, which gives
 * access only to their own orders.
 */
export function registerOrders(router: Router): void {
  addRoute(
    router,
    siteRoutes.orderHistory,
    apiRoute(async (site, req) => {
      const { customerId, offset, status } = readQuery(req, ['customerId'], ['offset', 'status'])
      const options = {
        parameters: {
          customerId,
          limit: settings.orderPageSize,
          offset: readOffset(offset),
          status,
        },
      }
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
  addRoute(
    router,
    siteRoutes.orderDetails,
    apiRoute(async (site, req) => {
      const { orderId: orderNo } = readQuery(req, ['orderId'])
      const options = { parameters: { orderNo } }
      return runScapi(site.id, 'shopperOrders', 'getOrder', options, callerOf(req))
    }),
  )
  addRoute(
    router,
    siteRoutes.trackOrder,
    gatewayRoute((req) => ({
      method: 'POST',
      api: 'order/v1',
      path: 'track-order',
      body: readObject(req),
    })),
  )
  addRoute(
    router,
    siteRoutes.mailOrders,
    gatewayRoute((req) => ({
      method: 'POST',
      api: 'order/v1',
      path: 'mail-orders',
      query: { locale: currentLocale() },
      body: readObject(req),
    })),
  )
  addRoute(
    router,
    siteRoutes.paymentMethods,
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

/**
 * Replaces the service's "invalid customer id" by a refusal: the id belongs to another customer.
 */
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
