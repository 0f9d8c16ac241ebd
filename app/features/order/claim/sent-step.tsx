import { useEffect, useRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Claim } from '@/commerce-client/claims'
import type { OrderKey } from '@/commerce-client/orders'
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

/** What happens with the claim. */
export function SentStep({ claim, orderKey, again, onAgain }: SentStepProps) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  const [title, text] = toOutcome(claim)
  return (
    <div className="stack-5">
      <Alert
        ref={outcome}
        tone={claim.state === 'open' ? 'neutral' : 'success'}
        title={<FormattedMessage {...title} />}
      >
        <FormattedMessage {...text} />
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

function toOutcome({ kind, state, hasLabel }: Claim): [MessageDescriptor, MessageDescriptor] {
  if (state === 'returning') {
    return [messages.returning, hasLabel ? messages.returningText : messages.bringBack]
  }
  if (kind === 'return' && state === 'open') return [messages.looked, messages.returnLookedText]
  if (state === 'refunded') return [messages.refunded, messages.refundedText]
  if (state === 'to-replace' || state === 'replaced') {
    return [messages.replaced, messages.replacedText]
  }
  return [messages.looked, messages.lookedText]
}
