import { useState } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Subscription } from '@/integrations/subscriptions/subscriptions.port'
import { Button } from '@/ui/button'
import { CancelDialog } from './cancel-dialog'
import styles from './subscriptions.module.css'
import { subscriptionsMessages as messages } from './subscriptions.messages'
import type { ChangeRequest } from './use-subscription-changes'

export type Changing = UseMutationResult<void, unknown, ChangeRequest>

interface SubscriptionActionsProps {
  subscription: Subscription
  name: string
  changing: Changing
  /** Opens the form for other changes. */
  onChange: () => void
}

export function SubscriptionActions({
  subscription,
  name,
  changing,
  onChange,
}: SubscriptionActionsProps) {
  const [isCancelling, setCancelling] = useState(false)
  const { state, nextOn } = subscription
  const isPendingFor = (done: MessageDescriptor) =>
    changing.isLoading && changing.variables?.done === done
  const ask = (request: ChangeRequest) => {
    if (!changing.isLoading) changing.mutate(request)
  }
  const pause = () => ask(toPause(nextOn))
  const common = { variant: 'quiet', size: 'sm' } as const
  return (
    <div className={styles.actions}>
      {nextOn !== undefined && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isPendingFor(messages.skipped)}
          onClick={() => ask(toSkip(nextOn))}
        >
          <FormattedMessage {...messages.skip} />
        </Button>
      )}
      {state !== 'active' && subscription.reason !== 'product-gone' && (
        <Button
          variant="secondary"
          size="sm"
          isPending={isPendingFor(messages.isResumed)}
          onClick={() => ask({ changes: [{ action: 'resume' }], done: messages.isResumed })}
        >
          <FormattedMessage {...messages.resume} />
        </Button>
      )}
      {state !== 'cancelled' && (
        <>
          <Button {...common} onClick={onChange}>
            <FormattedMessage {...messages.change} />
          </Button>
          {state === 'active' && (
            <Button {...common} isPending={isPendingFor(messages.isPaused)} onClick={pause}>
              <FormattedMessage {...messages.pause} />
            </Button>
          )}
          <Button
            {...common}
            isPending={isPendingFor(messages.isCancelled)}
            onClick={() => setCancelling(true)}
          >
            <FormattedMessage {...messages.cancel} />
          </Button>
          <CancelDialog
            isOpen={isCancelling}
            name={name}
            onClose={() => setCancelling(false)}
            onCancel={(reason) => ask(toCancel(reason, nextOn))}
            onPause={state === 'active' ? pause : undefined}
          />
        </>
      )}
    </div>
  )
}

const toPause = (nextOn?: string): ChangeRequest => ({
  changes: [{ action: 'pause' }],
  done: messages.isPaused,
  undo: { label: messages.undoPause, changes: [{ action: 'resume', day: nextOn }] },
})

const toSkip = (day: string): ChangeRequest => ({
  changes: [{ action: 'skip', day }],
  done: messages.skipped,
  undo: { label: messages.undoSkip, changes: [{ action: 'date', day }] },
})

const toCancel = (reason: string, nextOn?: string): ChangeRequest => ({
  changes: [{ action: 'cancel', reason }],
  done: messages.isCancelled,
  undo: { label: messages.undoCancel, changes: [{ action: 'resume', day: nextOn }] },
})
