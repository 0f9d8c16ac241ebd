import { useEffect, useRef, useState } from 'react'
import type { QuantityException } from '@/commerce-client/basket-notices'
import { decideQuantity, parseQuantity, reduceToStock } from '@/domain/bag-quantity'
import { settings } from '@/domain/settings'
import type { AppError } from '@/errors/app-error'
import { useUpdateItem } from '@/shopper/basket/basket.mutations'
import { readAvailable } from './read-available'

/** What stands under a line's quantity. */
export type LineNotice =
  | { kind: 'reduced'; from: number; to: number }
  | { kind: 'too-many' }
  | { kind: 'exceeds-stock'; available: number }
  | { kind: 'refused'; error: AppError }

/** Pressing plus five times is one write. */
const SETTLE_MS = 500

interface BagLineArgs {
  itemId: string
  /** As the service has it. */
  quantity: number
  stock: number | undefined
  inOtherLines: number
  exception: QuantityException | undefined
}

/** The quantity of a line: shown at once as asked for, then as the service has it. */
export function useBagLine({ itemId, quantity, stock, inOtherLines, exception }: BagLineArgs) {
  const update = useUpdateItem()
  const [typed, setTyped] = useState<string>()
  const [notice, setNotice] = useState<LineNotice>()
  const [isRemovalAsked, setRemovalAsked] = useState(false)
  /** Asked of the service, and not answered yet. */
  const inFlight = useRef<number>()
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> }>()

  const save = (wanted: number, next?: LineNotice) => {
    setTyped(String(wanted))
    setNotice(next)
    inFlight.current = wanted
    const showServers = () => {
      if (inFlight.current === wanted) inFlight.current = undefined
      setTyped((now) => (now === String(wanted) ? undefined : now))
    }
    update.mutate(
      { itemId, changes: { quantity: wanted } },
      {
        onSuccess: showServers,
        onError: (error) => {
          showServers()
          const available = readAvailable(error)
          const decision =
            available === undefined ? undefined : reduceToStock(wanted, available, inOtherLines)
          if (decision?.kind === 'reduce' && decision.quantity < wanted) {
            save(decision.quantity, { kind: 'reduced', from: wanted, to: decision.quantity })
          } else
            setNotice(decision?.kind === 'exceeds-stock' ? decision : { kind: 'refused', error })
        },
      },
    )
  }

  const commit = (text = typed) => {
    stopWaiting()
    const requested = text === undefined ? undefined : parseQuantity(text)
    if (requested === undefined) return setTyped(undefined)
    const current = inFlight.current ?? quantity
    const decision = decideQuantity({ requested, current, stock, inOtherLines })
    if (decision.kind === 'unchanged') setTyped(inFlight.current === undefined ? undefined : text)
    else if (decision.kind === 'confirm-removal') setRemovalAsked(true)
    else if (decision.kind === 'update') save(decision.quantity)
    else if (decision.kind === 'reduce') {
      save(decision.quantity, { kind: 'reduced', from: decision.from, to: decision.quantity })
    } else setNotice(decision)
  }

  const stopWaiting = () => {
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
  }

  const askFor = (text: string) => {
    setTyped(text)
    setNotice(undefined)
    stopWaiting()
    if (text === '') return
    waiting.current = { text, timer: setTimeout(() => latestCommit.current?.(text), SETTLE_MS) }
  }

  const latestCommit = useRef<typeof commit>()
  latestCommit.current = commit
  // Whoever leaves the page at once means what they asked for.
  useEffect(() => () => void (waiting.current && latestCommit.current?.(waiting.current.text)), [])

  // Stock fell since the line was added: it takes what is left, once.
  const corrected = useRef(false)
  const correct = useRef<(available: number) => void>()
  correct.current = (available) => {
    const decision = reduceToStock(quantity, available, inOtherLines)
    if (decision.kind === 'exceeds-stock') setNotice(decision)
    else save(decision.quantity, { kind: 'reduced', from: quantity, to: decision.quantity })
  }
  useEffect(() => {
    if (!exception || corrected.current) return
    corrected.current = true
    correct.current?.(exception.available)
  }, [exception])

  const isBlocking = notice?.kind === 'exceeds-stock' || notice?.kind === 'too-many'
  return {
    value: typed ?? String(quantity),
    notice,
    isBlocking,
    isPending: update.isLoading,
    isRemovalAsked,
    askFor,
    stepBy: (step: 1 | -1) => {
      const next = (parseQuantity(typed ?? '') ?? quantity) + step * settings.quantityStep
      if (next > 0) askFor(String(next))
      else {
        setTyped('0')
        commit('0')
      }
    },
    commit,
    /** Cancel: the quantity held before the 0 (CART-061). */
    keep: () => {
      setRemovalAsked(false)
      setTyped(undefined)
    },
    /** The line goes: what was asked of it does not matter any more. */
    leave: () => {
      stopWaiting()
      setRemovalAsked(false)
    },
  }
}
