import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'
import { pickupShopQuery } from '@/integrations/store-locator/store-locator.queries'
import { destinationOf } from '@/integrations/store-locator/pickup-shop'
import type { PreferredShop } from '@/shopper/preferred-shop/preferred-shop'
import { useSite } from '@/site/use-site'
import { Skeleton } from '@/ui/skeleton'
import { Directions } from '../directions/directions'
import { ConfirmDialog } from './confirm-dialog'
import { PickupShopFacts } from './pickup-shop-facts'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'

interface PreferredShopPanelProps {
  shop: PreferredShop
  now?: Date
  isChanging: boolean
  /** Number of pieces that would be removed from the bag. */
  waitingCount: number
  onReset: () => void
}

/** The shopper's preferred shop with its current data, and a button to reset it (SHOP-016). */
export function PreferredShopPanel({ shop, now, isChanging, ...reset }: PreferredShopPanelProps) {
  const site = useSite()
  const { data: details, isLoading } = useQuery(pickupShopQuery(site.id, shop.id))
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className={styles.preferred} aria-labelledby="preferred-shop">
      <p id="preferred-shop" className={styles.caption}>
        <FormattedMessage {...messages.preferred} />
      </p>
      <h4 className={styles.name}>{details?.name ?? shop.name}</h4>
      {details && <PickupShopFacts shop={details} now={now} />}
      {isLoading && <Skeleton height="4.8rem" width="70%" />}
      {details === null && (
        <p className="muted">
          <FormattedMessage {...messages.gone} />
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className={styles.textAction} onClick={() => setIsAsked(true)}>
          <FormattedMessage {...messages.reset} />
        </button>
        {details && (
          <Directions
            name={details.name}
            to={destinationOf(details)}
            className={styles.textAction}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={messages.reset}
        cancel={messages.noCancelReset}
        isPending={isChanging}
        onConfirm={() => {
          reset.onReset()
          setIsAsked(false)
        }}
        onCancel={() => setIsAsked(false)}
      >
        <p>
          <FormattedMessage {...messages.resetText} />
        </p>
        {reset.waitingCount > 0 && (
          <p>
            <FormattedMessage {...messages.losing} values={{ count: reset.waitingCount }} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.resetQuestion} />
        </p>
      </ConfirmDialog>
    </section>
  )
}
