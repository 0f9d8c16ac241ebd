import { FormattedMessage } from 'react-intl'
import type { SubscriptionPrice as DeliveryPrice } from '@/integrations/subscriptions/subscriptions.port'
import { Money, Price } from '@/ui/price'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

/** The price of a delivery with the subscription discount. */
export function SubscriptionPrice({ price }: { price: DeliveryPrice }) {
  const { goods, full, percent, shipping, tax } = price
  const values = { shipping: <Money amount={shipping} />, tax: <Money amount={tax} /> }
  return (
    <p className={styles.price}>
      <span>
        <FormattedMessage {...messages.price} />
      </span>
      <Price amount={goods} listAmount={full} />
      {percent !== undefined && (
        <span className={styles.reward}>
          <FormattedMessage {...messages.reward} values={{ percent }} />
        </span>
      )}
      <small>
        <FormattedMessage {...messages.plus} values={values} />
      </small>
    </p>
  )
}
