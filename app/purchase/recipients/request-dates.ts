import type { QueryClient } from '@tanstack/react-query'
import { listShippingMethods } from '@/commerce-client/basket-shipments'
import type { Basket, ShippingMethods } from '@/commerce-client/baskets'
import { toDeliveryWindow } from '@/commerce-client/delivery.mapper'
import { updateShipments } from '@/commerce-client/shipping-gateway'
import { canDeliverOn, nextDeliveryDay } from '@/rules/delivery-days'
import { AppError } from '@/errors/app-error'
import { changeBasket } from '@/shopper/basket/change-basket'

/** A shipment with a requested arrival date, `YYYY-MM-DD`. */
export interface RequestedDate {
  /** Index among the added recipients. */
  at: number
  shipmentId: string
  day: string
}

/** A date that no method meets; `next` is the first later date that a method can meet. */
export interface RefusedDay {
  at: number
  day: string
  next: string | undefined
}

/** Some dates cannot be met, so nothing was changed. */
export class DaysNotMet extends AppError {
  constructor(readonly refused: readonly RefusedDay[]) {
    const message = 'Some dates cannot be met.'
    super({ kind: 'validation', status: 400, type: 'days-not-kept', message })
  }
}

/**
 * Chooses methods that meet the requested dates: the site's default method if it meets the date,
 * otherwise the cheapest one that does (CHK-021). Changes all shipments, or none.
 * @throws DaysNotMet, AppError
 */
export async function requestDates(
  queryClient: QueryClient,
  siteId: string,
  requests: readonly RequestedDate[],
): Promise<void> {
  if (requests.length === 0) return
  await changeBasket(queryClient, siteId, async (basketId, basket) => {
    const offers = await Promise.all(
      requests.map(({ shipmentId }) => listShippingMethods(siteId, basketId, shipmentId)),
    )
    const plans = requests.map((request, index) => ({
      ...request,
      ...findWay(offers[index] ?? {}, request.day),
    }))
    const refused = plans.flatMap(({ at, day, methodId, next }) =>
      methodId === undefined ? { at, day, next } : [],
    )
    if (refused.length > 0) throw new DaysNotMet(refused)
    return updateShipments(siteId, basket, plans.map(toShipment))
  })
}

type Method = NonNullable<ShippingMethods['applicableShippingMethods']>[number]

function findWay(
  { applicableShippingMethods = [], defaultShippingMethodId }: ShippingMethods,
  day: string,
): { methodId?: string; next?: string } {
  const sent = applicableShippingMethods.filter((one) => one.c_storePickupEnabled !== true)
  const keeping = sent.filter((method) => {
    const window = toDeliveryWindow(method)
    // a method without delivery days accepts every date
    return !window || canDeliverOn(day, window)
  })
  const usual = keeping.find(({ id }) => id === defaultShippingMethodId)
  const [cheapest] = [...keeping].sort((one, other) => priceOf(one) - priceOf(other))
  const [next] = sent.flatMap((method) => nextDayOf(method, day) ?? []).sort()
  return { methodId: (usual ?? cheapest)?.id, next }
}

function priceOf({ price }: Method): number {
  return price ?? Infinity
}

function nextDayOf(method: Method, day: string): string | undefined {
  const window = toDeliveryWindow(method)
  return window && nextDeliveryDay(day, window)
}

function toShipment({ shipmentId, day, methodId = '' }: RequestedDate & { methodId?: string }) {
  return {
    shipmentId,
    shippingMethod: { id: methodId },
    c_DATE_WANTED: day,
    c_isCalendarSelection: true,
  } satisfies NonNullable<Basket['shipments']>[number]
}
