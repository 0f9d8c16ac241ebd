import { useEffect, useRef, useState } from 'react'
import type { QuantityException } from '@/commerce-client/basket-notices'
import { decideQuantity, parseQuantity } from '@/rules/bag-quantity'
import { settings } from '@/rules/settings'
import { useUnsentQuantity } from './unsent-quantities'
import { useQuantityWrite } from './use-quantity-write'
import { useStockCorrection } from './use-stock-correction'

/**
 * Delay in ms before a quantity is sent, so that five quick clicks on plus cause a single write.
 */
const SETTLE_MS = 500

interface BagLineArgs {
  itemId: string
  /** The quantity stored by the service. */
  quantity: number
  stock: number | undefined
  limit: number | undefined
  inOtherLines: number
  exception: QuantityException | undefined
  /** `true` if the line is picked up in a shop. */
  isPickup: boolean
}

/** Manages the quantity of a line: shows the entered value immediately, then the service's. */
export function useBagLine(args: BagLineArgs) {
  const { itemId, quantity, stock, limit, inOtherLines } = args
  const write = useQuantityWrite(itemId, quantity, inOtherLines)
  const { typed, setTyped, notice, setNotice, current, showSent, save } = write
  const [isRemovalAsked, setRemovalAsked] = useState(false)

  const commit = (text = typed.current) => {
    pause.stop()
    const requested = text === undefined ? undefined : parseQuantity(text)
    if (requested === undefined) return showSent()
    const decision = decideQuantity({ requested, current: current(), stock, limit, inOtherLines })
    if (decision.kind === 'unchanged') showSent()
    else if (decision.kind === 'confirm-removal') setRemovalAsked(true)
    else if (decision.kind === 'update') save(decision.quantity)
    else if (decision.kind === 'reduce') {
      save(decision.quantity, { kind: 'reduced', from: decision.from, to: decision.quantity })
    } else setNotice(decision)
  }
  const pause = useDebounce(commit)
  useStockCorrection(args, write)
  useUnsentQuantity(() => commit())

  const askFor = (text: string) => {
    setTyped(text)
    setNotice(undefined)
    if (text === '') pause.stop()
    else pause.wait(text)
  }
  const stepBy = (step: 1 | -1) => {
    const next = (parseQuantity(typed.current ?? '') ?? current()) + step * settings.quantityStep
    if (next > 0) return askFor(String(next))
    setTyped('0')
    commit('0')
  }

  return {
    value: typed.current ?? String(current()),
    notice,
    isBlocking: notice?.kind === 'exceeds-stock' || notice?.kind === 'too-many',
    isRemovalAsked,
    askFor,
    stepBy,
    commit,
    /** Cancels a removal and restores the quantity before the 0 (CART-061). */
    keep: () => {
      setRemovalAsked(false)
      showSent()
    },
    /** Discards an unsent quantity, because the line is being removed. */
    leave: () => {
      pause.stop()
      setRemovalAsked(false)
    },
  }
}

/** Calls `onSettled` with the last text once no further text has arrived for `SETTLE_MS`. */
function useDebounce(onSettled: (text: string) => void) {
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>()
  const latest = useRef(onSettled)
  latest.current = onSettled

  const stop = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }
  const wait = (text: string) => {
    stop()
    waiting.current = { text, timer: setTimeout(() => latest.current(text), SETTLE_MS) }
  }
  // A pending change is sent even if the shopper leaves the page immediately.
  useEffect(() => () => void (waiting.current && latest.current(waiting.current.text)), [])

  return { wait, stop }
}
