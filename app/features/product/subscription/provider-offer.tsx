import { createElement, useEffect, useState } from 'react'
import styles from './subscription.module.css'
import { SubscriptionSkeleton } from './subscription-skeleton'
import { useTimedOut } from '@/lib/use-timed-out'

/**
 * Ordergroove's widget. The provider's script fills the element and fires an event when it has an
 * offer.
 */
export default function ProviderOffer({ productId }: { productId: string }) {
  const [hasOffer, setHasOffer] = useState(false)
  const isLate = useTimedOut(hasOffer)
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
