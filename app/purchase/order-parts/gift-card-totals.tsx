import { FormattedMessage, defineMessages, useIntl } from 'react-intl'
import { isGiftCard } from '@/rules/payment'
import { Money } from '@/ui/price'
import styles from './order-totals.module.css'
import { PaymentText, writePayment } from './payment-text'
import type { PurchaseTotals } from './purchase.types'
import { Row } from './totals-row'

const messages = defineMessages({
  left: { id: 'totals.left', defaultMessage: 'Left to pay' },
  paidWith: { id: 'totals.paidWith', defaultMessage: 'Paid with {method}' },
})

interface GiftCardTotalsProps {
  paying: Pick<PurchaseTotals, 'paymentInstruments' | 'c_paymentAmount'>
  isPlaced: boolean
}

/**
 * The amounts that gift cards pay, below the total (PAY-025), and for a bag the amount left to pay
 * (PAY-034), for an order what the rest was paid with.
 */
export function GiftCardTotals({ paying, isPlaced }: GiftCardTotalsProps) {
  const intl = useIntl()
  const { paymentInstruments = [], c_paymentAmount: left } = paying
  const giftCards = paymentInstruments.filter(isGiftCard)
  if (giftCards.length === 0) return null
  const main = paymentInstruments.find((one) => !isGiftCard(one))
  const rest = isPlaced ? main?.amount : left
  const method = main && writePayment(intl, main)
  const label = isPlaced ? messages.paidWith : messages.left
  return (
    <>
      {giftCards.map((giftCard, index) => (
        <Row
          key={giftCard.paymentInstrumentId ?? index}
          label={<PaymentText instrument={giftCard} />}
        >
          <Money amount={-(giftCard.amount ?? 0)} />
        </Row>
      ))}
      {typeof rest === 'number' && (rest > 0 || !isPlaced) && (
        <Row
          className={isPlaced ? undefined : styles.total}
          label={<FormattedMessage {...label} values={{ method }} />}
        >
          <Money amount={rest} />
        </Row>
      )}
    </>
  )
}
