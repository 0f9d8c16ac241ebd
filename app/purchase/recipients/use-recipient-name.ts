import { useIntl } from 'react-intl'
import { addressLine } from '@rules/address-lines'
import type { AddressFacts } from '@/rules/shipments'
import { recipientMessages } from './recipients.messages'

/** The display name of a recipient: their name, otherwise their position in the list. */
export function useRecipientName() {
  const { formatMessage } = useIntl()
  return (fullName: string, index: number) =>
    fullName || formatMessage(recipientMessages.nameless, { number: index + 1 })
}

/** `12 Cocoa Lane, Saint Louis, MO 63101`; empty without a street. */
export function toOneLine(address: AddressFacts | undefined): string {
  return address?.address1 ? addressLine(address) : ''
}
