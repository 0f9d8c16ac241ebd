import { defineMessages, FormattedMessage } from 'react-intl'
import { ruleMessages } from '@/forms/forms.messages'
import type { SavedCard } from './saved-cards'

const messages = defineMessages({
  expires: { id: 'payment.expiresShort', defaultMessage: 'Expires {month}/{year}' },
})

/** Shows when a saved card expires, or that it has expired (PAY-013). */
export function CardExpiry({ card }: { card: SavedCard }) {
  const { expirationMonth, expirationYear, isExpired } = card
  if (isExpired) return <FormattedMessage {...ruleMessages.cardExpired} />
  const month = String(expirationMonth).padStart(2, '0')
  return <FormattedMessage {...messages.expires} values={{ month, year: expirationYear }} />
}
