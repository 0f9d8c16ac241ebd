import { useState } from 'react'
import { z } from 'zod'
import type { Basket } from '@/commerce-client/baskets'
import { reduceToStock } from '@/rules/bag-quantity'
import type { AppError } from '@/errors/app-error'
import { useSentValue } from '@/lib/use-sent-value'
import { useTypedText } from '@/lib/use-typed-text'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'
import { useReadBasket } from '@/shopper/basket/use-basket'

// for the pieces of a filled box, the stock counts pieces instead of boxes and is not shown
const Refusal = z.object({
  c_available: z.number().int().optional(),
  c_quantityLimit: z.number().int().optional(),
  c_reason: z
    .string()
    .refine((reason) => reason !== 'piece')
    .optional(),
})

/** The message below a line's quantity. */
export type LineNotice =
  | { kind: 'reduced'; from: number; to: number }
  | { kind: 'too-many' }
  | { kind: 'exceeds-stock'; available: number }
  | { kind: 'refused'; error: AppError }

/** Writes the quantity of a line, shows it before the service responds, and reports the result. */
export function useQuantityWrite(itemId: string, quantity: number, inOtherLines: number) {
  const { mutateAsync } = useUpdateItem()
  const readBasket = useReadBasket()
  const [typed, setTyped] = useTypedText()
  const [notice, setNotice] = useState<LineNotice>()
  const sent = useSentValue(() => findQuantity(readBasket(), itemId) ?? quantity)

  /** Shows the quantity that the service stores, or will store. */
  const showSent = () => setTyped(sent.isSending() ? String(sent.current()) : undefined)

  const save = (wanted: number, next?: LineNotice, onRefusal = showRefusal) => {
    setTyped(String(wanted))
    setNotice(next)
    const isLatest = () => !sent.isSending() && typed.current === String(wanted)
    sent.send(wanted, mutateAsync({ itemId, changes: { quantity: wanted } })).then(
      () => isLatest() && showSent(),
      (error: AppError) => {
        // a later quantity is judged by itself
        if (!isLatest()) return
        showSent()
        onRefusal(error, wanted)
      },
    )
  }

  const showRefusal = (error: AppError, wanted: number) => {
    const { c_available: stock, c_quantityLimit: limit } =
      Refusal.safeParse(error.extras).data ?? {}
    const most = limit === undefined ? 0 : limit - inOtherLines
    if (most > 0 && most < wanted) return save(most, { kind: 'refused', error })
    const decision = stock === undefined ? undefined : reduceToStock(wanted, stock, inOtherLines)
    if (decision?.kind === 'reduce' && decision.quantity < wanted) {
      save(decision.quantity, { kind: 'reduced', from: wanted, to: decision.quantity })
    } else setNotice(decision?.kind === 'exceeds-stock' ? decision : { kind: 'refused', error })
  }

  return { typed, setTyped, notice, setNotice, current: sent.current, showSent, save }
}

function findQuantity(basket: Basket | null | undefined, itemId: string): number | undefined {
  return basket?.productItems?.find((item) => item.itemId === itemId)?.quantity
}
