import { useEffect, useRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { ClaimState } from '@rules/claims'
import type { Claim } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { claimStateMessages } from '@/purchase/order-parts/claim.messages'
import { ClaimText } from '@/purchase/order-parts/order-claims'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { claimPageMessages as messages } from './claim-page.messages'
import { BackToOrder } from './known-order'

interface SentStepProps {
  claim: Claim
  orderKey: OrderKey
  again: MessageDescriptor
  /** Begins another one; false if nothing is left for one. */
  onAgain: (() => void) | false
}

export function SentStep({ claim, orderKey, again, onAgain }: SentStepProps) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  const [title, ...texts] = toOutcome(claim)
  return (
    <div className="stack-5">
      <Alert
        ref={outcome}
        tone={NEUTRAL.includes(claim.state) ? 'neutral' : 'success'}
        title={<FormattedMessage {...title} />}
      >
        {texts.map((text) => (
          <p key={text.id}>
            <FormattedMessage {...text} />
          </p>
        ))}
      </Alert>
      <ClaimText claim={claim} orderKey={orderKey} isStateHidden />
      <div className="cluster-3">
        <BackToOrder orderKey={orderKey} />
        {onAgain && (
          <Button variant="quiet" onClick={onAgain}>
            <FormattedMessage {...again} />
          </Button>
        )}
      </div>
    </div>
  )
}

const NEUTRAL: readonly ClaimState[] = ['open', 'declined', 'expired']

function toOutcome({
  kind,
  state,
  hasLabel,
  toShop,
}: Claim): [MessageDescriptor, ...MessageDescriptor[]] {
  if (state === 'returning') {
    if (!hasLabel && !toShop) return [messages.returning, messages.writeFirst]
    const ways = [hasLabel && messages.returningText, toShop && messages.bringBack]
    return [messages.returning, ...ways.filter((way) => way !== false)]
  }
  if (state === 'declined' || state === 'expired') {
    return [claimStateMessages[state], messages.decidedText]
  }
  if (kind === 'return' && state === 'open') return [messages.looked, messages.returnLookedText]
  if (state === 'refunded') return [messages.refunded, messages.refundedText]
  if (state === 'to-replace' || state === 'replaced') {
    return [messages.replaced, messages.replacedText]
  }
  return [messages.looked, messages.lookedText]
}
