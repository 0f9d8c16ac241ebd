import { useEffect, useRef, useState } from 'react'
import {
  canDecrease,
  canIncrease,
  changeQuantity,
  isAcceptable,
  startQuantity,
  type QuantityAction,
} from '@/rules/product-quantity'

/** A typed quantity is applied after a pause of this length, in ms (PDP-061). */
const DEBOUNCE_MS = 400

export interface SettledQuantity {
  quantity: number
  /** `true` if the quantity was reduced to the available one. */
  isReduced: boolean
}

/**
 * Manages the quantity to add, within the available quantity.
 * @param available quantity that can still be added; undefined if unknown
 * @param start initial quantity, e.g. that of the edited line, or the default for sales materials
 */
export function useProductQuantity(available: number | undefined, start?: number) {
  const [state, setState] = useState(() => startQuantity(start))
  const act = (action: QuantityAction) =>
    setState((before) => changeQuantity(before, action, available))

  const shownStart = useRef(start)
  useEffect(() => {
    const untouched = startQuantity(shownStart.current)
    shownStart.current = start
    // a quantity that was entered before the bag was loaded stays
    setState((now) => (now.text === untouched.text ? startQuantity(start) : now))
  }, [start])

  useEffect(() => {
    setState((before) => changeQuantity(before, { type: 'limit' }, available))
  }, [available])

  useEffect(() => {
    if (state.text === String(state.quantity)) return undefined
    const timer = setTimeout(
      () => setState((before) => changeQuantity(before, { type: 'settle' }, available)),
      DEBOUNCE_MS,
    )
    return () => clearTimeout(timer)
  }, [state.text, state.quantity, available])

  return {
    ...state,
    canIncrease: canIncrease(state, available),
    canDecrease: canDecrease(state),
    isAcceptable: isAcceptable(state, available),
    step: (direction: 1 | -1) => act({ type: 'step', direction }),
    type: (text: string) => act({ type: 'type', text }),
    blur: () => act({ type: 'blur' }),
    /** Starts again after adding, unless another quantity was entered meanwhile. */
    reset: (added: number) =>
      setState((now) => (now.text === String(added) ? startQuantity(start) : now)),
    /** Applies the typed quantity immediately; returns undefined if it cannot be added. */
    settleNow(): SettledQuantity | undefined {
      const settled = changeQuantity(state, { type: 'blur' }, available)
      setState(settled)
      if (!isAcceptable(settled, available)) return undefined
      const { quantity, notice } = settled
      return { quantity, isReduced: notice === 'QUANTITIES_REDUCED' }
    },
  }
}
