import { Badge } from '@chakra-ui/react/badge'
import type { MailKind, MailState } from '@domain/mail-wire'

export const KIND_NAMES: Readonly<Record<MailKind, string>> = {
  order: 'Order confirmation',
  shipped: 'Parcel sent',
  cancelled: 'Order cancelled',
  refunded: 'Refund',
  'card-declined': 'Card declined',
  'gift-certificate': 'Gift card',
  subscription: 'Subscription',
  'stock-notice': 'Back in stock',
  account: 'Account',
}

export const STATE_NAMES: Readonly<Record<MailState, string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  discarded: 'Discarded',
  kept: 'Not sent',
}

const COLORS = {
  waiting: 'orange',
  sent: 'green',
  failed: 'red',
  discarded: 'gray',
  kept: 'gray',
} as const

/** Returns the display name of a kind of mail. */
export function toKindName(kind: string): string {
  return Object.entries(KIND_NAMES).find(([one]) => one === kind)?.[1] ?? kind
}

export function MailStateBadge({ state }: { state: MailState }) {
  return (
    <Badge variant="surface" colorPalette={COLORS[state]}>
      {STATE_NAMES[state]}
    </Badge>
  )
}
