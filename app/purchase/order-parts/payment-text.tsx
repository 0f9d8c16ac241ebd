import { FormattedMessage, defineMessages } from 'react-intl'
import { isGiftCard, toCardName, toShownNumber } from '@/domain/payment'

const messages = defineMessages({
  expires: { id: 'payment.expires', defaultMessage: 'Expires {month}/{year}' },
  check: { id: 'payment.check', defaultMessage: 'Pay by check' },
  none: { id: 'payment.none', defaultMessage: 'No payment needed' },
  giftCard: { id: 'payment.giftCard', defaultMessage: 'Gift card' },
  giftCardEnding: { id: 'payment.giftCardEnding', defaultMessage: 'Gift card ending in {digits}' },
  creditCard: { id: 'payment.creditCard', defaultMessage: 'Credit card' },
})

/** What wallets are called, everywhere alike (PAY-033, PAY-038). */
const WALLETS: Readonly<Record<string, string>> = {
  PayPal: 'PayPal',
  Venmo: 'Venmo',
  KLARNA: 'Klarna',
  DW_APPLE_PAY: 'Apple Pay',
}

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

/** How an order is paid: brand and masked number of a card, or the method's name (PAY-027, PAY-038). */
export function PaymentText({ instrument }: { instrument: PaymentInstrument }) {
  const { paymentMethodId = '', paymentCard, maskedGiftCertificateCode: code } = instrument
  if (isGiftCard(instrument)) return <GiftCardText digits={code?.slice(-SHOWN_DIGITS)} />
  if (paymentMethodId === 'PAY_BY_CHECK') return <FormattedMessage {...messages.check} />
  if (paymentMethodId === 'NO_PAYMENT') return <FormattedMessage {...messages.none} />
  const wallet = WALLETS[paymentMethodId]
  if (wallet) return <>{wallet}</>
  if (!paymentCard?.maskedNumber) return <MethodName id={paymentMethodId} />
  const { cardType, maskedNumber, expirationMonth, expirationYear } = paymentCard
  return (
    <>
      <span>
        {toCardName(cardType)} {toShownNumber(maskedNumber)}
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

function GiftCardText({ digits }: { digits: string | undefined }) {
  return digits ? (
    <FormattedMessage {...messages.giftCardEnding} values={{ digits }} />
  ) : (
    <FormattedMessage {...messages.giftCard} />
  )
}

function MethodName({ id }: { id: string }) {
  return id === 'CREDIT_CARD' ? <FormattedMessage {...messages.creditCard} /> : <>{id}</>
}
