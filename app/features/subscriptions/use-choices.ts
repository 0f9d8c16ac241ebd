import { useIntl } from 'react-intl'
import { addDays } from '@rules/days'
import { shopDay } from '@rules/shop-day'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { useAddressBook } from '@/purchase/addresses/address-book'
import { listSavedCards } from '@/purchase/payment/saved-cards'
import { useCustomer } from '@/shopper/customer/use-customer'
import { toCardName } from './card-name'
import { subscriptionsMessages as messages } from './subscriptions.messages'

export function useChoices({ addressId, card }: Subscription) {
  const intl = useIntl()
  const { entries = [] } = useAddressBook()
  const { data: customer } = useCustomer()
  const now = new Date()
  const own = { value: '', label: intl.formatMessage(messages.ownAddress) }
  const none = { value: '', label: intl.formatMessage(messages.noCard) }
  const saved = listSavedCards(customer, now).map((one) => ({
    value: one.id,
    label: toCardName(one, intl),
    isDisabled: one.isExpired && one.id !== card?.id,
  }))
  return {
    addresses: [
      ...(addressId === undefined ? [own] : []),
      ...entries.map((entry) => ({
        value: entry.addressId,
        label: [entry.addressId, entry.address1, entry.city].filter(Boolean).join(', '),
      })),
    ],
    cards: card ? saved : [none, ...saved],
    firstDay: addDays(shopDay(now), 1),
  }
}
