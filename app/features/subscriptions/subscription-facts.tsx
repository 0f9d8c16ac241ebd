import { FormattedMessage } from 'react-intl'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { AddressText } from '@/purchase/order-parts/address-text'
import { CardName } from './card-name'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'

export function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const { address, card, giftMessage } = subscription
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <FormattedMessage {...messages.deliverTo} />
        </dt>
        <dd>
          {address ? (
            <AddressText address={address} />
          ) : (
            <FormattedMessage {...messages.noAddress} />
          )}
        </dd>
      </div>
      <div>
        <dt>
          <FormattedMessage {...messages.payWith} />
        </dt>
        <dd>{card ? <CardName card={card} /> : <FormattedMessage {...messages.noCard} />}</dd>
      </div>
      {giftMessage && (
        <div>
          <dt>
            <FormattedMessage {...messages.giftMessage} />
          </dt>
          <dd className={styles.message}>{giftMessage}</dd>
        </div>
      )}
    </dl>
  )
}
