import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Basket } from '@/commerce-client/baskets'
import { checkoutStepOf, type CheckoutStep } from '@/domain/checkout-steps'
import { tidyShipments, untidinessOf } from '@/purchase/recipients/tidy-shipments'
import { useSite } from '@/site/use-site'

/**
 * Whoever comes to payment or review with addresses but without a shipping method goes on from there:
 * the method that the service prefers is chosen first (CHK-008, CHK-018).
 * @returns false while that is under way; what could not be chosen is left to the shipping page
 */
export function useMethodsChosen(step: CheckoutStep, basket: Basket | null | undefined): boolean {
  const { id: siteId } = useSite()
  const queryClient = useQueryClient()
  const [tried, setTried] = useState('')
  // the basket may be read anew meanwhile
  const asked = useRef('')
  const isMissing =
    Boolean(basket) && step !== 'shipping' && checkoutStepOf(basket ?? {}) === 'payment'
  const missing = basket && isMissing ? untidinessOf(basket) : ''
  const isChosen = missing === '' || missing === tried
  useEffect(() => {
    if (!basket || isChosen || asked.current === missing) return
    asked.current = missing
    void tidyShipments(queryClient, siteId, basket).then(() => setTried(missing))
  }, [basket, isChosen, missing, queryClient, siteId])
  return isChosen
}
