import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AccountCard, AccountCardEmpty } from '@/purchase/account/account-card'
import { CardExpiry } from '@/purchase/payment/card-expiry'
import { listSavedCards } from '@/purchase/payment/saved-cards'
import { useCustomer } from '@/shopper/customer/use-customer'
import { paths } from '@/site/paths'
import { useCardName } from './saved-card-tile'
import { walletMessages as messages } from './wallet.messages'
import styles from './wallet.module.css'

/** Maximum number of cards in the summary. */
const MOST = 3

export function SavedCardsSummary() {
  const { data: customer } = useCustomer()
  const [now] = useState(() => new Date())
  const toName = useCardName()
  const cards = listSavedCards(customer, now).slice(0, MOST)
  const text = cards.length > 0 ? messages.toWallet : messages.add
  return (
    <AccountCard title={messages.summary} more={{ to: paths.wallet(), text }}>
      {cards.length > 0 ? (
        <ul className={styles.summary}>
          {cards.map((card) => (
            <li key={card.id}>
              {toName(card)}
              <small className={card.isExpired ? styles.gone : undefined}>
                <CardExpiry card={card} />
              </small>
            </li>
          ))}
        </ul>
      ) : (
        <AccountCardEmpty>
          <FormattedMessage {...messages.empty} />
        </AccountCardEmpty>
      )}
    </AccountCard>
  )
}
