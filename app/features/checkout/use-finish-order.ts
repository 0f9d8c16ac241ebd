import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { toAppError } from '@/errors/to-app-error'
import { readBasketAgain } from '@/shopper/basket/read-basket-again'
import { useCaptchaToken } from '@/shopper/captcha/use-captcha-token'
import { useCheckoutError } from '@/purchase/checkout/checkout-error'
import {
  dropPendingOrder,
  isOwn,
  readUnfinishedOrder,
  writePendingOrder,
} from '@/shopper/basket/pending-order-marker'
import { useSite } from '@/site/use-site'
import { checkoutMessages } from './checkout.messages'
import { resumePlacing, isUnanswered } from './place-order'
import { useOrderEnd } from './use-order-end'

const FIRST_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 15_000

/**
 * Repeats a request until there is a response, with pauses that end early when the browser comes
 * back online.
 * @throws the service's error response, or the last failure after `signal` is aborted
 */
async function retryUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    try {
      return await ask()
    } catch (error) {
      if (!isUnanswered(error) || signal.aborted) throw error
    }
    await pause(pauseMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}

/**
 * `open`: nothing is ordered, and the basket still can be. `left`: whoever ordered is logged out, or
 * another call is ordering.
 */
export type PlacingEnd = 'placed' | 'declined' | 'open' | 'left'

/**
 * Returns a function that finds out the outcome of a requested order, repeats the request until
 * there is a response, and shows the outcome.
 */
export function useFinishOrder() {
  const { id: siteId } = useSite()
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const checkoutError = useCheckoutError()
  const end = useOrderEnd()
  const getCaptchaToken = useCaptchaToken('place-order')

  return async (signal: AbortSignal): Promise<PlacingEnd> => {
    // read at each call, because another tab may have completed the order
    const marker = readUnfinishedOrder(siteId)
    if (!marker) return 'open'
    writePendingOrder(siteId, { ...marker, isUnclear: true })
    try {
      const outcome = await retryUntilAnswered(
        () => resumePlacing(siteId, marker, getCaptchaToken),
        signal,
      )
      if (signal.aborted || !isOwn(siteId, marker)) return 'open'
      if (outcome) {
        await end(outcome, marker)
        return outcome.failed ? 'declined' : 'placed'
      }
      checkoutError.raise(formatMessage(checkoutMessages.notPlaced))
    } catch (error) {
      if (signal.aborted || !isOwn(siteId, marker)) return 'open'
      checkoutError.raiseError(toAppError(error))
    }
    dropPendingOrder(siteId)
    await readBasketAgain(queryClient, siteId)
    return 'open'
  }
}
