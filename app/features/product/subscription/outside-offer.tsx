import { createElement, useEffect, useState } from 'react'
import styles from './subscription.module.css'
import { SubscriptionSkeleton } from './subscription-skeleton'
import { useLate } from './use-late'

/**
 * Ordergroove's widget. The provider's script fills the element and fires an event when it has an
 * offer.
 */
export default function OutsideOffer({ productId }: { productId: string }) {
  const [hasOffer, setHasOffer] = useState(false)
  const isLate = useLate(hasOffer)
  useEffect(() => {
    const receive = () => setHasOffer(true)
    window.addEventListener('og-receive-offer', receive)
    return () => window.removeEventListener('og-receive-offer', receive)
  }, [])

  if (isLate) return null
  return (
    <>
      {!hasOffer && <SubscriptionSkeleton />}
      <div className={styles.outside} hidden={!hasOffer}>
        {createElement('og-offer', { product: productId, location: 'pdp' })}
      </div>
    </>
  )
}
