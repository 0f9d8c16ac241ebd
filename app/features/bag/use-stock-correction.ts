import { useEffect, useRef } from 'react'
import type { QuantityException } from '@/commerce-client/basket-notices'
import { reduceToStock } from '@/rules/bag-quantity'
import type { AppError } from '@/errors/app-error'
import { logError } from '@/lib/log'
import type { useQuantityWrite } from './use-quantity-write'

interface CorrectedLine {
  quantity: number
  inOtherLines: number
  exception: QuantityException | undefined
  isPickup: boolean
}

/** If the stock has fallen since the line was added, reduces its quantity to the stock, once. */
export function useStockCorrection(
  { quantity, inOtherLines, exception, isPickup }: CorrectedLine,
  { save, setNotice, typed }: ReturnType<typeof useQuantityWrite>,
): void {
  const isCorrected = useRef(false)
  // The shopper did not request this change and cannot influence the shop's stock, so a refusal is
  // only logged (CART-047).
  const logRefusal = (error: AppError) => {
    setNotice(undefined)
    logError('The quantity of what waits in a shop could not be corrected', { error })
  }
  const correct = (available: number) => {
    const decision = reduceToStock(quantity, available, inOtherLines)
    if (decision.kind === 'exceeds-stock') setNotice(decision)
    else {
      const reduced = { kind: 'reduced', from: quantity, to: decision.quantity } as const
      save(decision.quantity, reduced, isPickup ? logRefusal : undefined)
    }
  }
  useEffect(() => {
    // what is being typed or written is judged by itself
    if (!exception || isCorrected.current || typed.current !== undefined) return
    isCorrected.current = true
    correct(exception.available)
  })
}
