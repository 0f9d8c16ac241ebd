import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { RECIPIENTS_LEFT } from '@/purchase/recipients/add-recipients'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { paths } from '@/site/paths'
import { Alert } from '@/ui/alert'
import { Button, ButtonLink } from '@/ui/button'
import { LoadFailure } from '@/ui/load-failure'
import { Skeleton } from '@/ui/skeleton'
import { BuyAgainLines } from './buy-again-plan'
import { LeftOut } from './left-out'
import styles from './buy-again.module.css'
import { buyAgainMessages as messages } from './buy-again.messages'
import { useBuyAgain, type BuyAgainScope } from './use-buy-again'

interface BuyAgainDialogProps extends BuyAgainScope {
  onClose: () => void
}

/** Shows what has changed since the order, then adds the available lines to the bag. */
export function BuyAgainDialog({ onClose, ...scope }: BuyAgainDialogProps) {
  const again = useBuyAgain(scope)
  const { plan, adding, pieces } = again
  if (adding.isSuccess) return <Done count={pieces} onClose={onClose} />
  if (again.isUnread) {
    return (
      <LoadFailure onRetry={again.readAgain}>
        <FormattedMessage {...messages.readFailed} />
      </LoadFailure>
    )
  }
  if (!plan) return <Loading lines={scope.lines.length} />
  const isPossible = plan.lines.length > 0 && !again.isTooMany
  return (
    <div className="stack-4">
      {plan.lines.length > 0 ? (
        <>
          {again.isTooMany ? (
            <Alert tone="error">
              <FormattedMessage
                {...messages.tooMany}
                values={{ count: again.recipientCount, room: again.room }}
              />
            </Alert>
          ) : (
            <p>
              <FormattedMessage {...messages.intro} />
            </p>
          )}
          <BuyAgainLines {...scope} lines={plan.lines} />
        </>
      ) : (
        <Alert tone="warning" title={<FormattedMessage {...messages.nothing} />} />
      )}
      {plan.left.length > 0 && <LeftOut left={plan.left} products={again.products} />}
      <div className={styles.foot}>
        {adding.error && <RecipientsFailure error={adding.error} />}
        {adding.error?.type === RECIPIENTS_LEFT && (
          <Alert tone="warning">
            <FormattedMessage {...messages.leftBehind} />
          </Alert>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage {...(isPossible ? messages.cancel : messages.close)} />
          </Button>
          {isPossible && (
            <Button isPending={adding.isLoading} onClick={() => adding.mutate()}>
              <FormattedMessage {...messages.add} values={{ count: pieces }} />
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function Loading({ lines }: { lines: number }) {
  return (
    <div className="stack-4">
      <p role="status">
        <FormattedMessage {...messages.loading} />
      </p>
      <Skeleton height={`${Math.min(lines, 6) * 2}rem`} />
    </div>
  )
}

/** Confirms the addition and takes the focus, because the clicked button has disappeared. */
function Done({ count, onClose }: { count: number; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="stack-4">
      <Alert
        ref={box}
        tone="success"
        title={<FormattedMessage {...messages.done} values={{ count }} />}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          <FormattedMessage {...messages.stay} />
        </Button>
        <ButtonLink to={paths.bag()}>
          <FormattedMessage {...messages.toBag} />
        </ButtonLink>
      </div>
    </div>
  )
}
