import { FormattedMessage, defineMessages, useIntl, type IntlShape } from 'react-intl'
import { isGiftCard, lastDigits, toCardName } from '@/rules/payment'
import { paymentKindOf } from '@rules/payment-methods'
import { writePaymentMethod } from '../payment/payment-method-name'

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

/** Returns the card of an instrument that is not named otherwise. */
function cardOf(instrument: PaymentInstrument) {
  const { paymentMethodId = '', paymentCard } = instrument
  const kind = paymentKindOf(paymentMethodId)
  // a payment by card may have the method id of another commerce service
  const isNamed = isGiftCard(instrument) || (kind && kind !== 'card')
  return isNamed ? undefined : paymentCard
}

/**
 * Writes how an order is paid: the brand and last digits of a card, or the method's name (PAY-027,
 * PAY-038); in a sentence, in place of `PaymentText`.
 */
export function writePayment(intl: IntlShape, instrument: PaymentInstrument): string {
  const { paymentMethodId = '', maskedGiftCertificateCode: code } = instrument
  if (isGiftCard(instrument)) {
    const digits = code?.slice(-SHOWN_DIGITS)
    return intl.formatMessage(digits ? messages.giftCardEnding : messages.giftCard, { digits })
  }
  const { cardType, maskedNumber } = cardOf(instrument) ?? {}
  if (!maskedNumber) return writePaymentMethod(intl, { id: paymentMethodId })
  return writeCard(intl, { cardType, maskedNumber })
}

export function PaymentText({ instrument }: { instrument: PaymentInstrument }) {
  const intl = useIntl()
  const { maskedNumber, expirationMonth, expirationYear } = cardOf(instrument) ?? {}
  return (
    <>
      <span>{writePayment(intl, instrument)}</span>
      {maskedNumber && expirationMonth && (
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

interface Card {
  cardType?: string
  maskedNumber: string
}

/** Writes a card as its brand and last digits: `Visa ending in 1111`. */
function writeCard({ formatMessage }: IntlShape, { cardType, maskedNumber }: Card): string {
  const values = { brand: toCardName(cardType), digits: lastDigits(maskedNumber) }
  return formatMessage(messages.card, values)
}

export function CardText(card: Card) {
  return <>{writeCard(useIntl(), card)}</>
}
