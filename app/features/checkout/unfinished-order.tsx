import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useIsHydrated } from '@/lib/use-is-hydrated'
import { readUnfinishedOrder } from '@/shopper/basket/pending-order-marker'
import { useSite } from '@/site/use-site'
import { Heading } from '@/ui/heading'
import { Spinner } from '@/ui/spinner'
import { checkoutMessages } from './checkout.messages'
import styles from './unfinished-order.module.css'
import { useFinishOrder } from './use-finish-order'

/** Shows the page, but first finds out the outcome of an order whose result is still unknown. */
export function AfterUnfinishedOrder({ children }: { children: ReactNode }) {
  const { id: siteId } = useSite()
  const isHydrated = useIsHydrated()
  const [isOver, setOver] = useState(false)
  const isOpen = useMemo(
    () => isHydrated && readUnfinishedOrder(siteId) !== undefined,
    [isHydrated, siteId],
  )
  if (isOpen && !isOver) return <UnfinishedOrder onOver={() => setOver(true)} />
  return <>{children}</>
}

/**
 * Finds out the outcome of an order and navigates to its page. Calls `onOver` if the shopper stays
 * here, for example because nothing was ordered.
 */
export function UnfinishedOrder({ onOver }: { onOver: () => void }) {
  const resume = useFinishOrder()
  useEffect(() => {
    const leaving = new AbortController()
    void resume(leaving.signal).then((outcome) => {
      if (outcome !== 'placed' && !leaving.signal.aborted) onOver()
    })
    return () => leaving.abort()
    // once for each time it is shown
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={`container ${styles.placing}`} role="status">
      <Spinner />
      <Heading level={1} size="md">
        <FormattedMessage {...checkoutMessages.lookingForOrder} />
      </Heading>
      <p>
        <FormattedMessage {...checkoutMessages.connectionLost} />
      </p>
    </div>
  )
}
