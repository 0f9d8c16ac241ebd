import { http, HttpResponse } from 'msw'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { useBasket } from '@/shopper/basket/use-basket'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import { UnsavedWorkProvider, useIsSettled } from '@/purchase/checkout/unsaved-work'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { ShipmentDelivery } from '../shipment-delivery'
import { ShipmentExtras } from '../shipment-extras'

export const GROUND_WINDOW = {
  shipDate: '2026-11-20',
  arrivesFrom: '2026-11-25',
  arrivesBy: '2026-12-01',
  lastDate: '2027-01-15',
  weekdays: [1, 2, 3, 4, 5],
  closedDates: ['2026-12-25'],
}
const EXPRESS_WINDOW = { ...GROUND_WINDOW, arrivesFrom: '2026-11-23', arrivesBy: '2026-11-23' }

export const METHODS = [
  { id: 'Express', name: 'Express', price: 20, c_delivery: EXPRESS_WINDOW },
  { id: 'GroundDisc', name: 'Ground', price: 0, c_delivery: GROUND_WINDOW },
]

/** Creates a service that changes shipments as the engine does. */
export function createDeliveryShop() {
  const offered = { methods: [...METHODS] as object[] }
  const posted: { path: string; body: unknown }[] = []
  const change = (basket: Basket, id: unknown, changes: object): Basket => ({
    ...basket,
    shipments: basket.shipments?.map((one) =>
      one.shipmentId === id ? settle({ ...one, ...changes }) : one,
    ),
  })
  const shop = createBasketServer({
    getBasket: (basket) => basket,
    getShippingMethodsForShipment: () => ({ applicableShippingMethods: offered.methods }),
    updateShippingMethodForShipment: (basket, { parameters, body }) =>
      change(basket, parameters.shipmentId, { shippingMethod: body }),
    updateShipmentForBasket: (basket, { parameters, body }) =>
      change(basket, parameters.shipmentId, { ...(body as object) }),
    updateBasket: (basket, { body }) => {
      const { c_actions: actions } = body as { c_actions: { data: { shipmentId: string }[] }[] }
      const ids = actions.flatMap(({ data }) => data.map(({ shipmentId }) => shipmentId))
      return ids.reduce(
        (current, id) =>
          change(current, id, { c_shipnow: { date: '2026-11-20' }, c_DATE_WANTED: undefined }),
        basket,
      )
    },
    updateItemsInBasket: (basket, { body }) => ({
      ...basket,
      productItems: basket.productItems?.map((line) => ({
        ...line,
        ...(body as { itemId?: string }[]).find(({ itemId }) => itemId === line.itemId),
      })),
    }),
  })
  shop.server.use(
    http.post('*/custom/shipping/v1/organizations/:org/:path', async ({ params, request }) => {
      const body: unknown = await request.json()
      posted.push({ path: String(params.path), body })
      applyUpdates(body)
      return HttpResponse.json({ success: true, basketId: shop.state.basket.basketId })
    }),
  )

  function applyUpdates(body: unknown) {
    const list = Array.isArray(body) ? body : (body as { shipments: object[] }).shipments
    for (const { shipment_id, shipmentId = shipment_id, ...changes } of list as Shipment[]) {
      shop.state.basket = change(shop.state.basket, shipmentId, changes)
    }
  }
  return {
    ...shop,
    offered,
    posted,
    postedTo: (path: string) => posted.filter((one) => one.path === path),
  }
}

// like the service's result for a requested date with ground
function settle(shipment: Shipment): Shipment {
  const { c_DATE_WANTED: wanted, c_shipnow, ...rest } = shipment
  if (typeof wanted !== 'string' || wanted === '') return { ...rest, c_shipnow }
  return { ...rest, c_DATE_WANTED: wanted, c_arrivesFrom: '2026-12-08', c_arrivesBy: wanted }
}

/**
 * Renders the delivery and extras of a shipment, on a page that cannot be left with unsaved input.
 */
export function renderShipment(shipmentId = 'me') {
  return renderInShop(
    <UnsavedWorkProvider>
      <ShipmentParts shipmentId={shipmentId} />
      <Page />
    </UnsavedWorkProvider>,
  )
}

function ShipmentParts({ shipmentId }: { shipmentId: string }) {
  const { data: basket } = useBasket()
  const shipment = basket?.shipments?.find((one) => one.shipmentId === shipmentId)
  if (!basket || !shipment) return null
  return (
    <>
      <ShipmentDelivery basket={basket} shipment={shipment} />
      <ShipmentExtras basket={basket} shipment={shipment} />
    </>
  )
}

function Page() {
  const isSettled = useIsSettled()
  const { message } = useCheckoutError()
  return (
    <>
      <p role="alert">{message}</p>
      <button
        type="button"
        onClick={(event) => {
          event.currentTarget.textContent = isSettled() ? 'Gone on' : 'Held back'
        }}
      >
        Go on
      </button>
    </>
  )
}
