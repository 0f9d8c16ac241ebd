import { useRef, useState } from 'react'
import { z } from 'zod'
import { reduceToStock } from '@/domain/bag-quantity'
import type { AppError } from '@/errors/app-error'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'

// for a piece of a filled box the stock is counted in pieces, not in boxes: it is not shown
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

/** Writes the quantity of a line, shows it before the service answers, and reports the result. */
export function useQuantityWrite(itemId: string, inOtherLines: number) {
  const update = useUpdateItem()
  const [typed, setTyped] = useNow<string>()
  const [notice, setNotice] = useState<LineNotice>()
  /** The quantity of a request that is not answered yet. */
  const inFlight = useRef<number>()

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
        onSuccess: showServers,
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

  return { typed, setTyped, notice, setNotice, inFlight, save }
}

/** A state that can be read at once: clicks may follow each other faster than they are rendered. */
function useNow<Value>() {
  const value = useRef<Value>()
  const [, rerender] = useState<Value>()
  const set = (next: Value | undefined) => {
    value.current = next
    rerender(next)
  }
  return [value, set] as const
}

/** The number of available pieces in a refusal of the service; undefined without one. */
function readAvailable({ extras }: AppError): number | undefined {
  return Refusal.safeParse(extras).data?.c_available
}
