import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { WishListProduct } from '@/commerce-client/wish-list-products.queries'
import { isSameItem, type NewWishListItem } from '@/rules/wish-list-item'
import { logWarning } from '@/lib/log'
import { isMultiShip } from '@/rules/recipients'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { useAwaitBasket } from '@/shopper/basket/use-basket'
import { readSavedLine } from '@/shopper/wish-list/saved-line'
import { showToast } from '@/ui/toast'
import { useSheet } from '@/ui/use-sheet'
import { wishListMessages as messages } from './wish-list.messages'

export interface Movable<Kind extends NewWishListItem = NewWishListItem> {
  item: Kind
  product: WishListProduct
}

/**
 * Returns whether an entry can be added to the bag directly: it is in stock and all options are
 * chosen.
 */
export function canMove(item: NewWishListItem, { availability, addId }: WishListProduct): boolean {
  return item.line === undefined ? addId !== undefined : availability === 'in-stock'
}

/**
 * Adds entries to the bag one by one, and removes the added ones from the list. If the bag has
 * several recipients, the shopper first chooses among them (MSH-014).
 */
export function useMoveToBag<Kind extends NewWishListItem>(remove: (item: Kind) => unknown) {
  const { formatMessage } = useIntl()
  const { mutateAsync } = useAddToBag()
  const awaitBasket = useAwaitBasket()
  const { open } = useSheet()
  const [moving, setMoving] = useState<readonly Kind[]>([])
  const [notMoved, setNotMoved] = useState<string>()

  const removeAll = async (movables: readonly Movable<Kind>[]) => {
    for (const { item } of movables) await remove(item)
  }
  const move = async (movables: readonly Movable<Kind>[]) => {
    setMoving(movables.map(({ item }) => item))
    setNotMoved(undefined)
    const basket = await awaitBasket()
    if (basket && isMultiShip(basket)) {
      setMoving([])
      return open('add-to-shipments', {
        items: movables.map(toAddition),
        onAdded: () => void removeAll(movables),
      })
    }
    const moved: string[] = []
    const failed: string[] = []
    for (const movable of movables) {
      const { item, product } = movable
      try {
        await mutateAsync([toAddition(movable)])
        moved.push(product.name)
        await remove(item)
      } catch (error) {
        logWarning('An item of the wish list was not moved to the bag', {
          productId: item.productId,
          error,
        })
        if (!moved.includes(product.name)) failed.push(product.name)
      }
    }
    setMoving([])
    if (failed.length > 0) setNotMoved(failed.join(', '))
    if (moved.length === 0) return
    showToast({ text: formatMessage(messages.moved, { count: moved.length, name: moved[0] }) })
  }
  return {
    move: (movables: readonly Movable<Kind>[]) => void move(movables),
    isMoving: (item: Kind) => moving.some((one) => isSameItem(one, item)),
    isBusy: moving.length > 0,
    /** Names of products that could not be added to the bag. */
    notMoved,
  }
}

function toAddition({ item, product }: Movable) {
  return {
    ...readSavedLine(item.line),
    productId: product.addId ?? item.productId,
    quantity: item.quantity ?? 1,
  }
}
