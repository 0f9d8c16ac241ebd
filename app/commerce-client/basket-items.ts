import type { Basket, BasketItem } from './baskets'
import { callScapi } from './transport'

/** Changes several lines in one call: all of them, or none. A quantity of 0 removes the line. */
export function updateBasketItems(
  siteId: string,
  basketId: string,
  items: readonly BasketItem[],
): Promise<Basket> {
  return callScapi(siteId, 'shopperBaskets', 'updateItemsInBasket', {
    parameters: { basketId },
    body: [...items],
  })
}
