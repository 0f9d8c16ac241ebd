import { useEffect, useRef, useState } from 'react'
import type { FulfillmentOption } from '@/domain/fulfillment'

interface Circumstances {
  /** Something is still to be chosen, or to be answered by the shop. */
  isOpen: boolean
  /** How the product is had; undefined where there is no choice. */
  option: FulfillmentOption | undefined
}

/**
 * A press on Add to Bag. What is open is waited for, and then adding goes on (PDP-056), unless the
 * product would then be had in another way: what was to be collected is not sent unasked.
 * @param order for one or for several people
 */
export function useOrderRequest(
  { isOpen, option }: Circumstances,
  order: (isForSeveral: boolean) => void,
) {
  const [isAsked, setAsked] = useState(false)
  const askedOption = useRef<FulfillmentOption>()
  const isForSeveral = useRef(false)

  const ask = () => {
    setAsked(isOpen)
    askedOption.current = option
    if (!isOpen) order(isForSeveral.current)
  }
  const goOn = useRef(ask)
  goOn.current = ask
  useEffect(() => {
    if (!isAsked || isOpen) return
    if (option === askedOption.current) goOn.current()
    else setAsked(false)
  }, [isAsked, isOpen, option])

  return {
    /** Something was asked for that still waits. */
    isAsked,
    request: (forSeveral: boolean) => {
      isForSeveral.current = forSeveral
      ask()
    },
  }
}
