import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Claim } from '@/commerce-client/claims'
import { ClaimText } from '@/purchase/order-parts/order-claims'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { newDraft, storedClaim } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import styles from './order-claim.module.css'

interface SentStepProps {
  claim: Claim
  orderNo: string
  /** Whether it is the shopper's own order. */
  isOwn: boolean
  /** Whether something else of the order may be claimed. */
  canClaimMore: boolean
  children: ReactNode
}

/** What happens with the claim. */
export function SentStep({ claim, orderNo, isOwn, canClaimMore, children }: SentStepProps) {
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => outcome.current?.focus(), [])
  const [title, text] = toOutcome(claim)
  return (
    <div className={styles.step}>
      <Alert
        ref={outcome}
        tone={claim.state === 'open' ? 'neutral' : 'success'}
        title={<FormattedMessage {...title} />}
      >
        <FormattedMessage {...text} />
      </Alert>
      <ClaimText claim={claim} isOwn={isOwn} isStateHidden />
      <div className="cluster-3">
        {children}
        {canClaimMore && (
          <Button variant="quiet" onClick={() => storedClaim.set(newDraft(), orderNo)}>
            <FormattedMessage {...messages.another} />
          </Button>
        )}
      </div>
    </div>
  )
}

function toOutcome({ state }: Claim): [MessageDescriptor, MessageDescriptor] {
  if (state === 'refunded') return [messages.refunded, messages.refundedText]
  if (state === 'to-replace' || state === 'replaced') {
    return [messages.replaced, messages.replacedText]
  }
  return [messages.looked, messages.lookedText]
}
