import { FormattedMessage, defineMessages } from 'react-intl'
import { isGiftCard } from '@/rules/payment'
import { classNames } from '@/ui/class-names'
import { Money } from '@/ui/price'
import styles from './order-totals.module.css'
import { PaymentText } from './payment-text'
import type { PurchaseTotals } from './purchase.types'

const messages = defineMessages({
  left: { id: 'totals.left', defaultMessage: 'Left to pay' },
  balance: { id: 'totals.balance', defaultMessage: 'Balance' },
})

type Paying = Pick<PurchaseTotals, 'paymentInstruments' | 'c_paymentAmount'>

/** The amounts that gift cards pay, and the amount left, below the total (PAY-025, PAY-034). */
export function GiftCardTotals({ paying }: { paying: Paying }) {
  const { paymentInstruments = [], c_paymentAmount: left } = paying
  const giftCards = paymentInstruments.filter(isGiftCard)
  if (giftCards.length === 0) return null
  // for an order, the rest is the amount paid with the other instrument
  const main = paymentInstruments.find((one) => !isGiftCard(one))
  const rest = typeof left === 'number' ? left : main?.amount
  return (
    <>
      {giftCards.map((giftCard, index) => (
        <div key={giftCard.paymentInstrumentId ?? index} className={styles.row}>
          <dt>
            <PaymentText instrument={giftCard} />
          </dt>
          <dd>
            <Money amount={-(giftCard.amount ?? 0)} />
          </dd>
        </div>
      ))}
      {rest !== undefined && (
        <div className={classNames(styles.row, styles.total)}>
          <dt>
            <FormattedMessage {...(typeof left === 'number' ? messages.left : messages.balance)} />
          </dt>
          <dd>
            <Money amount={rest} />
          </dd>
        </div>
      )}
    </>
  )
}
