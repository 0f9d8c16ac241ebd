import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { reduceToStock } from '@/rules/bag-quantity'
import type { AppError } from '@/errors/app-error'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'

// for the pieces of a filled box, the stock counts pieces instead of boxes and is not shown
const Refusal = z.object({
  c_available: z.number().int(),
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
  const update = useUpdateItem()
  const [typed, setTyped] = useNow<string>()
  const [notice, setNotice] = useState<LineNotice>()
  const inFlight = useRef<number>()
  // the service's last response, until the bag is rendered with it: a click may come first
  const stored = useRef<number>()
  useEffect(() => {
    stored.current = undefined
  }, [quantity])

  const save = (wanted: number, next?: LineNotice, onRefusal = showRefusal) => {
    setTyped(String(wanted))
    setNotice(next)
    inFlight.current = wanted
    const showServers = () => {
      if (inFlight.current === wanted) inFlight.current = undefined
      if (typed.current === String(wanted)) setTyped(undefined)
    }
    update.mutate(
      { itemId, changes: { quantity: wanted } },
      {
        onSuccess: ({ productItems = [] }) => {
          stored.current = productItems.find((item) => item.itemId === itemId)?.quantity
          showServers()
        },
        onError: (error) => {
          showServers()
          onRefusal(error, wanted)
        },
      },
    )
  }

  const showRefusal = (error: AppError, wanted: number) => {
    const available = readAvailable(error)
    const decision =
      available === undefined ? undefined : reduceToStock(wanted, available, inOtherLines)
    if (decision?.kind === 'reduce' && decision.quantity < wanted) {
      save(decision.quantity, { kind: 'reduced', from: wanted, to: decision.quantity })
    } else setNotice(decision?.kind === 'exceeds-stock' ? decision : { kind: 'refused', error })
  }

  const current = () => stored.current ?? quantity
  return { typed, setTyped, notice, setNotice, inFlight, current, save }
}

/**
 * A state whose value is readable immediately: several clicks may occur before the next rendering.
 */
function useNow<Value>() {
  const value = useRef<Value>()
  const [, rerender] = useState<Value>()
  const set = (next: Value | undefined) => {
    value.current = next
    rerender(next)
  }
  return [value, set] as const
}

/** Returns the available quantity from a refusal; undefined if it contains none. */
function readAvailable({ extras }: AppError): number | undefined {
  return Refusal.safeParse(extras).data?.c_available
}
