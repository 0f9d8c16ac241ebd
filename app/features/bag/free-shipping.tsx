import { FormattedMessage, useIntl } from 'react-intl'
import type { FreeShippingProgress } from '@/commerce-client/basket-notices'
import { Icon } from '@/ui/icon'
import { useMoney } from '@/ui/price'
import { bagMessages } from './bag.messages'
import styles from './free-shipping.module.css'

/** Shows the amount missing for free shipping (CART-034), or that it is reached. */
export function FreeShipping({ remaining, share }: FreeShippingProgress) {
  const { formatMessage } = useIntl()
  const writeMoney = useMoney()
  // 100% only once free shipping is reached
  const percent = remaining > 0 ? Math.min(99, Math.round(share * 100)) : 100
  return (
    <div className="stack-2">
      <p className={styles.text}>
        <Icon name="truck" size={20} />
        <span>
          {remaining > 0 ? (
            <FormattedMessage
              {...bagMessages.freeShipping}
              values={{ amount: writeMoney(remaining) }}
            />
          ) : (
            <FormattedMessage {...bagMessages.freeShippingReached} />
          )}
        </span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={formatMessage(bagMessages.freeShippingProgress)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
