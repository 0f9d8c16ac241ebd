import { http, HttpResponse } from 'msw'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { createBasketServer, problem } from '@/shopper/testing/basket-server'

export const line = (
  itemId: string,
  productId: string,
  quantity: number,
  more: BasketItem = {},
) => ({
  itemId,
  productId,
  productName: `Box ${productId}`,
  quantity,
  basePrice: 10,
  price: 10 * quantity,
  shipmentId: 'me',
  ...more,
})

const withItems = (basket: Basket, productItems: Basket['productItems'] = []): Basket => ({
  ...basket,
  productItems,
  c_quantityExceptions: undefined,
})

/** A basket service that changes and removes lines and accepts the codes SWEET and LATER. */
export function createBagServer() {
  const shop = createBasketServer({
    updateItemInBasket: (basket, { parameters, body }) => {
      const { quantity } = body as { quantity: number }
      return withItems(
        basket,
        basket.productItems?.map((item) =>
          item.itemId === parameters.itemId ? { ...item, quantity, price: 10 * quantity } : item,
        ),
      )
    },
    updateItemsInBasket: (basket, { body }) => {
      const ids = (body as { itemId: string }[]).map(({ itemId }) => itemId)
      return withItems(
        basket,
        basket.productItems?.filter(({ itemId = '' }) => !ids.includes(itemId)),
      )
    },
    removeItemFromBasket: (basket, { parameters }) =>
      withItems(
        basket,
        basket.productItems?.filter(({ itemId }) => itemId !== parameters.itemId),
      ),
    addItemToBasket: (basket, { body }) => {
      const [item] = body as [{ productId: string; quantity: number }]
      const added = line(`back-${item.productId}`, item.productId, item.quantity)
      return withItems(basket, [...(basket.productItems ?? []), added])
    },
    updateBasket: (basket, { body }) => ({ ...basket, ...(body as Basket) }),
    addCouponToBasket: (basket, { body }) => {
      const { code } = body as { code: string }
      if (!['SWEET', 'LATER'].includes(code)) return problem(400, 'invalid-coupon-code', 'Unknown')
      const statusCode = code === 'LATER' ? 'no_applicable_promotion' : 'applied'
      return { ...basket, couponItems: [{ code, couponItemId: 'c1', statusCode, valid: true }] }
    },
    removeCouponFromBasket: (basket) => ({ ...basket, couponItems: [] }),
  })
  /** The codes requested from the look-up of organizations, which contains PTA-OAKS only. */
  const lookedUp: string[] = []
  const lookUp = http.get('*/organization-discount-code', ({ request }) => {
    const code = new URL(request.url).searchParams.get('organization_discount_code') ?? ''
    lookedUp.push(code)
    return code === 'PTA-OAKS'
      ? HttpResponse.json({ organizationDiscountCode: code, valid: true })
      : problem(404, 'organization-discount-code-not-found', 'None')
  })
  shop.server.use(lookUp)
  return { ...shop, lookedUp, lookUp }
}

export const twoLines = (): Basket => ({
  basketId: 'basket-1',
  currency: 'USD',
  productItems: [line('1', 'a', 2), line('2', 'b', 1)],
  shipments: [{ shipmentId: 'me' }],
  productSubTotal: 30,
  orderTotal: 30,
})
