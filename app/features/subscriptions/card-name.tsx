import { useIntl, type IntlShape } from 'react-intl'
import { toCardName as toBrandName } from '@/rules/payment'
import { subscriptionsMessages as messages } from './subscriptions.messages'

const DIGITS = 4

interface Card {
  cardType?: string
  maskedNumber?: string
  isExpired: boolean
}

/** The name of a card, e.g. `Visa ending in 1111`, and whether it has expired. */
export function CardName({ card }: { card: Card }) {
  return <>{toCardName(card, useIntl())}</>
}

export function toCardName(
  { cardType, maskedNumber = '', isExpired }: Card,
  { formatMessage }: IntlShape,
): string {
  const digits = maskedNumber.slice(-DIGITS)
  const card = formatMessage(messages.card, { type: toBrandName(cardType), digits })
  return isExpired ? formatMessage(messages.cardExpired, { card }) : card
}
