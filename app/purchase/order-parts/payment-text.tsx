import { FormattedMessage, defineMessages } from 'react-intl'
import { isGiftCard, lastDigits, toCardName } from '@/rules/payment'
import { paymentKindOf } from '@rules/payment-methods'
import { PaymentMethodName } from '../payment/payment-method-name'

const messages = defineMessages({
  expires: { id: 'payment.expires', defaultMessage: 'Expires {month}/{year}' },
  card: { id: 'payment.card', defaultMessage: '{brand} ending in {digits}' },
  giftCard: { id: 'payment.giftCard', defaultMessage: 'Gift card' },
  giftCardEnding: { id: 'payment.giftCardEnding', defaultMessage: 'Gift card ending in {digits}' },
})

interface PaymentInstrument {
  paymentMethodId?: string
  maskedGiftCertificateCode?: string
  paymentCard?: {
    cardType?: string
    maskedNumber?: string
    expirationMonth?: number
    expirationYear?: number
  }
}

const SHOWN_DIGITS = 4

/**
 * How an order is paid: the brand and last digits of a card, or the method's name (PAY-027, PAY-038).
 */
export function PaymentText({ instrument }: { instrument: PaymentInstrument }) {
  const { paymentMethodId = '', paymentCard, maskedGiftCertificateCode: code } = instrument
  if (isGiftCard(instrument)) return <GiftCardText digits={code?.slice(-SHOWN_DIGITS)} />
  const kind = paymentKindOf(paymentMethodId)
  // a payment by card may have the method id of another commerce service
  if ((kind && kind !== 'card') || !paymentCard?.maskedNumber) {
    return <PaymentMethodName id={paymentMethodId} />
  }
  const { cardType, maskedNumber, expirationMonth, expirationYear } = paymentCard
  return (
    <>
      <span>
        <CardText cardType={cardType} maskedNumber={maskedNumber} />
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

/** A card by its brand and last digits: `Visa ending in 1111`. */
export function CardText({ cardType, maskedNumber }: { cardType?: string; maskedNumber: string }) {
  const values = { brand: toCardName(cardType), digits: lastDigits(maskedNumber) }
  return <FormattedMessage {...messages.card} values={values} />
}

function GiftCardText({ digits }: { digits: string | undefined }) {
  return digits ? (
    <FormattedMessage {...messages.giftCardEnding} values={{ digits }} />
  ) : (
    <FormattedMessage {...messages.giftCard} />
  )
}
