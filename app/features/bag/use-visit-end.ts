import { isEmptyBasket } from '@/rules/basket-contents'
import { useBasket } from '@/shopper/basket/use-basket'
import { useCustomer } from '@/shopper/customer/use-customer'
import { readLostBag } from '@/shopper/session/session-events'
import { useExpiryNotice } from '@/shopper/session/use-session-expired'
import { useSite } from '@/site/use-site'

/** A customer finds the bag again after a login; a guest's lines can be added to a new bag. */
export type VisitEnd = 'customer' | 'guest'

/** Returns whose session has ended; undefined if there is nothing to tell (any more). */
export function useVisitEnd(): VisitEnd | undefined {
  const { id: siteId } = useSite()
  const { data: basket } = useBasket()
  const { data: customer } = useCustomer()
  const hasExpired = useExpiryNotice()
  const hasNewBag = Boolean(basket && !isEmptyBasket(basket))
  const hasGuestExpired = useExpiryNotice('guest-expired', hasNewBag)
  if (customer) return undefined
  if (hasGuestExpired && readLostBag(siteId)) return 'guest'
  return hasExpired ? 'customer' : undefined
}
