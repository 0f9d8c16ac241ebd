import { useIntl } from 'react-intl'
import type { AddressFacts } from '@/domain/shipments'
import { recipientMessages } from './recipients.messages'

/** What a recipient is called: by name, else by their place in the list. */
export function useRecipientName() {
  const { formatMessage } = useIntl()
  return (fullName: string, index: number) =>
    fullName || formatMessage(recipientMessages.nameless, { number: index + 1 })
}

/** `12 Cocoa Lane, Saint Louis, MO 63101`; empty without a street. */
export function toOneLine(address: AddressFacts | undefined): string {
  const { address1, city, stateCode, postalCode } = address ?? {}
  if (!address1) return ''
  const place = [stateCode, postalCode].filter(Boolean).join(' ')
  return [address1, city, place].filter(Boolean).join(', ')
}
