import { useContext, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useHistory } from 'react-router-dom'
import type { AppError } from '@/errors/app-error'
import { toAppError } from '@/errors/to-app-error'
import { allWritten, listWrites, type Write } from '@/shopper/basket/use-basket-status'
import { validateBasket } from '@/shopper/basket/validate-basket'
import { paths } from '@/site/paths'
import { useSite } from '@/site/use-site'
import { UnsentQuantitiesContext } from './unsent-quantities'

/**
 * Goes to checkout with the bag as the shopper sees it: sends unsent quantities first, then
 * refetches the bag. If a quantity was refused or the bag has changed, the shopper stays on this
 * page.
 */
export function useGoToCheckout() {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const history = useHistory()
  const unsentQuantities = useContext(UnsentQuantitiesContext)
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<AppError>()
  const seen = useRef<readonly Write[]>()
  const listDone = () =>
    listWrites(queryClient, siteId).filter(({ state }) => state.status !== 'loading')

  const go = async () => {
    if (isChecking) return
    setChecking(true)
    setError(undefined)
    const known = seen.current ?? listDone()
    seen.current = undefined
    unsentQuantities.forEach((settle) => settle())
    await allWritten(queryClient, siteId)
    try {
      await validateBasket(queryClient, siteId)
    } catch (failure) {
      setError(toAppError(failure))
      return setChecking(false)
    }
    const isHeldUp = listWrites(queryClient, siteId).some(
      (write) => !known.includes(write) && write.state.status !== 'success',
    )
    if (isHeldUp) return setChecking(false)
    history.push(paths.shipping())
  }
  return {
    /**
     * Call on focus or pointer down, before the click. It records the writes that are already done,
     * whose results the shopper has seen: leaving a field sends its quantity, and the response may
     * arrive before the click ends.
     */
    approach: () => {
      if (!isChecking) seen.current = listDone()
    },
    go: () => void go(),
    isChecking,
    error,
  }
}
