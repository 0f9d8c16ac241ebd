import { useEffect, useId, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CLAIM_LIMITS } from '@rules/claims'
import type { OrderKey } from '@/commerce-client/orders'
import { serverErrorText } from '@/errors/server-error-text'
import { toAppError } from '@/errors/to-app-error'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextAreaField } from '@/ui/text-area-field'
import type { ClaimDraft } from './claim-draft'
import { claimPageMessages as messages } from './claim-page.messages'
import { PhotosField } from './photos-field'
import { toItems, useSendClaim } from './use-send-claim'

interface ShowStepProps {
  orderKey: OrderKey
  orderNo: string
  draft: ClaimDraft
  /** Reads the newest state of the draft. */
  read: () => ClaimDraft
  change: (changes: Partial<ClaimDraft>) => void
}

/** Photos and words, both optional. */
export function ShowStep({ orderKey, orderNo, draft, read, change }: ShowStepProps) {
  const titleId = useId()
  const intl = useIntl()
  const step = useRef<HTMLFormElement>(null)
  useEffect(() => step.current?.focus(), [])
  const photosAdded = useRef<Promise<boolean>>()
  const toClaim = async () => {
    // a failure is shown at the photos
    if ((await photosAdded.current) === false) return undefined
    const { id, kind, items, words, photoIds } = read()
    return kind && { id, kind, items: toItems(items), words, photoIds }
  }
  const onSent = (id: string) => change({ id, step: 'sent' })
  const { sending, send } = useSendClaim(orderKey, orderNo, toClaim, onSent)
  return (
    <form
      ref={step}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="stack-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <h2 id={titleId} className="visually-hidden">
        <FormattedMessage {...messages.show} />
      </h2>
      <PhotosField
        orderKey={orderKey}
        photoIds={draft.photoIds}
        onChange={(update) => {
          const { id, photoIds } = read()
          // another claim may have been begun while the photo was being sent
          if (id === draft.id) change({ photoIds: update(photoIds) })
        }}
        onAdding={(added) => {
          photosAdded.current = added
        }}
      />
      <TextAreaField
        name="claimWords"
        isOptional
        label={<FormattedMessage {...messages.words} />}
        maxLength={CLAIM_LIMITS.words}
        value={draft.words}
        onChange={({ target }) => change({ words: target.value })}
      />
      {sending.isError && (
        <Alert tone="error">{serverErrorText(toAppError(sending.error), intl)}</Alert>
      )}
      <div className="cluster-3">
        <Button type="submit" isPending={sending.isLoading}>
          <FormattedMessage {...messages.send} />
        </Button>
        <Button variant="secondary" onClick={() => change({ step: 'what' })}>
          <FormattedMessage {...messages.previous} />
        </Button>
      </div>
    </form>
  )
}
