import { useEffect, useState } from 'react'
import type { Basket, BasketItem } from '@/commerce-client/baskets'
import { listRecipients, toSelections } from '@/rules/recipients'
import { useMoveItems } from '@/purchase/recipients/recipients.mutations'
import { useRecipientName } from '@/purchase/recipients/use-recipient-name'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * Manages moving pieces of a line to other recipients.
 * @param line the line to move; undefined if none
 * @param from shipment id of the line
 */
export function useMove(
  basket: Basket,
  line: BasketItem | undefined,
  from: string,
  onMoved: () => void,
) {
  const nameOf = useRecipientName()
  const { mutate, reset, isLoading, error } = useMoveItems()
  const [each, setEach] = useState(1)
  const [chosen, choose] = useState(NOBODY)
  useEffect(() => {
    if (!line) return
    setEach(1)
    choose(NOBODY)
    reset()
  }, [line, reset])
  const others = toSelections(listRecipients(basket), chosen)
    .map((one, index) => ({ ...one, fullName: nameOf(one.fullName, index) }))
    .filter(({ shipmentId }) => shipmentId !== from)
  // a single other recipient need not be chosen
  const only = others.length === 1 ? others[0] : undefined
  const receivers = only ? [only] : others.filter(({ isSelected }) => isSelected)
  const { itemId = '', quantity: held = 0 } = line ?? {}
  const moved = each * receivers.length
  return {
    others,
    only,
    choose,
    each,
    held,
    moved,
    setEach: (quantity: number) => setEach(Math.min(held, Math.max(1, quantity))),
    canIncrease: (each + 1) * Math.max(1, receivers.length) <= held,
    canMove: moved > 0 && moved <= held,
    move: () => {
      const toIds = receivers.map(({ shipmentId }) => shipmentId)
      mutate([{ itemId, quantity: each, toIds }], { onSuccess: onMoved })
    },
    isMoving: isLoading,
    error,
  }
}
