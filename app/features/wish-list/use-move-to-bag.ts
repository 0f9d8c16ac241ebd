import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { WishProduct } from '@/commerce-client/wish-products.queries'
import { isSameWish, type NewWish } from '@/domain/wish'
import { logWarning } from '@/lib/log'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { readWishLine } from '@/shopper/wish-list/wish-line'
import { showToast } from '@/ui/toast'
import { wishListMessages as messages } from './wish-list.messages'

export interface Movable<Kind extends NewWish = NewWish> {
  wish: Kind
  product: WishProduct
}

/** Whether an entry can go into the bag as it is: in stock, and with nothing left to choose. */
export function canMove(wish: NewWish, { availability, addId }: WishProduct): boolean {
  return wish.line === undefined ? addId !== undefined : availability === 'in-stock'
}

/** Adds entries to the bag one by one, and removes from the list what was added. */
export function useMoveToBag<Kind extends NewWish>(remove: (wish: Kind) => unknown) {
  const { formatMessage } = useIntl()
  const { mutateAsync } = useAddToBag()
  const [moving, setMoving] = useState<readonly Kind[]>([])
  const [notMoved, setNotMoved] = useState<string>()

  const move = async (movables: readonly Movable<Kind>[]) => {
    setMoving(movables.map(({ wish }) => wish))
    setNotMoved(undefined)
    const moved: string[] = []
    const failed: string[] = []
    for (const movable of movables) {
      const { wish, product } = movable
      try {
        await mutateAsync([toAddition(movable)])
        moved.push(product.name)
        await remove(wish)
      } catch (error) {
        logWarning('A wish was not moved to the bag', { productId: wish.productId, error })
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
    isMoving: (wish: Kind) => moving.some((one) => isSameWish(one, wish)),
    isBusy: moving.length > 0,
    /** The names of what the bag has refused. */
    notMoved,
  }
}

function toAddition({ wish, product }: Movable) {
  return {
    ...readWishLine(wish.line),
    productId: product.addId ?? wish.productId,
    quantity: wish.quantity ?? 1,
  }
}
