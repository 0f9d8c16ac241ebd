import { FormattedMessage, defineMessages } from 'react-intl'

const messages = defineMessages({
  card: { id: 'payment.card', defaultMessage: '{cardType} ending in {digits}' },
  expires: { id: 'payment.expires', defaultMessage: 'Expires {month}/{year}' },
  check: { id: 'payment.check', defaultMessage: 'Pay by check' },
  none: { id: 'payment.none', defaultMessage: 'No payment needed' },
})

interface PaymentInstrument {
  paymentMethodId?: string
  paymentCard?: {
    cardType?: string
    maskedNumber?: string
    expirationMonth?: number
    expirationYear?: number
  }
}

/** How an order is paid: brand and last digits of a card, or the method's name (PAY-027, PAY-038). */
export function PaymentText({ instrument }: { instrument: PaymentInstrument }) {
  const { paymentMethodId, paymentCard } = instrument
  if (paymentMethodId === 'PAY_BY_CHECK') return <FormattedMessage {...messages.check} />
  if (paymentMethodId === 'NO_PAYMENT') return <FormattedMessage {...messages.none} />
  if (!paymentCard) return <>{paymentMethodId}</>
  const { cardType, maskedNumber = '', expirationMonth, expirationYear } = paymentCard
  return (
    <>
      <span>
        <FormattedMessage
          {...messages.card}
          values={{ cardType, digits: maskedNumber.slice(-4) }}
        />
      </span>
      {expirationMonth && (
        <span>
          <FormattedMessage
            {...messages.expires}
            values={{ month: String(expirationMonth).padStart(2, '0'), year: expirationYear }}
          />
        </span>
      )}
    </>
  )
}
