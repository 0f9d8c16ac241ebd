import { useEffect, useRef } from 'react'
import { useIntl, FormattedMessage } from 'react-intl'
import { LIMITS } from '@rules/field-limits'
import { toErrorText } from '@/forms/use-form-field'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import { deliveryMessages as messages } from './delivery.messages'
import styles from './gift-message.module.css'
import type { GiftMessageState } from './use-gift-message'

interface GiftMessageProps {
  gift: GiftMessageState
  /** `true` if there are other recipients who could get the same message. */
  hasOthers: boolean
}

/** A message for the recipient with its own save button (CHK-022 to CHK-024). */
export function GiftMessage({ gift, hasOthers }: GiftMessageProps) {
  const intl = useIntl()
  const left = LIMITS.giftMessage - gift.text.length
  return (
    <div className="stack-3">
      <TextAreaField
        id={gift.id}
        name="giftMessage"
        label={<FormattedMessage {...messages.giftMessageLabel} />}
        isOptional
        maxLength={LIMITS.giftMessage}
        value={gift.text}
        onChange={(event) => gift.write(event.target.value)}
        error={toErrorText(gift.error, intl)}
        hint={<FormattedMessage {...messages.giftMessageCount} values={{ left }} />}
      />
      <div className="cluster-3 items-center">
        <Button
          variant="secondary"
          size="sm"
          disabled={!gift.isUnsaved && !gift.isPending}
          isPending={gift.isPending}
          onClick={gift.save}
        >
          <FormattedMessage {...messages.saveMessage} />
        </Button>
        {hasOthers && gift.text.trim() !== '' && (
          <Button variant="quiet" size="sm" onClick={gift.saveForAll}>
            <FormattedMessage {...messages.messageForAll} />
          </Button>
        )}
        {gift.hasSaved && !gift.isUnsaved && (
          <Button variant="quiet" size="sm" onClick={gift.remove}>
            <FormattedMessage {...messages.removeMessage} />
          </Button>
        )}
        <SavedStatus outcome={gift.outcome} />
      </div>
    </div>
  )
}

/** After saving, the button is disabled or disappears, so the focus moves to the result. */
function SavedStatus({ outcome }: Pick<GiftMessageState, 'outcome'>) {
  const status = useRef<HTMLSpanElement>(null)
  const isSaved = outcome !== undefined
  useEffect(() => {
    const { activeElement: focused } = document
    const isLost = focused === document.body || focused?.matches(':disabled')
    if (isSaved && isLost) status.current?.focus()
  }, [isSaved])
  return (
    <span ref={status} role="status" tabIndex={-1} className={styles.saved}>
      <Outcome outcome={outcome} />
    </span>
  )
}

function Outcome({ outcome }: Pick<GiftMessageState, 'outcome'>) {
  if (!outcome) return null
  if (outcome === 'removed') return <FormattedMessage {...messages.messageRemoved} />
  if (outcome === 'saved') return <FormattedMessage {...messages.messageSaved} />
  return <FormattedMessage {...messages.messageSavedForAll} values={{ count: outcome.count }} />
}
