import { FormattedMessage, defineMessages } from 'react-intl'
import { asText } from '@/lib/read-fields'

const messages = defineMessages({
  chargedLater: { id: 'payment.chargedLater', defaultMessage: 'Charged when your order leaves us' },
  sendCheck: {
    id: 'payment.sendCheck',
    defaultMessage: 'Please send your check, with the order number, to:',
  },
})

interface Instrument {
  paymentMethodId?: string
  c_checkMailingAddress?: unknown
  c_payLater?: unknown
}

/** Shows where to send a check, or when a card is charged later (PAY-007, PAY-037). */
export function PaymentNote({ instrument }: { instrument: Instrument }) {
  const lines = asText(instrument.c_checkMailingAddress)?.split('\n')
  if (instrument.c_payLater === true) return <FormattedMessage {...messages.chargedLater} />
  if (!lines) return null
  return (
    <>
      <p>
        <FormattedMessage {...messages.sendCheck} />
      </p>
      <address>
        {lines.map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
    </>
  )
}
