import { useEffect, useRef, useState } from 'react'
import type { FulfillmentOption } from '@/domain/fulfillment'
import { storedShop } from '@/shopper/preferred-shop/preferred-shop'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'
import type { SettledQuantity } from './use-product-quantity'

interface OrderState {
  productId: string
  canOrder: boolean
  /** Something is still to be chosen, or to be answered by the shop. */
  isOpen: boolean
  /** It is to be picked up, and no shop is chosen. */
  needsShop: boolean
  /** How the product is had; undefined where there is no choice. */
  option: FulfillmentOption | undefined
  /** Settles the quantity that is typed: undefined when it cannot be added. */
  settleQuantity: () => SettledQuantity | undefined
}

interface Order {
  quantity: number
  isForSeveral: boolean
}

/**
 * A click on Add to Bag. What is open is waited for, and a missing shop is asked for; then adding goes
 * on (PDP-056, FUL-012), unless the product would be had in another way, or fewer pieces, than asked.
 */
export function useOrderRequest(state: OrderState, order: (order: Order) => void) {
  const { isOpen, option } = state
  const { id: siteId } = useSite()
  const { open } = useSheet()
  const [stage, setStage] = useState<'idle' | 'waiting' | 'choosing-shop'>('idle')
  const [isStopped, setStopped] = useState(false)
  const asked = useRef<{ option?: FulfillmentOption; order?: Order }>({})

  const proceed = (isForSeveral: boolean) => {
    const before = asked.current.order
    const settled = state.settleQuantity()
    if (!settled) return before ? stop() : undefined
    const { quantity, isReduced } = settled
    if (before && isReduced && quantity < before.quantity) return stop()
    asked.current = { option, order: { quantity, isForSeveral } }
    if (isOpen) return setStage('waiting')
    if (state.needsShop) return chooseShop()
    setStage('idle')
    order({ quantity, isForSeveral })
  }
  const stop = () => {
    setStage('idle')
    setStopped(true)
  }
  const chooseShop = () => {
    setStage('choosing-shop')
    const onClose = () => setStage(storedShop(siteId) ? 'waiting' : 'idle')
    open('pickup-in-shop', { productId: state.productId }, { onClose })
  }

  const goOn = useRef(() => {})
  goOn.current = () => {
    if (state.canOrder && option === asked.current.option)
      proceed(asked.current.order?.isForSeveral ?? false)
    else stop()
  }
  useEffect(() => {
    if (stage === 'waiting' && !isOpen) goOn.current()
  }, [stage, isOpen, option])

  return {
    /** Something was asked for that still waits. */
    isAsked: stage === 'waiting',
    /** What was asked for could not go on once it was known what the shop has. */
    isStopped,
    request: (isForSeveral: boolean) => {
      asked.current = {}
      setStopped(false)
      if (state.canOrder) proceed(isForSeveral)
    },
  }
}
