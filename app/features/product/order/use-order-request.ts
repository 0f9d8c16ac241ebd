import { useEffect, useRef, useState } from 'react'
import type { FulfillmentOption } from '@/rules/fulfillment'
import { storedShop } from '@/shopper/preferred-shop/preferred-shop'
import { useSite } from '@/site/use-site'
import { useSheet } from '@/ui/use-sheet'
import type { SettledQuantity } from './use-product-quantity'

interface OrderState {
  productId: string
  canOrder: boolean
  /** A choice is missing, or the shop's stock is loading. */
  isOpen: boolean
  /** Pickup is chosen, but no shop. */
  needsShop: boolean
  /** The way of delivery; undefined if there is no choice. */
  option: FulfillmentOption | undefined
  /** Applies the typed quantity; returns undefined if it cannot be added. */
  settleQuantity: () => SettledQuantity | undefined
}

interface Order<Way> {
  quantity: number
  /** What the click is for. */
  way: Way
}

/**
 * Handles a click on "Add to Bag". It waits for missing choices, and opens the sheet to choose a
 * missing shop; then it adds the product (PDP-056, FUL-012). It stops if the way of delivery has
 * changed or the quantity has become smaller since the click.
 */
export function useOrderRequest<Way>(state: OrderState, order: (order: Order<Way>) => void) {
  const { isOpen, option } = state
  const { id: siteId } = useSite()
  const { open } = useSheet()
  const [stage, setStage] = useState<'idle' | 'waiting' | 'choosing-shop'>('idle')
  const [isStopped, setStopped] = useState(false)
  const asked = useRef<{ option?: FulfillmentOption; order?: Order<Way> }>({})

  const proceed = (way: Way) => {
    const before = asked.current.order
    const settled = state.settleQuantity()
    if (!settled) return before ? stop() : undefined
    const { quantity, isReduced } = settled
    if (before && isReduced && quantity < before.quantity) return stop()
    asked.current = { option, order: { quantity, way } }
    if (isOpen) return setStage('waiting')
    if (state.needsShop) return chooseShop()
    setStage('idle')
    order({ quantity, way })
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
    const { order: former, option: before } = asked.current
    if (former && state.canOrder && option === before) proceed(former.way)
    else stop()
  }
  useEffect(() => {
    if (stage === 'waiting' && !isOpen) goOn.current()
  }, [stage, isOpen, option])

  return {
    /** `true` while a click is waiting for a choice or for the shop's stock. */
    isAsked: stage === 'waiting',
    /** What that click is for. */
    askedWay: stage === 'waiting' ? asked.current.order?.way : undefined,
    /** `true` if a click could not be completed, for example because the shop has no stock. */
    isStopped,
    request: (way: Way) => {
      asked.current = {}
      setStopped(false)
      if (state.canOrder) proceed(way)
      else stop()
    },
  }
}
